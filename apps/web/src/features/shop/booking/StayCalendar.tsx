import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useWords } from '../../../i18n/words.ts';
import { type CalendarDay, nightsBetween } from '../calendar/calendar-day.ts';
import { useCalendarNames } from '../calendar/calendar-names.ts';
import { canPick, canStay, lastDeparture, type StayDates, type StayRules } from '../calendar/stay-dates.ts';
import { Calendar, type DayMark } from './Calendar.tsx';

type StayCalendarProps = {
  rules: StayRules;
  dates: StayDates;
  /** The next night with a free room: where the calendar opens. */
  firstFree: CalendarDay;
  onPick: (day: CalendarDay) => void;
};

/** Arrival and departure, chosen in one calendar; below it stands what is chosen and what comes next. */
export function StayCalendar({ rules, dates, firstFree, onPick }: StayCalendarProps) {
  const words = useWords();
  const names = useCalendarNames();
  const markTexts: Record<DayMark, string> = {
    none: '',
    only: words.shopping.dayArrival(),
    start: words.shopping.dayArrival(),
    between: words.shopping.dayBetween(),
    end: words.shopping.dayDeparture(),
  };
  const isTaken = dates.status === 'complete' && !canStay(dates, rules);
  return (
    <Stack gap="sm">
      <Text size="sm" weight="semibold">
        {words.shopping.chooseDates()}
      </Text>
      <Calendar
        first={rules.from}
        last={lastDeparture(rules)}
        initial={firstFree}
        isAvailable={(day) => canPick(dates, day, rules)}
        markOf={(day) => markOf(day, dates)}
        markText={(mark) => markTexts[mark]}
        onPick={onPick}
      />
      <Text size="sm" role="status" tone={isTaken ? 'danger' : 'default'}>
        {isTaken ? words.shopping.datesTaken() : textOf()}
      </Text>
      {rules.maximumNights === null ? null : (
        <Text size="xs" tone="muted">
          {words.shopping.longestStay({ count: rules.maximumNights })}
        </Text>
      )}
    </Stack>
  );

  function textOf(): string {
    switch (dates.status) {
      case 'empty':
        return words.shopping.pickArrival();
      case 'arrival':
        return words.shopping.pickDeparture({ from: names.brief(dates.checkIn) });
      case 'complete':
        return words.shopping.pickedStay({
          from: names.brief(dates.checkIn),
          to: names.brief(dates.checkOut),
          nights: nightsBetween(dates.checkIn, dates.checkOut),
        });
    }
  }
}

function markOf(day: CalendarDay, dates: StayDates): DayMark {
  if (dates.status === 'empty') return 'none';
  if (dates.status === 'arrival') return day === dates.checkIn ? 'only' : 'none';
  if (day === dates.checkIn) return 'start';
  if (day === dates.checkOut) return 'end';
  return dates.checkIn < day && day < dates.checkOut ? 'between' : 'none';
}
