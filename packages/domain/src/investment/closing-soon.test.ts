import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { isClosingSoon } from './closing-soon.ts';

const { funding } = exampleOf('getRwaAsset', 200);
const NOW = Date.parse('2026-11-21T09:00:00+09:00');

test.each([
  ['active', '2026-12-21T09:00:00+09:00', '68.25', true],
  ['active', '2026-12-21T09:00:01+09:00', '68.25', false],
  ['active', '2027-07-30T18:00:00+09:00', '90.00', true],
  ['active', null, '89.99', false],
  ['pending', '2026-11-30T18:00:00+09:00', '0', false],
  ['completed', '2026-11-30T18:00:00+09:00', '100', false],
] as const)('with status %s, closing date %s and %s%%: %s', (status, closes_at, progress_percent, isSoon) => {
  expect(isClosingSoon({ status, funding: { ...funding, closes_at, progress_percent } }, NOW)).toBe(isSoon);
});
