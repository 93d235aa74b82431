import { describe, expect, it } from 'vitest';
import { dateMarks, evenIndexes } from './date-axis.ts';

const day = (index: number) => new Date(Date.UTC(2026, 10, 1 + index, 3)).toISOString();
const days = (count: number) => Array.from({ length: count }, (_, index) => day(index - count));
const labelsFor = (width: 'narrow' | 'wide', marks: ReturnType<typeof dateMarks>) =>
  marks.filter(({ shown }) => shown === 'always' || shown === width).sort((a, b) => a.index - b.index);

describe('date axis labels', () => {
  it('appear at both ends and in between', () => {
    for (const count of [7, 30, 31, 90, 92, 365]) {
      for (const locale of ['ko', 'en']) {
        for (const width of ['narrow', 'wide'] as const) {
          const indexes = labelsFor(width, dateMarks(days(count), 'day', locale)).map(({ index }) => index);
          expect(indexes.length, `${count} days ${width}`).toBeGreaterThanOrEqual(3);
          expect([indexes[0], indexes.at(-1)]).toEqual([0, count - 1]);
        }
      }
    }
  });

  it('are more numerous on a wide plot than on a narrow one', () => {
    const marks = dateMarks(days(31), 'day', 'en');
    expect(labelsFor('wide', marks).length).toBeGreaterThan(labelsFor('narrow', marks).length);
  });

  it('include the year on the first label and whenever it changes', () => {
    const months = ['2025-11', '2025-12', '2026-01', '2026-02'];
    expect(dateMarks(months, 'month', 'en').map(({ label, year }) => [label, year])).toEqual([
      ['Nov', '2025'],
      ['Dec', null],
      ['Jan', '2026'],
      ['Feb', null],
    ]);
    expect(dateMarks(months, 'month', 'ko')[2]).toMatchObject({ label: '1월', year: '2026년' });
  });

  it('show dates in Korean time', () => {
    expect(dateMarks(['2026-11-20T16:00:00Z'], 'day', 'en')[0]?.label).toBe('Nov 21');
  });
});

describe('evenly spaced indexes', () => {
  it('include all indexes of a short list', () => expect(evenIndexes(5, 5)).toEqual([0, 1, 2, 3, 4]));
  it('include both ends if the gaps are nearly equal', () => {
    expect(evenIndexes(31, 4)).toEqual([0, 10, 20, 30]);
    expect(evenIndexes(92, 4)).toEqual([0, 30, 61, 91]);
  });
  it('are counted back from the last index if the gaps would differ too much', () =>
    expect(evenIndexes(8, 4)).toEqual([1, 3, 5, 7]));
  it('are empty for an empty list', () => expect(evenIndexes(0, 4)).toEqual([]));
});
