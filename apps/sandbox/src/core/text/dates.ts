import { KOREA_TIME_ZONE } from '@gli/validation';

const korean = new Intl.DateTimeFormat('ko', {
  timeZone: KOREA_TIME_ZONE,
  hour: 'numeric',
  minute: 'numeric',
  hour12: true,
});
const english = new Intl.DateTimeFormat('en-US', {
  timeZone: KOREA_TIME_ZONE,
  hour: 'numeric',
  minute: '2-digit',
});

/** Formats a time of day in Korea, in Korean: `오후 2시 22분`, or `오전 10시` on the hour. */
export function koreanTimeText(time: Date): string {
  const parts = korean.formatToParts(time);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const minute = Number(of('minute'));
  return `${of('dayPeriod')} ${of('hour')}시${minute === 0 ? '' : ` ${minute}분`}`;
}

/** Formats a time of day in Korea, in English: `2:22 PM`. */
export const englishTime = (time: Date): string => english.format(time).replace('\u202f', ' ');

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Formats a day in Korean: `2026년 6월 12일`. */
export const koreanDay = (day: string): string =>
  new Intl.DateTimeFormat('ko', { dateStyle: 'long', timeZone: 'UTC' }).format(toDate(day));

/** Formats a day in English: `June 12, 2026`. */
export const englishDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(toDate(day));

const months = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const monthsFormat = {
  ko: new Intl.DateTimeFormat('ko', months),
  en: new Intl.DateTimeFormat('en-US', months),
};

/** Formats the months between two days in Korean: `2026년 10월`, or `2026년 7월~9월`. */
export const koreanMonths = (from: string, to: string): string =>
  monthsFormat.ko.formatRange(toDate(from), toDate(to));

/** Formats the months between two days in English: `October 2026`, or `July – September 2026`. */
export const englishMonths = (from: string, to: string): string =>
  monthsFormat.en.formatRange(toDate(from), toDate(to));
