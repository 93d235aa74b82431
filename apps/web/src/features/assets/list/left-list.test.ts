import { expect, test } from 'vitest';
import { leaveList, leftList } from './left-list.ts';

const where: Parameters<typeof leaveList>[0] = {
  list: 'low risk, 3 columns',
  entry: 'entry-1',
  row: 7,
  below: 120,
  heights: [[420, 452], 420],
};

test('going back to a list leads to where it was left', () => {
  leaveList(where);
  expect(leftList(where.list, where.entry)).toEqual(where);
});

test('a new visit, another list and a list that was left before the last one begin at their top', () => {
  leaveList(where);
  expect(leftList(where.list, 'entry-2')).toBeUndefined();
  expect(leftList('low risk, 2 columns', where.entry)).toBeUndefined();
  leaveList({ ...where, list: 'high risk, 3 columns' });
  expect(leftList(where.list, where.entry)).toBeUndefined();
});
