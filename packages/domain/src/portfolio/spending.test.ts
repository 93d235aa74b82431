import type { WalletTransactionPurpose } from '@gli/sdk';
import { expect, test } from 'vitest';
import { getMonthlySpending } from './spending.ts';

const movement = (
  purpose: WalletTransactionPurpose,
  amount: string,
  completed_at: string | null,
  token: 'GLIB' | 'GLIL' = 'GLIL',
) => ({ purpose, amount, completed_at, token });

test('adds up completed purchases and refunds by month in Korea and by token', () => {
  const months = getMonthlySpending([
    movement('order', '100', '2026-11-20T10:00:00+09:00'),
    movement('order', '16.5', '2026-11-02T10:00:00+09:00'),
    movement('order', '30', '2026-11-02T10:00:00+09:00', 'GLIB'),
    movement('refund', '72', '2026-10-31T10:00:00+09:00'),
    // It is November in Korea.
    movement('order', '1', '2026-10-31T16:00:00Z'),
    movement('order', '5', null),
    movement('investment', '300', '2026-09-01T10:00:00+09:00'),
  ]);
  expect(months).toEqual([
    {
      month: '2026-11',
      spent: [
        { token: 'GLIB', amount: '30' },
        { token: 'GLIL', amount: '117.5' },
      ],
      refunded: [],
    },
    { month: '2026-10', spent: [], refunded: [{ token: 'GLIL', amount: '72' }] },
  ]);
});
