import { addDays } from '../../core/time/calendar.ts';

/** A day in Korea, `2026-11-20`; days compare as texts. */
export type CalendarDay = string;

/** Every day from one to another, both included; none when `until` is earlier. */
export function daysFrom(from: CalendarDay, until: CalendarDay): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The nights of a stay: every day except the day of departure. */
export const nightsOf = (checkIn: CalendarDay, checkOut: CalendarDay): CalendarDay[] =>
  daysFrom(checkIn, addDays(checkOut, -1));

/** A time of day in Korea: `koreanTime('2026-12-12', '15:00')`. */
export const koreanTime = (day: CalendarDay, time: string): Date => new Date(`${day}T${time}:00+09:00`);

/** The next day from Monday to Friday. */
export function nextWeekday(day: CalendarDay): CalendarDay {
  const next = addDays(day, 1);
  const weekday = new Date(next).getUTCDay();
  return weekday === 0 || weekday === 6 ? nextWeekday(next) : next;
}
