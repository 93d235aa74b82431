import { expect, test } from 'vitest';
import { operationTable } from '../generated/operation-table.ts';
import { staleAfter } from './stale-after.ts';

test('every operation that writes has its line, and no other has', () => {
  const writes = Object.entries(operationTable).flatMap(([id, { method }]) => (method === 'GET' ? [] : [id]));
  expect(Object.keys(staleAfter).toSorted()).toEqual(writes.toSorted());
});

test('every prefix is the beginning of a path that is read', () => {
  const read = Object.values(operationTable).flatMap(({ method, path }) => (method === 'GET' ? [path] : []));
  for (const [id, prefixes] of Object.entries(staleAfter)) {
    for (const prefix of prefixes)
      expect(
        read.some((path) => path.startsWith(prefix)),
        `${id}: ${prefix}`,
      ).toBe(true);
  }
});
