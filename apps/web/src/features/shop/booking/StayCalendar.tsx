import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
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
  const t = useTranslations();
  const names = useCalendarNames();
  const markTexts: Record<DayMark, string> = {
    none: '',
    only: t.shopping.dayArrival(),
    start: t.shopping.dayArrival(),
    between: t.shopping.dayBetween(),
    end: t.shopping.dayDeparture(),
  };
  const isTaken = dates.status === 'complete' && !canStay(dates, rules);
  return (
    <Stack gap="sm">
      <Text size="sm" weight="semibold">
        {t.shopping.chooseDates()}
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
        {isTaken ? t.shopping.datesTaken() : textOf()}
      </Text>
      {rules.maximumNights === null ? null : (
        <Text size="xs" tone="muted">
          {t.shopping.longestStay({ count: rules.maximumNights })}
        </Text>
      )}
    </Stack>
  );

  function textOf(): string {
    switch (dates.status) {
      case 'empty':
        return t.shopping.pickArrival();
      case 'arrival':
        return t.shopping.pickDeparture({ from: names.brief(dates.checkIn) });
      case 'complete':
        return t.shopping.pickedStay({
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
