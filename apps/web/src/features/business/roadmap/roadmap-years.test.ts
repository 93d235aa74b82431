import { expect, test } from 'vitest';
import { getOutcome, roadmapYears } from './roadmap-years.ts';

const milestone = (due_on: string, done_on: string | null) => ({
  title: due_on,
  done: done_on !== null,
  due_on,
  done_on,
});
const quarter = (number: number, starts_on: string, ends_on: string, due: string) => ({
  id: `q${number}`,
  year: 2024,
  label: `2024 Q${number}`,
  title: `Quarter ${number}`,
  starts_on,
  ends_on,
  milestones: [milestone(due, due)],
});

test('classifies milestones as on time, late or missed', () => {
  expect(getOutcome(milestone('2024-03-08', '2024-03-08'))).toBe('on_time');
  expect(getOutcome(milestone('2024-03-08', '2024-03-12'))).toBe('late');
  expect(getOutcome(milestone('2024-12-20', null))).toBe('not_done');
});

test('covers a year with consecutive quarters', () => {
  const [year] = roadmapYears([
    quarter(1, '2024-01-01', '2024-03-31', '2024-01-01'),
    quarter(2, '2024-04-01', '2024-06-30', '2024-06-30'),
    quarter(3, '2024-07-01', '2024-09-30', '2024-07-01'),
    quarter(4, '2024-10-01', '2024-12-31', '2024-12-31'),
  ]);
  const positions = year?.quarters.map(({ from, to }) => [from, to]) ?? [];
  expect(positions[0]?.[0]).toBe(0);
  expect(positions.at(-1)?.[1]).toBe(1);
  for (const [index, [from]] of positions.entries()) {
    if (index > 0) expect(from).toBe(positions[index - 1]?.[1]);
  }
});

test('numbers a year’s milestones and places them on their planned days', () => {
  const [year] = roadmapYears([
    quarter(1, '2024-01-01', '2024-03-31', '2024-01-01'),
    quarter(3, '2024-07-01', '2024-09-30', '2024-07-01'),
  ]);
  const milestones = year?.quarters.flatMap((one) => one.milestones) ?? [];
  expect(milestones.map(({ number }) => number)).toEqual([1, 2]);
  expect(milestones[0]?.at).toBe(0);
  // Day 182 of 366.
  expect(milestones[1]?.at).toBeCloseTo(182 / 366, 10);
});

test('groups quarters by year in ascending order', () => {
  const later = { ...quarter(1, '2025-01-01', '2025-03-31', '2025-02-01'), year: 2025 };
  const years = roadmapYears([later, quarter(1, '2024-01-01', '2024-03-31', '2024-02-01')]);
  expect(years.map((one) => one.year)).toEqual([2024, 2025]);
});
