import { useMemo } from 'react';
import { useI18nContext } from '../../../i18n/i18n-react.tsx';
import type { Locales } from '../../../i18n/i18n-types.ts';
import { addDays, type CalendarDay } from './calendar-day.ts';

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
