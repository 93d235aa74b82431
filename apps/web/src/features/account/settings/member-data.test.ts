import contract from '@gli/sdk/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { MEMBER_READS, OTHER_READS } from './member-data.ts';

test('covers every read of the contract that needs a login', () => {
  const reads = Object.values(contract.paths)
    .flatMap((path) => ('get' in path ? [path.get] : []))
    .filter((read) => !('security' in read) || read.security.length > 0)
    .map(({ operationId }) => operationId);
  expect([...Object.keys(MEMBER_READS), ...OTHER_READS].sort()).toEqual(reads.sort());
});
