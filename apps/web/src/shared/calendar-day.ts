import { addDays, addMonths, type CalendarDay } from '@gli/validation';
import { useMemo } from 'react';
import { type Locales, useI18nContext } from '@/i18n';

const toTime = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);
/** Returns a day's weekday, from 0 for Sunday to 6 for Saturday. */
export function getWeekday(day: CalendarDay): number {
  return new Date(toTime(day)).getUTCDay();
}

/** Limits a day to the range from `first` to `last`. */
export function clampDay(day: CalendarDay, first: CalendarDay, last: CalendarDay): CalendarDay {
  if (day < first) return first;
  return day > last ? last : day;
}

/** Returns the weeks of a day's month, starting on Sunday. Days in other months are null. */
export function getMonthWeeks(day: CalendarDay): (CalendarDay | null)[][] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const start = addDays(first, -getWeekday(first));
  const weeks: (CalendarDay | null)[][] = [];
  for (let sunday = start; sunday < addMonths(first, 1); sunday = addDays(sunday, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
    weeks.push(days.map((one) => (one.startsWith(month) ? one : null)));
  }
  return weeks;
}

/** An arbitrary Sunday, the first day of a week. */
const SUNDAY = '2026-11-01';

/** Returns formatters for days, weekdays and months in a language. */
export function createCalendarNames(locale: Locales) {
  // Calendar days have no time zone, so they are parsed and formatted as UTC.
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: CalendarDay) => format.format(new Date(`${day}T00:00:00Z`));
  };
  const long = formatter({ weekday: 'long' });
  const short = formatter({ weekday: 'narrow' });
  return {
    /** Formats a day like `Thursday, December 24, 2026`. */
    full: formatter({ dateStyle: 'full' }),
    /** Formats a day like `Thu, Dec 24`. */
    brief: formatter({ month: 'short', day: 'numeric', weekday: 'short' }),
    month: formatter({ year: 'numeric', month: 'long' }),
    dayOfMonth: (day: CalendarDay) => String(Number(day.slice(8))),
    weekdays: Array.from({ length: 7 }, (_, index) => {
      const day = addDays(SUNDAY, index);
      return { long: long(day), short: short(day) };
    }),
  };
}

/** Returns the formatters in the member's language. */
export function useCalendarNames() {
  const { locale } = useI18nContext();
  return useMemo(() => createCalendarNames(locale), [locale]);
}
