import type { DashboardBalance, DashboardOverview, DashboardTransaction } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { memberBalances } from '../../core/ledger/balances.ts';
import { TOKENS } from '../../core/ledger/ledger.ts';
import { toKoreanDate, toTimestamp } from '../../core/time/time.ts';
import { PRICE_KRW, valueKrw } from '../../core/tokens/prices.ts';
import { percentOfWhole, writtenAmount } from '../../core/tokens/written-amount.ts';
import {
  creditedSince,
  firstDayOf,
  monthOf,
  type Position,
  running,
  startOfDay,
  totalsOf,
} from '../rwa/index.ts';
import { walletTransactions } from '../wallet/index.ts';

/** The contract's bound. */
const MAX_TRANSACTIONS = 5;

/** One line for every token, in the platform's order. */
export async function balanceLines(db: Database, memberId: string): Promise<DashboardBalance[]> {
  const held = await memberBalances(db, memberId);
  return TOKENS.map((token) => ({
    token,
    balance: writtenAmount(held[token].balance),
    price_krw: PRICE_KRW[token],
    value_krw: valueKrw(held[token].balance, token),
  }));
}

/** The running investments in sum. */
export function investmentTotals(positions: readonly Position[]): DashboardOverview['investments'] {
  const active = running(positions);
  const totals = totalsOf(active);
  return {
    token: 'GLIB',
    investment_count: active.length,
    invested: writtenAmount(totals.principal),
    earned: writtenAmount(totals.earned),
    current_value: writtenAmount(totals.value),
    current_value_krw: valueKrw(totals.value, 'GLIB'),
    return_percent: totals.returnPercent,
  };
}

/** What the investments earned since the first of the month, in percent of their worth on that day. */
export function monthToDate(positions: readonly Position[], now: Date): DashboardOverview['this_month'] {
  const month = monthOf(toKoreanDate(now));
  const start = startOfDay(firstDayOf(month));
  const before = positions.filter(
    ({ investment: { investedAt, releasedAt } }) =>
      investedAt < start && (releasedAt === null || releasedAt >= start),
  );
  const worth = decimal.subtract(totalsOf(before).value, decimal.sum(creditedSince(before, start)));
  const change = decimal.sum(creditedSince(positions, start));
  const invested = positions.filter(({ investment }) => investment.investedAt >= start);
  return {
    month,
    token: 'GLIB',
    invested: writtenAmount(totalsOf(invested).principal),
    change: writtenAmount(change),
    change_percent: percentOfWhole(change, worth),
  };
}

/** The latest movements of a member's tokens. */
export async function latestTransactions(db: Database, memberId: string): Promise<DashboardTransaction[]> {
  const rows = await db
    .select()
    .from(walletTransactions)
    .where(eq(walletTransactions.memberId, memberId))
    .orderBy(desc(walletTransactions.createdAt), asc(walletTransactions.id))
    .limit(MAX_TRANSACTIONS);
  return rows.map(({ id, createdAt, type, status, token, amount }) => ({
    id,
    created_at: toTimestamp(createdAt),
    type,
    direction: type === 'deposit' ? 'in' : 'out',
    status,
    token,
    amount: writtenAmount(amount),
  }));
}
