import type { Text } from '../../../core/text/text.ts';
import { addMonths, addMonthsToDay, monthOf, monthsBetween } from '../../../core/time/calendar.ts';
import { plusMs, toKoreanDate } from '../../../core/time/time.ts';
import type { AssetDetails } from '../assets/asset-details.ts';
import { englishDay, koreanDay } from '../assets/asset-status.ts';
import type { SeededAsset } from './seeded-asset.ts';

/** The day of the contract's examples. */
const CAST_DAY = '2026-11-21';
const HOUR_MS = 3_600_000;

// Yields and payouts belong to calendar months, so assets and investments move by whole months; the rest of the demo
// data moves by days.

/** Whole months from the examples to now. */
export function monthsSinceCast(now: Date): number {
  const today = toKoreanDate(now);
  const months =
    monthsBetween(monthOf(CAST_DAY), monthOf(today)) - (today.slice(8) < CAST_DAY.slice(8) ? 1 : 0);
  return Math.max(0, months);
}

/** The same time of day some months later. */
export function moveTime(time: Date, months: number): Date {
  const day = toKoreanDate(time);
  const moved = Date.parse(addMonthsToDay(day, months)) - Date.parse(day);
  return plusMs(time, Math.round(moved / HOUR_MS) * HOUR_MS);
}

/** Moves the days that a text names, in either language, by some months. */
export function moveText<T extends Text | null>(text: T, months: number): T | Text {
  if (text === null || months === 0) return text;
  return { ko: moveKorean(text.ko, months), en: moveEnglish(text.en, months) };
}

export function moveAsset(asset: SeededAsset, months: number): SeededAsset {
  if (months === 0) return asset;
  const { row, details, yields } = asset;
  return {
    row: {
      ...row,
      summary: moveText(row.summary, months),
      statusReason: moveText(row.statusReason ?? null, months),
      earnsFrom: row.earnsFrom == null ? null : addMonths(row.earnsFrom, months),
      opensAt: moveTime(row.opensAt, months),
      closesAt: row.closesAt == null ? null : moveTime(row.closesAt, months),
      createdAt: moveTime(row.createdAt, months),
      updatedAt: moveTime(row.updatedAt, months),
    },
    details: moveDetails(details, months),
    yields: yields.map((one) => ({ ...one, month: addMonths(one.month, months) })),
  };
}

function moveDetails(details: AssetDetails, months: number): AssetDetails {
  return {
    ...details,
    description: moveText(details.description, months),
    documents: details.documents.map((one) => ({
      ...one,
      publishedOn: addMonthsToDay(one.publishedOn, months),
    })),
    facts: {
      ...details.facts,
      other: details.facts.other.map(({ label, value }) => ({ label, value: moveText(value, months) })),
    },
  };
}

const ENGLISH_MONTHS = Array.from(
  { length: 12 },
  (_, index) => englishDay(`2026-${String(index + 1).padStart(2, '0')}-01`).split(' ')[1],
);
const two = (number: string | number): string => String(number).padStart(2, '0');

function moveKorean(text: string, months: number): string {
  return text.replace(
    /(\d{4})년 (\d{1,2})월( \d{1,2}일)?/g,
    (_, year: string, month: string, day?: string) => {
      const date = addMonthsToDay(
        `${year}-${two(month)}-${two(day?.trim().replace('일', '') ?? '1')}`,
        months,
      );
      const moved = koreanDay(date);
      return day === undefined ? moved.replace(/ \d{1,2}일$/, '') : moved;
    },
  );
}

function moveEnglish(text: string, months: number): string {
  const names = ENGLISH_MONTHS.join('|');
  const date = new RegExp(`(?:(\\d{1,2}) )?(${names}) (\\d{4})`, 'g');
  return text.replace(date, (_, day: string | undefined, month: string, year: string) => {
    const moved = addMonthsToDay(
      `${year}-${two(ENGLISH_MONTHS.indexOf(month) + 1)}-${two(day ?? '1')}`,
      months,
    );
    return day === undefined ? englishDay(moved).replace(/^\d{1,2} /, '') : englishDay(moved);
  });
}
