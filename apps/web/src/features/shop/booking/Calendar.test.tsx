// @vitest-environment happy-dom
import { createUiFixture } from '@gli/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import TypesafeI18n from '../../../i18n/i18n-react.tsx';
import { loadAllLocales } from '../../../i18n/i18n-util.sync.ts';
import { Calendar, type DayMark } from './Calendar.tsx';

beforeAll(loadAllLocales);
afterEach(cleanup);

const marks: Record<string, DayMark> = {
  '2026-12-20': 'start',
  '2026-12-21': 'between',
  '2026-12-22': 'end',
};

function renderCalendar() {
  const pick = vi.fn();
  render(
    <TypesafeI18n locale="en">
      <Calendar
        first="2026-11-21"
        last="2027-02-19"
        initial="2026-12-16"
        isAvailable={(day) => day >= '2026-11-21' && day !== '2026-12-17'}
        getDayMark={(day) => marks[day] ?? 'none'}
        markText={(mark) => (mark === 'start' ? 'arrival' : '')}
        onPick={pick}
      />
    </TypesafeI18n>,
    createUiFixture(),
  );
  return { pick, findDay: (name: string) => screen.getByRole('button', { name }) };
}

const getFocusedDay = () => document.activeElement?.closest('[data-day]')?.getAttribute('data-day');

test.each([
  ['{ArrowLeft}', '2026-12-15'],
  ['{ArrowRight}', '2026-12-17'],
  ['{ArrowUp}', '2026-12-09'],
  ['{ArrowDown}', '2026-12-23'],
  ['{Home}', '2026-12-13'],
  ['{End}', '2026-12-19'],
  ['{PageUp}', '2026-11-16'],
  ['{PageDown}', '2027-01-16'],
  ['{PageDown>3}', '2027-02-28'],
  ['{Shift>}{PageDown}', '2027-02-28'],
  ['{Shift>}{PageUp}', '2026-11-01'],
])('on %s, moves from December 16 to %s within the bookable months', async (keys, day) => {
  const { findDay } = renderCalendar();
  findDay('Wednesday, December 16, 2026').focus();
  await userEvent.keyboard(keys);
  expect(getFocusedDay()).toBe(day);
});

test('puts only the initial day into the Tab order', () => {
  const { findDay } = renderCalendar();
  const days = screen
    .getAllByRole('button')
    .filter((button) => button.closest('td') && button.tabIndex === 0);
  expect(days).toEqual([findDay('Wednesday, December 16, 2026')]);
});

test('picks an available day by Enter and by click', async () => {
  const { pick, findDay } = renderCalendar();
  findDay('Wednesday, December 16, 2026').focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(findDay('Friday, December 18, 2026'));
  expect(pick.mock.calls).toEqual([['2026-12-16'], ['2026-12-18']]);
});

test('announces an unavailable day and does not pick it', async () => {
  const { pick, findDay } = renderCalendar();
  const taken = findDay('Thursday, December 17, 2026, not available');
  expect(taken.getAttribute('aria-disabled')).toBe('true');
  taken.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(taken);
  expect(pick).not.toHaveBeenCalled();
});

test('names and selects the days of a stay', () => {
  const { findDay } = renderCalendar();
  expect(findDay('Sunday, December 20, 2026, arrival')).toBeDefined();
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(3);
  expect(screen.getByRole('grid').getAttribute('aria-multiselectable')).toBe('true');
});

test('turns the pages within the bookable months', async () => {
  const { findDay } = renderCalendar();
  await userEvent.click(findDay('Previous month'));
  expect(findDay('Friday, November 20, 2026, past')).toBeDefined();
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeDefined();
  expect(findDay('Previous month').hasAttribute('disabled')).toBe(true);
});
