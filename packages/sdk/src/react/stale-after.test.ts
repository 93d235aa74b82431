import { expect, test } from 'vitest';
import { operationTable } from '../generated/operation-table.ts';
import { staleAfter } from './stale-after.ts';

test('has an entry for exactly the write operations', () => {
  const writes = Object.entries(operationTable).flatMap(([id, { method }]) => (method === 'GET' ? [] : [id]));
  expect(Object.keys(staleAfter).toSorted()).toEqual(writes.toSorted());
});

test('contains only prefixes of read paths', () => {
  const read = Object.values(operationTable).flatMap(({ method, path }) => (method === 'GET' ? [path] : []));
  for (const [id, prefixes] of Object.entries(staleAfter)) {
    for (const prefix of prefixes)
      expect(
        read.some((path) => path.startsWith(prefix)),
        `${id}: ${prefix}`,
      ).toBe(true);
  }
});
