import { expect, test } from 'vitest';
import { operations } from '../generated/operations.ts';
import { staleAfter } from './stale-after.ts';

test('every operation that writes has its line, and no other has', () => {
  const writes = Object.entries(operations).flatMap(([id, { method }]) => (method === 'GET' ? [] : [id]));
  expect(Object.keys(staleAfter).toSorted()).toEqual(writes.toSorted());
});

test('every prefix is the beginning of a path that is read', () => {
  const read = Object.values(operations).flatMap(({ method, path }) => (method === 'GET' ? [path] : []));
  for (const [id, prefixes] of Object.entries(staleAfter)) {
    for (const prefix of prefixes)
      expect(
        read.some((path) => path.startsWith(prefix)),
        `${id}: ${prefix}`,
      ).toBe(true);
  }
});
