import type { PeriodBalance, Token, WalletTransaction } from '@gli/sdk';
import { decimal } from '@gli/validation';
import type { TestSandbox } from '../sandbox.ts';

/** Korean days, both inclusive. */
export type Period = { readonly from: string; readonly to: string };

export type StatementLine = {
  readonly token: Token;
  readonly opening: string;
  readonly received: string;
  readonly spent: string;
  readonly closing: string;
};

/**
 * Reads a member's statement like a client would: all pages of effective movements, and the balances before and after.
 */
export async function readStatement(
  { send }: TestSandbox,
  { access: token }: { readonly access: string },
  { from, to }: Period,
): Promise<StatementLine[]> {
  const transactions: WalletTransaction[] = [];
  let balances: PeriodBalance[] = [];
  const query = `from_date=${from}&to_date=${to}&date_field=completed_at&page_size=100`;
  let address: string | null = `/v1/wallet/info/?${query}`;
  while (address !== null) {
    const { body } = await send('GET', address.replace(/^\/api/, ''), { token });
    transactions.push(...body.transactions.results);
    balances = body.period_balances;
    address = body.transactions.next;
  }
  return balances.map(({ token: name, opening, closing }) => {
    const sumAmounts = (way: WalletTransaction['direction']) =>
      decimal.sum(
        transactions
          .filter(({ token: of, direction }) => of === name && direction === way)
          .map(({ amount }) => amount),
      );
    return {
      token: name,
      opening,
      received: sumAmounts('in'),
      spent: sumAmounts('out'),
      closing,
    } as StatementLine;
  });
}

/** Calculates the closing balance from a statement's other figures. */
export const reconcile = ({ opening, received, spent }: StatementLine): string =>
  decimal.subtract(decimal.add(opening, received), spent);
