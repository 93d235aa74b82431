import type { Investment, InvestmentPayout, InvestmentSummary, UpcomingPayout } from '@gli/sdk';
import { calculateYearlyReturn } from '@gli/validation';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { statement } from '../../../core/data/statement.ts';
import type { Language } from '../../../core/text/text.ts';
import { toKoreanDate, toKoreanTimestamp } from '../../../core/time/time.ts';
import { formatAmount, formatPercent } from '../../../core/tokens/format-amount.ts';
import { valueKrw } from '../../../core/tokens/prices.ts';
import { walletTransactions } from '../../wallet/index.ts';
import type { ExpectedPayout } from '../accrual.ts';
import { investmentAssetView } from '../assets/asset-view.ts';
import type { payouts } from '../schema.ts';
import { findPayouts } from './paid-payouts.ts';
import { calculateReturn, type Position } from './positions.ts';
import { upcoming } from './totals.ts';

const findPayment = statement((db) =>
  db
    .select({ hash: walletTransactions.hash })
    .from(walletTransactions)
    .where(eq(walletTransactions.id, sql.placeholder('id'))),
);

export function investmentSummary(position: Position, language: Language): InvestmentSummary {
  const { investment, asset, earned, firstPayoutOn, next } = position;
  const { principal, token } = investment;
  return {
    id: investment.id,
    idempotency_key: investment.idempotencyKey,
    asset: investmentAssetView(asset, language),
    principal: formatAmount(principal),
    token,
    fee: formatAmount(investment.fee),
    earned: formatAmount(earned),
    current_value: formatAmount(principal),
    current_value_krw: valueKrw(principal, token),
    return_percent: calculateReturn(position),
    projected_yearly_return: formatAmount(calculateYearlyReturn(principal, asset.asset.expectedApy)),
    status: investment.status,
    invested_at: toKoreanTimestamp(investment.investedAt),
    starts_on: toKoreanDate(investment.investedAt),
    first_payout_on: firstPayoutOn,
    matures_on: investment.maturesOn,
    next_payout: nextPayoutView(next),
  };
}

/** Reads an investment with its payouts, latest first, and the transaction that paid for it. */
export async function readInvestmentView(
  db: Database,
  position: Position,
  language: Language,
): Promise<Investment> {
  const { id, transactionId } = position.investment;
  const [paid] = await findPayment(db, { id: transactionId });
  return {
    ...investmentView(position, paid, language),
    payouts: (await findPayouts(db, id)).map(payoutView).reverse(),
  };
}

/** Returns the view of a new investment, which has no payouts yet. */
export function investmentView(
  position: Position,
  payment: { readonly hash: string | null } | undefined,
  language: Language,
): Investment {
  const { investment } = position;
  const hash = payment?.hash ?? null;
  return {
    ...investmentSummary(position, language),
    payouts: [],
    transaction: { id: investment.transactionId, status: hash === null ? 'pending' : 'completed', hash },
  };
}

export const nextPayoutView = (next: ExpectedPayout | null): InvestmentSummary['next_payout'] =>
  next === null ? null : { pays_on: next.paysOn, amount: formatAmount(next.amount) };

/** Returns the next payout of each active investment, soonest first. */
export function upcomingPayouts(
  positions: readonly Position[],
  limit: number,
  language: Language,
): UpcomingPayout[] {
  return upcoming(positions)
    .slice(0, limit)
    .map(({ investment, asset, next }) => ({
      investment_id: investment.id,
      asset_id: investment.assetId,
      asset_name: asset.asset.name[language],
      pays_on: next.paysOn,
      amount: formatAmount(next.amount),
      token: investment.token,
    }));
}

const payoutView = (payout: typeof payouts.$inferSelect): InvestmentPayout => ({
  id: payout.id,
  from_date: payout.fromDate,
  to_date: payout.toDate,
  apy: formatPercent(payout.apy),
  amount: formatAmount(payout.amount),
  credited_on: payout.paidOn,
  transaction_id: payout.transactionId,
});
