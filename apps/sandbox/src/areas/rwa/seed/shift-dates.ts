import { EXAMPLES_DAY } from '../../../core/seed/seed-context.ts';
import { englishDay, koreanDay } from '../../../core/text/dates.ts';
import type { Text } from '../../../core/text/text.ts';
import { addMonths, monthsBetween, shiftMonth, toMonth } from '../../../core/time/calendar.ts';
import { HOUR_MS, plusMs, toKoreanDate } from '../../../core/time/time.ts';
import type { AssetDetails } from '../assets/asset-details.ts';
import type { SeededAsset } from './seeded-asset.ts';

// Yields and payouts belong to calendar months, so assets and investments move by whole months. The rest of the demo
// data moves by days.

export function getMonthsSinceExamples(now: Date): number {
  const today = toKoreanDate(now);
  const months =
    monthsBetween(toMonth(EXAMPLES_DAY), toMonth(today)) - (today.slice(8) < EXAMPLES_DAY.slice(8) ? 1 : 0);
  return Math.max(0, months);
}

/** Moves a time by whole months, keeping the time of day. */
export function shiftTime(time: Date, months: number): Date {
  const day = toKoreanDate(time);
  const moved = Date.parse(addMonths(day, months)) - Date.parse(day);
  return plusMs(time, Math.round(moved / HOUR_MS) * HOUR_MS);
}

/** Shifts the dates mentioned in a text by whole months, in both languages. */
export function shiftText<T extends Text | null>(text: T, months: number): T | Text {
  if (text === null || months === 0) return text;
  return { ko: shiftKorean(text.ko, months), en: shiftEnglish(text.en, months) };
}

export function shiftAsset(asset: SeededAsset, months: number): SeededAsset {
  if (months === 0) return asset;
  const { row, details, yields } = asset;
  return {
    row: {
      ...row,
      summary: shiftText(row.summary, months),
      statusReason: shiftText(row.statusReason ?? null, months),
      earnsFrom: row.earnsFrom == null ? null : shiftMonth(row.earnsFrom, months),
      opensAt: shiftTime(row.opensAt, months),
      closesAt: row.closesAt == null ? null : shiftTime(row.closesAt, months),
      createdAt: shiftTime(row.createdAt, months),
      updatedAt: shiftTime(row.updatedAt, months),
    },
    details: shiftDetails(details, months),
    yields: yields.map((one) => ({ ...one, month: shiftMonth(one.month, months) })),
  };
}

function shiftDetails(details: AssetDetails, months: number): AssetDetails {
  return {
    ...details,
    description: shiftText(details.description, months),
    documents: details.documents.map((one) => ({
      ...one,
      publishedOn: addMonths(one.publishedOn, months),
    })),
    facts: {
      ...details.facts,
      other: details.facts.other.map(({ label, value }) => ({ label, value: shiftText(value, months) })),
    },
  };
}

const ENGLISH_MONTHS = Array.from(
  { length: 12 },
  (_, index) => englishDay(`2026-${String(index + 1).padStart(2, '0')}-01`).split(' ')[0],
);
const two = (number: string | number): string => String(number).padStart(2, '0');

function shiftKorean(text: string, months: number): string {
  return text.replace(
    /(\d{4})년 (\d{1,2})월( \d{1,2}일)?/g,
    (_, year: string, month: string, day?: string) => {
      const date = addMonths(`${year}-${two(month)}-${two(day?.trim().replace('일', '') ?? '1')}`, months);
      const moved = koreanDay(date);
      return day === undefined ? moved.replace(/ \d{1,2}일$/, '') : moved;
    },
  );
}

function shiftEnglish(text: string, months: number): string {
  const names = ENGLISH_MONTHS.join('|');
  const date = new RegExp(`(${names}) (?:(\\d{1,2}), )?(\\d{4})`, 'g');
  return text.replace(date, (_, month: string, day: string | undefined, year: string) => {
    const moved = addMonths(`${year}-${two(ENGLISH_MONTHS.indexOf(month) + 1)}-${two(day ?? '1')}`, months);
    return day === undefined ? englishDay(moved).replace(/ \d{1,2},/, '') : englishDay(moved);
  });
}
