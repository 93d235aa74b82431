import { expect, test } from 'vitest';
import { estimateMonths } from './estimate-months.ts';

test('ends the payout estimate at the end of the asset’s term', () => {
  expect(estimateMonths(24)).toEqual([6, 12, 24]);
  expect(estimateMonths(30)).toEqual([6, 12, 24, 30]);
  expect(estimateMonths(6)).toEqual([6]);
});
