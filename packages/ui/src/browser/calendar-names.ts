import type { CalendarDay } from '@gli/validation';
import { useMemo } from 'react';
import { useLocale } from '../provider/UiProvider.tsx';

/** Returns formatters for days, weekdays and months in a language. */
export function createCalendarNames(locale: string) {
  // Calendar days have no time zone, so they are parsed and formatted as UTC.
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: CalendarDay) => format.format(new Date(`${day}T00:00:00Z`));
  };
  return {
    /** Formats a day like `Thursday, December 24, 2026`. */
    full: formatter({ dateStyle: 'full' }),
    /** Formats a day like `Thu, Dec 24`. */
    brief: formatter({ month: 'short', day: 'numeric', weekday: 'short' }),
    /** Formats a day like `Dec 24`. */
    monthDay: formatter({ month: 'short', day: 'numeric' }),
    month: formatter({ year: 'numeric', month: 'long' }),
    /** Formats a day's weekday in one or two letters. */
    weekday: formatter({ weekday: 'narrow' }),
    weekdayName: formatter({ weekday: 'long' }),
  };
}

/** Returns the formatters in the member's language. */
export function useCalendarNames() {
  const locale = useLocale();
  return useMemo(() => createCalendarNames(locale), [locale]);
}
