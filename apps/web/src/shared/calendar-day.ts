import { useMemo } from 'react';
import { useI18nContext } from '../i18n/i18n-react.tsx';
import type { Locales } from '../i18n/i18n-types.ts';

/** A calendar day without a time or zone, `2026-12-24`; days compare as strings. */
export type CalendarDay = string;

const DAY_MS = 86_400_000;

const timeOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): CalendarDay => new Date(time).toISOString().slice(0, 10);

/** The day `count` days later, or earlier for a negative count. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return dayOf(timeOf(day) + count * DAY_MS);
}

/** The same day of another month; the last day of a month that has no such day. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const date = new Date(timeOf(day));
  const month = date.getUTCMonth() + count;
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), lastOfMonth)));
}

/** The number of nights between two days; negative when the second is earlier. */
export function nightsBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((timeOf(to) - timeOf(from)) / DAY_MS);
}

/** The nights of a stay by the day on which each starts: every day except the departure. */
export function nightsOf(checkIn: CalendarDay, checkOut: CalendarDay): CalendarDay[] {
  return Array.from({ length: Math.max(0, nightsBetween(checkIn, checkOut)) }, (_, night) =>
    addDays(checkIn, night),
  );
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(timeOf(day)).getUTCDay();
}

/** The nearest day from `first` to `last`. */
export function clampDay(day: CalendarDay, first: CalendarDay, last: CalendarDay): CalendarDay {
  if (day < first) return first;
  return day > last ? last : day;
}

/** The weeks of a day's month, starting on Sunday; null for days of other months. */
export function weeksOfMonth(day: CalendarDay): (CalendarDay | null)[][] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  const weeks: (CalendarDay | null)[][] = [];
  for (let sunday = start; sunday < addMonths(first, 1); sunday = addDays(sunday, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
    weeks.push(days.map((one) => (one.startsWith(month) ? one : null)));
  }
  return weeks;
}

/** Weeks start on Sunday; any Sunday gives their names. */
const SUNDAY = '2026-11-01';

/** Names of days, weekdays and months in one language. */
export function calendarNamesOf(locale: Locales) {
  // Calendar days have no zone: they are parsed and formatted as UTC.
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: CalendarDay) => format.format(new Date(`${day}T00:00:00Z`));
  };
  const long = formatter({ weekday: 'long' });
  const short = formatter({ weekday: 'narrow' });
  return {
    /** `Thursday, 24 December 2026` */
    full: formatter({ dateStyle: 'full' }),
    /** `Thu, Dec 24` */
    brief: formatter({ month: 'short', day: 'numeric', weekday: 'short' }),
    month: formatter({ year: 'numeric', month: 'long' }),
    dayOfMonth: (day: CalendarDay) => String(Number(day.slice(8))),
    weekdays: Array.from({ length: 7 }, (_, index) => {
      const day = addDays(SUNDAY, index);
      return { long: long(day), short: short(day) };
    }),
  };
}

/** The names of days in the member's language. */
export function useCalendarNames() {
  const { locale } = useI18nContext();
  return useMemo(() => calendarNamesOf(locale), [locale]);
}
