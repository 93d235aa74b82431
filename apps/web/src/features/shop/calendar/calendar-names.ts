import { useMemo } from 'react';
import { useI18nContext } from '../../../i18n/i18n-react.tsx';
import type { Locales } from '../../../i18n/i18n-types.ts';
import { addDays, type CalendarDay } from './calendar-day.ts';

/** Any Sunday: the week of the names begins with it. */
const aSunday = '2026-11-01';
const daysOfWeek = 7;

/** How days, weekdays and months are called in one language. */
export function calendarNamesOf(locale: Locales) {
  // Calendar days have no zone: they are read and written as those of UTC.
  const names = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: CalendarDay) => format.format(new Date(`${day}T00:00:00Z`));
  };
  const long = names({ weekday: 'long' });
  const short = names({ weekday: 'narrow' });
  return {
    /** `Thursday, 24 December 2026` */
    full: names({ dateStyle: 'full' }),
    /** `Thu, Dec 24` */
    brief: names({ month: 'short', day: 'numeric', weekday: 'short' }),
    month: names({ year: 'numeric', month: 'long' }),
    dayOfMonth: (day: CalendarDay) => String(Number(day.slice(8))),
    weekdays: Array.from({ length: daysOfWeek }, (_, index) => {
      const day = addDays(aSunday, index);
      return { long: long(day), short: short(day) };
    }),
  };
}

/** The names of days in the member's language. */
export function useCalendarNames() {
  const { locale } = useI18nContext();
  return useMemo(() => calendarNamesOf(locale), [locale]);
}
