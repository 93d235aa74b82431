import { expect, test } from 'vitest';
import { byDay } from './DayList.tsx';

test('groups rows by their day in Korea and keeps their order', () => {
  const late = { at: '2026-11-21T15:30:00Z' };
  const early = { at: '2026-11-22T02:00:00+09:00' };
  const before = { at: '2026-11-21T23:59:00+09:00' };
  const dated = { at: '2026-11-21' };
  expect(byDay([late, early, before, dated])).toEqual([
    { day: '2026-11-22', rows: [late, early] },
    { day: '2026-11-21', rows: [before, dated] },
  ]);
});
