import { expect, it } from 'vitest';
import { leftOut } from './journeys.ts';

it('leaves out one language of each pair, in turn, in every project', () => {
  expect(
    leftOut([
      '  [sandbox] › orders.spec.ts:10:5 › orders in ko › are paid',
      '  [sandbox] › orders.spec.ts:20:5 › orders in ko › are cancelled in time',
      '  [sandbox] › orders.spec.ts:10:5 › orders in en › are paid',
      '  [sandbox] › orders.spec.ts:20:5 › orders in en › are cancelled in time',
      '  [wallets] › orders.spec.ts:10:5 › orders in ko › are paid',
      '  [wallets] › orders.spec.ts:10:5 › orders in en › are paid',
    ]),
  ).toEqual([
    '  [sandbox] › orders.spec.ts:10:5 › orders in en › are paid',
    '  [sandbox] › orders.spec.ts:20:5 › orders in ko › are cancelled in time',
    '  [wallets] › orders.spec.ts:10:5 › orders in en › are paid',
  ]);
});

it('keeps what has no language', () => {
  expect(leftOut(['  [sandbox] › offline.spec.ts:10:5 › a visit in time › goes on'])).toEqual([]);
});
