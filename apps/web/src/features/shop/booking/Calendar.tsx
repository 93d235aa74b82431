import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../../design/controls/IconButton.tsx';
import { Inline } from '../../../design/display/Layout.tsx';
import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { addMonths, type CalendarDay, clampDay, weeksOfMonth } from '../calendar/calendar-day.ts';
import { dayAfterKey } from '../calendar/calendar-keys.ts';
import { useCalendarNames } from '../calendar/calendar-names.ts';
import * as Part from './calendar.styles.ts';

/** How a day looks and what it means in the choice. */
export type DayMark = 'none' | 'only' | 'start' | 'between' | 'end';

type CalendarProps = {
  /** First and last day that it can show. */
  first: CalendarDay;
  last: CalendarDay;
  /** The day that the keyboard begins at. */
  initial: CalendarDay;
  isAvailable: (day: CalendarDay) => boolean;
  markOf: (day: CalendarDay) => DayMark;
  /** What a mark means, for those who do not see it. */
  markText: (mark: DayMark) => string;
  onPick: (day: CalendarDay) => void;
};

/**
 * A month to choose days from: the grid pattern of WAI-ARIA. One day takes the focus by Tab, keys move it; days that
 * cannot be had can be reached and say so, and choosing them does nothing.
 */
export function Calendar(props: CalendarProps) {
  const { first, last, isAvailable, markOf, markText, onPick } = props;
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
      <Inline justify="between" nowrap>
        <IconButton
          label={t.shopping.previousMonth()}
          disabled={month <= first.slice(0, 7)}
          onClick={() => turn(-1)}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <Part.Title id={titleId} aria-live="polite">
          {names.month(focused)}
        </Part.Title>
        <IconButton
          label={t.shopping.nextMonth()}
          disabled={month >= last.slice(0, 7)}
          onClick={() => turn(1)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      </Inline>
      <VisuallyHidden id={helpId}>{t.shopping.calendarHelp()}</VisuallyHidden>
      <Part.Grid
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
              <Part.Weekday key={long} scope="col" abbr={long}>
                {short}
              </Part.Weekday>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(focused).map((week, index) => (
            <tr key={week.find((day) => day !== null) ?? index}>
              {week.map((day, column) =>
                day === null ? (
                  <td key={column} />
                ) : (
                  <Part.Cell key={day} mark={markOf(day)} aria-selected={markOf(day) !== 'none'}>
                    <Part.Day
                      type="button"
                      data-day={day}
                      mark={markOf(day)}
                      tabIndex={day === focused ? 0 : -1}
                      aria-disabled={!isAvailable(day)}
                      onClick={() => pick(day)}
                    >
                      <span aria-hidden>{names.dayOfMonth(day)}</span>
                      <VisuallyHidden>
                        {[
                          names.full(day),
                          markText(markOf(day)),
                          isAvailable(day) || markOf(day) !== 'none' ? '' : t.shopping.dayTaken(),
                        ]
                          .filter(Boolean)
                          .join(', ')}
                      </VisuallyHidden>
                    </Part.Day>
                  </Part.Cell>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Part.Grid>
    </div>
  );
}
