import {
  type GliClient,
  GliContractError,
  type InvestmentSummary,
  type PeriodBalance,
  type Token,
  type WalletTransaction,
} from '@gli/sdk';
import { getWalletInfoQuery, listInvestmentsQuery } from '@gli/sdk/react';
import { decimal, toKoreanDate } from '@gli/validation';
import type { QueryClient } from '@tanstack/react-query';
import { allPages } from '../transactions/transaction-rows.ts';

/** Rows per request, which is the contract's maximum. */
const PAGE_ROWS = 100;

/** Statement of a calendar year in Korea. */
export type Statement = {
  year: number;
  /** Balances before and after the year, from the ledger. */
  balances: readonly PeriodBalance[];
  /** Investments that were active in the year, with their earnings until today. */
  investments: readonly InvestmentSummary[];
  /** Transactions completed in the year, earliest first. */
  transactions: readonly (WalletTransaction & { completed_at: string })[];
};

/**
 * Reads a year's transactions, the balances before and after it, and the investments that were active in it.
 * @throws GliContractError if the transactions do not add up to the balances, which a statement must never show
 */
export async function readStatement(cache: QueryClient, client: GliClient, year: number): Promise<Statement> {
  const days = { from_date: `${year}-01-01`, to_date: `${year}-12-31`, date_field: 'completed_at' } as const;
  let balances: readonly PeriodBalance[] = [];
  const [transactions, investments] = await Promise.all([
    allPages(async (page) => {
      const query = getWalletInfoQuery(client, { ...days, page, page_size: PAGE_ROWS });
      // Ignores the cache, because pages read at different times might not add up.
      const info = await cache.fetchQuery({ ...query, staleTime: 0 });
      balances = info.period_balances;
      return info.transactions;
    }),
    allPages((page) => cache.fetchQuery(listInvestmentsQuery(client, { page, page_size: PAGE_ROWS }))),
  ]);
  const statement = {
    year,
    balances,
    investments: investments.filter((one) => ranIn(year, one)),
    transactions: transactions.filter(hasTakenEffect).toReversed(),
  };
  if (!sumByToken(statement).every(isReconciled)) {
    throw new GliContractError(`The transactions of ${year} do not add up to the balances.`, 200);
  }
  return statement;
}

const hasTakenEffect = (one: WalletTransaction): one is Statement['transactions'][number] =>
  one.completed_at !== null;

/** True if an investment was made by the end of a year and matures after its start. */
export function ranIn(
  year: number,
  { invested_at, matures_on }: Pick<InvestmentSummary, 'invested_at' | 'matures_on'>,
): boolean {
  return Number(toKoreanDate(new Date(invested_at)).slice(0, 4)) <= year && matures_on >= `${year}-01-01`;
}

export type TokenTotals = {
  token: Token;
  opening: string;
  received: string;
  spent: string;
  closing: string;
  earned: string;
};

/** Returns totals by token, for tokens that the member owned, moved or earned. */
export function sumByToken({ balances, investments, transactions }: Statement): TokenTotals[] {
  const sumAmounts = (token: Token, direction: WalletTransaction['direction']) =>
    decimal.sum(
      transactions
        .filter((transaction) => transaction.token === token && transaction.direction === direction)
        .map(({ amount }) => amount),
    );
  return balances
    .map(({ token, opening, closing }) => ({
      token,
      opening,
      received: sumAmounts(token, 'in'),
      spent: sumAmounts(token, 'out'),
      closing,
      earned: decimal.sum(investments.filter((one) => one.token === token).map(({ earned }) => earned)),
    }))
    .filter(({ token, ...figures }) => Object.values(figures).some((figure) => !decimal.isZero(figure)));
}

const isReconciled = ({ opening, received, spent, closing }: TokenTotals): boolean =>
  decimal.compare(decimal.subtract(decimal.add(opening, received), spent), closing) === 0;
