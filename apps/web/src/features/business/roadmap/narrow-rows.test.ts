import { expect, test } from 'vitest';
import { narrowRows } from './narrow-rows.ts';
import { roadmapState } from './roadmap-state.ts';

test('from top to bottom every quarter is followed by its milestones, and nothing overlaps', () => {
  const milestone = (title: string) => ({ title, done: false, due_on: '2024-02-01', done_on: null });
  const quarter = (id: string, ...titles: string[]) => ({
    id,
    year: 2024,
    label: id,
    title: id,
    starts_on: '2024-01-01',
    ends_on: '2024-03-31',
    milestones: titles.map(milestone),
  });
  const [course] = roadmapState([quarter('Q1', 'a', 'b'), quarter('Q2', 'c')]);
  const { rows, height } = narrowRows(course ?? { year: 2024, quarters: [] });
  expect(rows.map((row) => (row.kind === 'quarter' ? row.quarter.id : row.milestone.title))).toEqual([
    'Q1',
    'a',
    'b',
    'Q2',
    'c',
  ]);
  const places = rows.map(({ y }) => y);
  for (const [index, y] of places.entries()) {
    if (index > 0) expect(y - (places[index - 1] ?? y)).toBeGreaterThanOrEqual(30);
  }
  expect(height).toBeGreaterThan(places.at(-1) ?? 0);
});
