import { IconButton, useCalendarNames, VisuallyHidden } from '@gli/ui';
import { ChevronLeft, ChevronRight } from '@gli/ui/icons';
import type { CalendarDay } from '@gli/validation';
import { type ButtonHTMLAttributes, type Ref, type TableHTMLAttributes, useId } from 'react';
import { DayButton, type DayButtonProps, DayPicker } from 'react-day-picker';
import { useI18nContext, useTranslations } from '@/i18n';
import { Frame, MonthGrid } from './Calendar.styles.ts';

const marks = ['only', 'start', 'between', 'end'] as const;
export type DayMark = 'none' | (typeof marks)[number];

// Days have no time zone, so the calendar runs in UTC.
const toDate = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): CalendarDay => date.toISOString().slice(0, 10);

type CalendarProps = {
  ref?: Ref<HTMLDivElement>;
  first: CalendarDay;
  last: CalendarDay;
  initial: CalendarDay;
  isAvailable: (day: CalendarDay) => boolean;
  getDayMark: (day: CalendarDay) => DayMark;
  /** Returns a description of a mark for screen readers. */
  markText: (mark: DayMark) => string;
  onPick: (day: CalendarDay) => void;
};

/**
 * A month of selectable days that follows the WAI-ARIA grid pattern. Tab focuses one day, and keys move the focus.
 * Unavailable days can be focused and are announced as such, but choosing one has no effect.
 */
export function Calendar(props: CalendarProps) {
  const { ref, first, last, initial, isAvailable, getDayMark, markText, onPick } = props;
  const t = useTranslations();
  const { locale } = useI18nContext();
  const names = useCalendarNames();
  const helpId = useId();
  const isMarked = (day: CalendarDay) => getDayMark(day) !== 'none';
  const describeDay = (day: CalendarDay) => {
    const isShown = isAvailable(day) || isMarked(day);
    const note = isShown ? '' : day < first ? t.shopping.dayPast() : t.shopping.dayTaken();
    return [names.full(day), markText(getDayMark(day)), note].filter(Boolean).join(', ');
  };
  return (
    <Frame ref={ref} role="group" aria-describedby={helpId}>
      <VisuallyHidden id={helpId}>{t.shopping.calendarHelp()}</VisuallyHidden>
      <DayPicker
        lang={locale}
        timeZone="UTC"
        navLayout="around"
        startMonth={toDate(first)}
        endMonth={toDate(last)}
        // The day that Tab focuses, and whose month is shown first.
        today={toDate(initial)}
        modifiers={{
          unavailable: (date) => !isAvailable(toDay(date)),
          past: (date) => toDay(date) < first,
          selected: (date) => isMarked(toDay(date)),
          ...Object.fromEntries(
            marks.map((mark) => [mark, (date: Date) => getDayMark(toDay(date)) === mark]),
          ),
        }}
        modifiersClassNames={Object.fromEntries([...marks, 'past'].map((name) => [name, name]))}
        onDayClick={(date, { unavailable }) => {
          if (!unavailable) onPick(toDay(date));
        }}
        formatters={{
          formatCaption: (month) => names.month(toDay(month)),
          formatWeekdayName: (date) => names.weekday(toDay(date)),
        }}
        labels={{
          labelGrid: (month) => names.month(toDay(month)),
          labelWeekday: (date) => names.weekdayName(toDay(date)),
          labelDayButton: (date) => describeDay(toDay(date)),
          labelPrevious: () => t.shopping.previousMonth(),
          labelNext: () => t.shopping.nextMonth(),
        }}
        components={components}
      />
    </Frame>
  );
}

/** Scrolls to a calendar and focuses the day that Tab would focus. */
export function focusCalendar(calendar: HTMLElement | null): void {
  calendar?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus({ preventScroll: true });
  calendar?.scrollIntoView({ block: 'center' });
}

/** A day that can be focused even if it is unavailable. Its name is text, because a label would hide the number. */
const Day = ({ 'aria-label': name, children, ...props }: DayButtonProps) => (
  <DayButton {...props} aria-disabled={props.modifiers.unavailable === true}>
    <span aria-hidden>{children}</span>
    <VisuallyHidden>{name}</VisuallyHidden>
  </DayButton>
);

const TurnButton = ({ 'aria-label': label = '', ...props }: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <IconButton label={label} disabled={props['aria-disabled'] === true} onClick={props.onClick}>
    {props.children}
  </IconButton>
);

const components = {
  MonthGrid: (props: TableHTMLAttributes<HTMLTableElement>) => <MonthGrid {...props} aria-multiselectable />,
  DayButton: Day,
  PreviousMonthButton: TurnButton,
  NextMonthButton: TurnButton,
  Chevron: ({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) =>
    orientation === 'left' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />,
};
