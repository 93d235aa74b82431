import type { Text } from '../../../core/text/text.ts';

/** Why an asset is complete, with the day (`YYYY-MM-DD`) on which its target was reached. */
export function fundedReason(day: string): Text {
  return {
    ko: `${koreanDay(day)}에 목표 금액을 모두 모집했습니다.`,
    en: `The target was reached on ${englishDay(day)}.`,
  };
}

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** `2026년 6월 12일` */
export const koreanDay = (day: string): string =>
  new Intl.DateTimeFormat('ko', { dateStyle: 'long', timeZone: 'UTC' }).format(dateOf(day));

/** `12 June 2026` */
export const englishDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(dateOf(day));
