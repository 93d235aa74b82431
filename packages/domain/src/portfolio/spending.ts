import { type Token, tokenValues, type WalletTransaction } from '@gli/sdk';
import { decimal, hasAmount, toKoreanDate } from '@gli/validation';

type Movement = Pick<WalletTransaction, 'token' | 'amount' | 'purpose' | 'completed_at'>;
type TokenSum = { token: Token; amount: string };

/** Purchases and refunds of a month in Korea, by token. */
export type MonthSpending = { month: string; spent: readonly TokenSum[]; refunded: readonly TokenSum[] };

/** Returns the months with completed purchases or refunds, latest first. Tokens without an amount are left out. */
export function getMonthlySpending(transactions: readonly Movement[]): MonthSpending[] {
  const dated = transactions.flatMap(({ completed_at: at, ...one }) =>
    at === null ? [] : [{ ...one, month: toKoreanDate(new Date(at)).slice(0, 7) }],
  );
  const sum = (month: string, purpose: 'order' | 'refund') =>
    tokenValues
      .map((token) => ({
        token,
        amount: decimal.sum(
          dated
            .filter((one) => one.month === month && one.purpose === purpose && one.token === token)
            .map(({ amount }) => amount),
        ),
      }))
      .filter(({ amount }) => hasAmount(amount));
  return [...new Set(dated.map(({ month }) => month))]
    .sort()
    .reverse()
    .map((month) => ({ month, spent: sum(month, 'order'), refunded: sum(month, 'refund') }))
    .filter(({ spent, refunded }) => spent.length > 0 || refunded.length > 0);
}
