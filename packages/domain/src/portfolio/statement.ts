import type { PeriodBalance, Token, WalletTransaction } from '@gli/sdk';
import { decimal, hasAmount, isSameAmount } from '@gli/validation';

/** Statement of a calendar year in Korea. */
export type Statement = {
  year: number;
  /** Balances before and after the year, from the ledger. */
  balances: readonly PeriodBalance[];
  /** Transactions completed in the year, earliest first. */
  transactions: readonly (WalletTransaction & { completed_at: string })[];
};

export type TokenTotals = {
  token: Token;
  opening: string;
  received: string;
  /** Part of `received` that investments earned. */
  payouts: string;
  spent: string;
  closing: string;
};

type Movement = Pick<WalletTransaction, 'token' | 'amount' | 'direction' | 'purpose'>;

/** Returns totals by token, for tokens that the member owned or moved. */
export function sumByToken({
  balances,
  transactions,
}: Pick<Statement, 'balances'> & { transactions: readonly Movement[] }): TokenTotals[] {
  const sumAmounts = (token: Token, isCounted: (one: Movement) => boolean) =>
    decimal.sum(
      transactions.filter((one) => one.token === token && isCounted(one)).map(({ amount }) => amount),
    );
  return balances
    .map(({ token, opening, closing }) => ({
      token,
      opening,
      received: sumAmounts(token, ({ direction }) => direction === 'in'),
      payouts: sumAmounts(token, ({ purpose }) => purpose === 'payout'),
      spent: sumAmounts(token, ({ direction }) => direction === 'out'),
      closing,
    }))
    .filter(({ token, ...figures }) => Object.values(figures).some(hasAmount));
}

/** True if the transactions add up to the balances. */
export const isReconciled = ({ opening, received, spent, closing }: TokenTotals): boolean =>
  isSameAmount(decimal.subtract(decimal.add(opening, received), spent), closing);
