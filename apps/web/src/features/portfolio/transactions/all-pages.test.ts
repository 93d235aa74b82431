import { expect, test } from 'vitest';
import { allPages } from './all-pages.ts';

const row = (id: string) => ({ id });

test('every page is read until there is no next one, and a row that moved on is taken once', async () => {
  const pages = [
    { results: [row('c'), row('b')], next: '/?page=2' },
    { results: [row('b'), row('a')], next: null },
  ];
  const asked: number[] = [];
  const rows = await allPages(async (page) => {
    asked.push(page);
    return pages[page - 1] ?? { results: [], next: null };
  });
  expect(rows.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(asked).toEqual([1, 2]);
});

test('a page that cannot be read fails the whole: half a file would look like all of it', async () => {
  const reading = allPages(async (page) => {
    if (page === 2) throw new Error('lost');
    return { results: [row('a')], next: '/?page=2' };
  });
  await expect(reading).rejects.toThrow('lost');
});
