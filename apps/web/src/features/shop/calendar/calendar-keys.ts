import { addDays, addMonths, type CalendarDay, clampDay, weekdayOf } from './calendar-day.ts';

/**
 * Where a key leads from a day, as in the grid pattern of WAI-ARIA: arrows a day or a week, Home and End the week's
 * ends, Page Up and Down a month, with Shift a year. Null for a key that moves nothing.
 */
export function dayAfterKey(
  day: CalendarDay,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { first, last }: { first: CalendarDay; last: CalendarDay },
): CalendarDay | null {
  const target = targetOf(day, key, shiftKey ? 12 : 1);
  return target === null ? null : clampDay(target, first, last);
}

function targetOf(day: CalendarDay, key: string, months: number): CalendarDay | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return null;
  }
}
