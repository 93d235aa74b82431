import { isReconciled, type Statement, sumByToken } from '@gli/domain';
import { type GliClient, GliContractError, type PeriodBalance, type WalletTransaction } from '@gli/sdk';
import { getWalletInfoQuery } from '@gli/sdk/react';
import type { QueryClient } from '@tanstack/react-query';
import { allPages } from '../transactions/transaction-rows.ts';

/** Rows per request, which is the contract's maximum. */
const PAGE_ROWS = 100;

/**
 * Reads a year's transactions and the balances before and after it.
 * @throws GliContractError if the transactions do not add up to the balances, which a statement must never show
 */
export async function readStatement(cache: QueryClient, client: GliClient, year: number): Promise<Statement> {
  const days = { from_date: `${year}-01-01`, to_date: `${year}-12-31`, date_field: 'completed_at' } as const;
  let balances: readonly PeriodBalance[] = [];
  const transactions = await allPages(async (page) => {
    const query = getWalletInfoQuery(client, { ...days, page, page_size: PAGE_ROWS });
    // Ignores the cache, because pages read at different times might not add up.
    const info = await cache.fetchQuery({ ...query, staleTime: 0 });
    balances = info.period_balances;
    return info.transactions;
  });
  const statement = { year, balances, transactions: transactions.filter(hasTakenEffect).toReversed() };
  if (!sumByToken(statement).every(isReconciled)) {
    throw new GliContractError(`The transactions of ${year} do not add up to the balances.`, 200);
  }
  return statement;
}

const hasTakenEffect = (one: WalletTransaction): one is Statement['transactions'][number] =>
  one.completed_at !== null;
