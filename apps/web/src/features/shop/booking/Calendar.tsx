import { addDays, addMonths, type CalendarDay } from '@gli/validation';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton, Inline, styled, Text, VisuallyHidden } from '@/design';
import { useTranslations } from '@/i18n';
import { clampDay, getMonthWeeks, getWeekday, useCalendarNames } from '@/shared';

const Grid = styled('table', {
  tableLayout: 'fixed',
  marginTop: '$2',
  '& td, & th': { padding: '1px 0', textAlign: 'center' },
});
const Weekday = styled('th', {
  height: '2rem',
  fontSize: '$xs',
  fontWeight: '$medium',
  color: '$textMuted',
});
// The range's band runs through the cells. Its ends are rounded under the selected days.
const Cell = styled('td', {
  variants: {
    mark: {
      none: {},
      only: {},
      start: { background: 'linear-gradient(to right, transparent 50%, $colors$primarySoft 50%)' },
      between: { background: '$primarySoft' },
      end: { background: 'linear-gradient(to left, transparent 50%, $colors$primarySoft 50%)' },
    },
  },
});
const chosenDay = { background: '$primary', color: '$onPrimary', fontWeight: '$bold' };
const Day = styled('button', {
  width: '100%',
  maxWidth: '2.75rem',
  minHeight: '2.75rem',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: '$round',
  background: 'transparent',
  fontSize: '$sm',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@largeText': { fontSize: '0.625rem' },
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '1px' },
  '&[aria-disabled="true"]': { color: '$textMuted', textDecoration: 'line-through', cursor: 'not-allowed' },
  '@hover': { '&:hover:not([aria-disabled="true"])': { borderColor: '$primary' } },
  variants: {
    mark: {
      none: {},
      between: { color: '$primaryText', fontWeight: '$semibold' },
      only: chosenDay,
      start: chosenDay,
      end: { ...chosenDay, '&[aria-disabled="true"]': { color: '$onPrimary', textDecoration: 'none' } },
    },
  },
});

export type DayMark = 'none' | 'only' | 'start' | 'between' | 'end';

type CalendarProps = {
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
  const { first, last, isAvailable, getDayMark, markText, onPick } = props;
  const t = useTranslations();
  const names = useCalendarNames();
  const titleId = useId();
  const helpId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const isMovedByKey = useRef(false);
  const [current, setCurrent] = useState(props.initial);
  const focused = clampDay(current, first, last);

  useEffect(() => {
    if (!isMovedByKey.current) return;
    isMovedByKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  const press = (event: KeyboardEvent) => {
    const next = dayAfterKey(focused, event, { first, last });
    if (next === null) return;
    event.preventDefault();
    isMovedByKey.current = next !== focused;
    setCurrent(next);
  };
  const turn = (months: number) => setCurrent(clampDay(addMonths(focused, months), first, last));
  const pick = (day: CalendarDay) => {
    setCurrent(day);
    if (isAvailable(day)) onPick(day);
  };
  const month = focused.slice(0, 7);
  return (
    <div>
      <Inline justify="between" nowrap css={{ '@largeText': { flexWrap: 'wrap' } }}>
        <IconButton
          label={t.shopping.previousMonth()}
          disabled={month <= first.slice(0, 7)}
          onClick={() => turn(-1)}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <Text weight="semibold" id={titleId} aria-live="polite">
          {names.month(focused)}
        </Text>
        <IconButton
          label={t.shopping.nextMonth()}
          disabled={month >= last.slice(0, 7)}
          onClick={() => turn(1)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      </Inline>
      <VisuallyHidden id={helpId}>{t.shopping.calendarHelp()}</VisuallyHidden>
      <Grid
        ref={grid}
        role="grid"
        aria-labelledby={titleId}
        aria-describedby={helpId}
        aria-multiselectable
        onKeyDown={press}
      >
        <thead>
          <tr>
            {names.weekdays.map(({ long, short }) => (
              <Weekday key={long} scope="col" abbr={long}>
                {short}
              </Weekday>
            ))}
          </tr>
        </thead>
        <tbody>
          {getMonthWeeks(focused).map((week, index) => (
            <tr key={week.find((day) => day !== null) ?? index}>
              {week.map((day, column) =>
                day === null ? (
                  <td key={column} />
                ) : (
                  <Cell key={day} mark={getDayMark(day)} aria-selected={getDayMark(day) !== 'none'}>
                    <Day
                      type="button"
                      data-day={day}
                      mark={getDayMark(day)}
                      tabIndex={day === focused ? 0 : -1}
                      aria-disabled={!isAvailable(day)}
                      onClick={() => pick(day)}
                    >
                      <span aria-hidden>{names.dayOfMonth(day)}</span>
                      <VisuallyHidden>
                        {[
                          names.full(day),
                          markText(getDayMark(day)),
                          isAvailable(day) || getDayMark(day) !== 'none' ? '' : t.shopping.dayTaken(),
                        ]
                          .filter(Boolean)
                          .join(', ')}
                      </VisuallyHidden>
                    </Day>
                  </Cell>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Grid>
    </div>
  );
}

/**
 * Returns the day to which a key moves the focus, as in the WAI-ARIA grid pattern. Arrow keys move by a day or
 * week, Home and End to the ends of the week, and Page Up and Down by a month, or by a year with Shift. Returns
 * null for any other key.
 */
export function dayAfterKey(
  day: CalendarDay,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { first, last }: { first: CalendarDay; last: CalendarDay },
): CalendarDay | null {
  const target = keyMoves[key]?.(day, shiftKey ? 12 : 1);
  return target === undefined ? null : clampDay(target, first, last);
}

const keyMoves: Record<string, (day: CalendarDay, months: number) => CalendarDay> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -getWeekday(day)),
  End: (day) => addDays(day, 6 - getWeekday(day)),
  PageUp: (day, months) => addMonths(day, -months),
  PageDown: (day, months) => addMonths(day, months),
};
