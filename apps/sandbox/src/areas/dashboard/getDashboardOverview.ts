import { decimal } from '@gli/validation';
import { defineHandler } from '../../core/contract/handler.ts';
import { toTimestamp } from '../../core/time/time.ts';
import { findPositions, investmentSummary, upcomingPayouts } from '../rwa/index.ts';
import { unreadNotices } from './notices.ts';
import { balanceLines, investmentTotals, latestTransactions, monthToDate } from './overview.ts';
import { tasksOf } from './tasks.ts';
import { waitingOrders } from './waiting-orders.ts';

/** The contract's bounds. */
const MAX_INVESTMENTS = 3;
const MAX_PAYOUTS = 3;
const MAX_NOTICES = 5;

/** All that a member's start page shows. */
export const getDashboardOverview = defineHandler(
  'getDashboardOverview',
  async ({ member, db, now, language, reply }) => {
    const positions = await findPositions(db, member.id, { now });
    const balances = await balanceLines(db, member.id);
    const balancesKrw = decimal.sum(balances.map(({ value_krw }) => value_krw));
    const investments = investmentTotals(positions);
    const waiting = await waitingOrders(db, member.id, now);
    const notices = await unreadNotices(db, { member, positions, waiting, now });
    return reply(200, {
      total_value_krw: decimal.add(balancesKrw, investments.current_value_krw),
      balances_value_krw: balancesKrw,
      balances,
      investments,
      this_month: monthToDate(positions, now),
      recent_investments: positions
        .slice(0, MAX_INVESTMENTS)
        .map((position) => investmentSummary(position, language)),
      recent_transactions: await latestTransactions(db, member.id),
      upcoming_payouts: upcomingPayouts(positions, MAX_PAYOUTS, language),
      tasks: await tasksOf(db, { member, waiting, hasInvested: positions.length > 0, now, language }),
      unread_notice_count: notices.length,
      notices: notices.slice(0, MAX_NOTICES).map(({ id, kind, title, text, createdAt }) => ({
        id,
        kind,
        title: title[language],
        text: text[language],
        created_at: toTimestamp(createdAt),
      })),
      calculated_at: toTimestamp(now),
    });
  },
);
