import type { UpcomingPayout } from '@gli/sdk';
import { expect, test } from 'vitest';
import { equalPayouts, payoutText } from './equal-payouts.ts';

const payout = (investment_id: string, change: Partial<UpcomingPayout> = {}): UpcomingPayout => ({
  investment_id,
  asset_id: 'ast_1',
  asset_name: 'Villas',
  pays_on: '2026-12-10',
  amount: '6.20',
  token: 'GLIB',
  ...change,
});

test('groups equal payouts with their count and sum', () => {
  const groups = equalPayouts([
    payout('inv_1'),
    payout('inv_2', { amount: '6.2' }),
    payout('inv_3', { amount: '7' }),
    payout('inv_4', { pays_on: '2027-01-10' }),
    payout('inv_5', { asset_id: 'ast_2' }),
    payout('inv_6'),
  ]);
  expect(groups.map(({ investment_id, count, total }) => [investment_id, count, total])).toEqual([
    ['inv_1', 3, '18.6'],
    ['inv_3', 1, '7'],
    ['inv_4', 1, '6.2'],
    ['inv_5', 1, '6.2'],
  ]);
  const format = (amount: string, token: string) => `${Number(amount)} ${token}`;
  expect(groups.map((group) => payoutText(group, format)).slice(0, 2)).toEqual(['3 × 6.2 GLIB', '7 GLIB']);
});
