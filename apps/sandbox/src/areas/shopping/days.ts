import { addDays, type CalendarDay } from '@gli/validation';

export { type CalendarDay, getKoreanTime, getNights } from '@gli/validation';

/** Lists the days of an inclusive range. Empty if `until` is earlier than `from`. */
export function daysFrom(from: CalendarDay, until: CalendarDay): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns the next weekday (Monday to Friday). */
export function nextWeekday(day: CalendarDay): CalendarDay {
  const next = addDays(day, 1);
  const weekday = new Date(next).getUTCDay();
  return weekday === 0 || weekday === 6 ? nextWeekday(next) : next;
}
