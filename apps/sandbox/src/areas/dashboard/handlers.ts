import type { DashboardBalance, DashboardOverview, DashboardTransaction, Token } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { asc, desc, eq } from 'drizzle-orm';
import { defineHandler } from '../../core/contract/handler.ts';
import type { Database } from '../../core/data/database.ts';
import { type MemberBalance, memberBalances } from '../../core/ledger/balances.ts';
import { TOKENS } from '../../core/ledger/ledger.ts';
import type { Language } from '../../core/text/text.ts';
import { getStartOfMonth, toMonth } from '../../core/time/calendar.ts';
import { toKoreanDate, toKoreanTimestamp } from '../../core/time/time.ts';
import { calculatePercent, formatAmount } from '../../core/tokens/format-amount.ts';
import { PRICE_KRW, valueKrw } from '../../core/tokens/prices.ts';
import {
  activePositions,
  calculateTotals,
  findPositions,
  investmentSummary,
  type PaidOnDay,
  type Position,
  paidByDay,
  upcomingPayouts,
} from '../rwa/index.ts';
import { transactionView, walletTransactions } from '../wallet/index.ts';
import { unreadNotices } from './notices.ts';
import { listTasks } from './tasks.ts';
import { waitingOrders } from './waiting-orders.ts';

/** Limits from the contract. */
const MAX_INVESTMENTS = 3;
const MAX_PAYOUTS = 3;
const MAX_NOTICES = 50;
const MAX_TRANSACTIONS = 5;

export const getDashboardOverview = defineHandler(
  'getDashboardOverview',
  async ({ member, db, now, language, reply }) => {
    const positions = await findPositions(db, member.id, { now });
    const held = await memberBalances(db, member.id);
    const balancesKrw = decimal.sum(TOKENS.map((token) => valueKrw(held[token].total, token)));
    const investments = investmentTotals(positions);
    const paid = await paidByDay(db, member.id, getStartOfMonth(now));
    const waiting = await waitingOrders(db, member.id, now);
    const notices = await unreadNotices(db, { member, positions, waiting, now });
    return reply(200, {
      total_value_krw: decimal.add(balancesKrw, investments.current_value_krw),
      balances_value_krw: balancesKrw,
      balances: balanceLines(held),
      investments,
      this_month: monthToDate(positions, paid, now),
      recent_investments: positions
        .slice(0, MAX_INVESTMENTS)
        .map((position) => investmentSummary(position, language)),
      recent_transactions: await latestTransactions(db, member.id, language),
      upcoming_payouts: upcomingPayouts(positions, MAX_PAYOUTS, language),
      tasks: await listTasks(db, { member, waiting, hasInvested: positions.length > 0, now, language }),
      unread_notice_count: notices.length,
      notices: notices.slice(0, MAX_NOTICES).map(({ id, kind, title, text, createdAt }) => ({
        id,
        kind,
        title: title[language],
        text: text[language],
        created_at: toKoreanTimestamp(createdAt),
      })),
      calculated_at: toKoreanTimestamp(now),
    });
  },
);

/** Returns one line for every token, in the platform's order. */
function balanceLines(held: Readonly<Record<Token, MemberBalance>>): DashboardBalance[] {
  return TOKENS.map((token) => ({
    token,
    balance: formatAmount(held[token].balance),
    staked: formatAmount(held[token].staked),
    price_krw: PRICE_KRW[token],
    value_krw: valueKrw(held[token].balance, token),
  }));
}

function investmentTotals(positions: readonly Position[]): DashboardOverview['investments'] {
  const active = activePositions(positions);
  const totals = calculateTotals(active);
  return {
    token: 'GLIB',
    investment_count: active.length,
    invested: formatAmount(totals.principal),
    earned: formatAmount(totals.earned),
    current_value: formatAmount(totals.principal),
    current_value_krw: valueKrw(totals.principal, 'GLIB'),
    return_percent: totals.returnPercent,
  };
}

/** Calculates the income since the first of the month, and its percentage of the principal on that day. */
function monthToDate(
  positions: readonly Position[],
  paid: readonly PaidOnDay[],
  now: Date,
): DashboardOverview['this_month'] {
  const start = getStartOfMonth(now);
  const before = positions.filter(
    ({ investment: { investedAt, releasedAt } }) =>
      investedAt < start && (releasedAt === null || releasedAt >= start),
  );
  const change = decimal.sum(paid.map(({ amount }) => amount));
  const invested = positions.filter(({ investment }) => investment.investedAt >= start);
  return {
    month: toMonth(toKoreanDate(now)),
    token: 'GLIB',
    invested: formatAmount(calculateTotals(invested).principal),
    change: formatAmount(change),
    change_percent: calculatePercent(change, calculateTotals(before).principal),
  };
}

async function latestTransactions(
  db: Database,
  memberId: string,
  language: Language,
): Promise<DashboardTransaction[]> {
  const rows = await db
    .select()
    .from(walletTransactions)
    .where(eq(walletTransactions.memberId, memberId))
    .orderBy(desc(walletTransactions.createdAt), asc(walletTransactions.id))
    .limit(MAX_TRANSACTIONS);
  return rows.map((row) => {
    const { hash: _hash, completed_at: _completedAt, ...transaction } = transactionView(row, language);
    return { ...transaction, amount: formatAmount(row.amount) };
  });
}
