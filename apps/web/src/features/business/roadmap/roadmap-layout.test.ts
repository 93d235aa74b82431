import { expect, test } from 'vitest';
import { dotSides, narrowRows } from './roadmap-layout.ts';
import { roadmapYears } from './roadmap-years.ts';

test('alternates dots above and below the line', () => {
  expect(dotSides([0, 100, 200], 28)).toEqual([-1, 1, -1]);
});

test('moves a dot that would touch its neighbor to the other side', () => {
  expect(dotSides([0, 100, 103, 130], 28)).toEqual([-1, 1, -1, 1]);
  expect(dotSides([0, 90, 100, 119], 28)).toEqual([-1, 1, -1, 1]);
  expect(dotSides([0, 60, 70, 75, 100], 28)).toEqual([-1, 1, -1, 1, -1]);
});

test('places the second of two close dots above the line if there is space', () => {
  expect(dotSides([0, 10, 40, 42, 60], 28)).toEqual([-1, 1, -1, 1, -1]);
});

test('places the quarters and milestones of the vertical layout without overlap', () => {
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
  const [year] = roadmapYears([quarter('Q1', 'a', 'b'), quarter('Q2', 'c')]);
  const { rows, height } = narrowRows(year?.quarters ?? []);
  expect(rows.map((row) => (row.kind === 'quarter' ? row.quarter.id : row.milestone.title))).toEqual([
    'Q1',
    'a',
    'b',
    'Q2',
    'c',
  ]);
  const positions = rows.map(({ y }) => y);
  for (const [index, y] of positions.entries()) {
    if (index > 0) expect(y - (positions[index - 1] ?? y)).toBeGreaterThanOrEqual(30);
  }
  expect(height).toBeGreaterThan(positions.at(-1) ?? 0);
});
