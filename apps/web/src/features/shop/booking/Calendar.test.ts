import { expect, test } from 'vitest';
import { dayAfterKey } from './Calendar.tsx';

const bounds = { first: '2026-11-21', last: '2027-02-19' };
const from = '2026-12-16';

test.each([
  ['ArrowLeft', false, '2026-12-15'],
  ['ArrowRight', false, '2026-12-17'],
  ['ArrowUp', false, '2026-12-09'],
  ['ArrowDown', false, '2026-12-23'],
  ['Home', false, '2026-12-13'],
  ['End', false, '2026-12-19'],
  ['PageUp', false, '2026-11-21'],
  ['PageDown', false, '2027-01-16'],
  ['PageDown', true, '2027-02-19'],
  ['PageUp', true, '2026-11-21'],
])('on the key %s (Shift: %s), moves to %s within the bookable period', (key, shiftKey, expected) => {
  expect(dayAfterKey(from, { key, shiftKey }, bounds)).toBe(expected);
});

test('leaves other keys to the browser', () => {
  expect(dayAfterKey(from, { key: 'Tab', shiftKey: false }, bounds)).toBeNull();
  expect(dayAfterKey(from, { key: 'Enter', shiftKey: false }, bounds)).toBeNull();
});
