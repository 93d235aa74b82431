import type { GliClient, Investment, InvestmentPayout, Token, WalletTransaction } from '@gli/sdk';
import { getInvestment, getWalletInfo, listInvestments } from '@gli/sdk/operations';
import { decimal } from '@gli/validation';
import { allPages, signedAmount } from '../transactions/transaction-rows.ts';

/** Rows of one request; the contract's maximum. */
const PAGE_ROWS = 100;
/** Investments read at the same time. */
const PARALLEL = 4;

export type StatementPayout = InvestmentPayout & { asset: string; token: Token };

/** What happened in a calendar year of Korea, earliest first. */
export type Statement = {
  year: number;
  payouts: readonly StatementPayout[];
  transactions: readonly WalletTransaction[];
};

/** Reads a year's transactions, and the payouts of every investment. */
export async function readStatement(
  client: GliClient,
  year: number,
  signal: AbortSignal,
): Promise<Statement> {
  const days = { from_date: `${year}-01-01`, to_date: `${year}-12-31` };
  const [transactions, investments] = await Promise.all([
    allPages(async (page) => {
      const info = await getWalletInfo(client, { ...days, page, page_size: PAGE_ROWS }, { signal });
      return info.transactions;
    }),
    allPages((page) => listInvestments(client, { page, page_size: PAGE_ROWS }, { signal })),
  ]);
  const details: Investment[] = [];
  for (let next = 0; next < investments.length; next += PARALLEL) {
    const batch = investments.slice(next, next + PARALLEL);
    details.push(...(await Promise.all(batch.map(({ id }) => getInvestment(client, { id }, { signal })))));
  }
  return { year, payouts: payoutsIn(year, details), transactions: transactions.toReversed() };
}

/** The payouts that were credited in a year. */
export function payoutsIn(year: number, investments: readonly Investment[]): StatementPayout[] {
  return investments
    .flatMap(({ asset, token, payouts }) =>
      payouts.map((payout) => ({ ...payout, asset: asset.name, token })),
    )
    .filter(({ credited_on }) => credited_on.startsWith(`${year}-`))
    .sort((a, b) => a.credited_on.localeCompare(b.credited_on));
}

export type TokenTotals = { token: Token; payouts: string; received: string; spent: string };

/** Sums by token; failed transactions moved nothing and do not count. */
export function totalsOf({ payouts, transactions }: Statement): TokenTotals[] {
  const moved = transactions.filter(({ status }) => status !== 'failed');
  const tokens = new Set([...payouts, ...moved].map(({ token }) => token));
  const sumOf = (token: Token, direction: WalletTransaction['direction']) =>
    decimal.sum(
      moved
        .filter((transaction) => transaction.token === token && transaction.direction === direction)
        .map(({ amount }) => amount),
    );
  return [...tokens].sort().map((token) => ({
    token,
    payouts: decimal.sum(payouts.filter((payout) => payout.token === token).map(({ amount }) => amount)),
    received: sumOf(token, 'in'),
    spent: sumOf(token, 'out'),
  }));
}

/** A row of the statement's file, payouts and transactions in one list by time. */
export type StatementRow = { at: string } & (
  | { kind: 'payout'; payout: StatementPayout }
  | { kind: 'transaction'; transaction: WalletTransaction; signed: string }
);

export function rowsOf({ payouts, transactions }: Statement): StatementRow[] {
  const rows: StatementRow[] = [
    ...payouts.map((payout) => ({ kind: 'payout' as const, at: payout.credited_on, payout })),
    ...transactions.map((transaction) => ({
      kind: 'transaction' as const,
      at: transaction.created_at,
      transaction,
      signed: signedAmount(transaction),
    })),
  ];
  return rows.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
