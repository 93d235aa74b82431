import { createHash } from 'node:crypto';
import type { Investment, InvestmentPayout, InvestmentSummary, UpcomingPayout } from '@gli/sdk';
import { calculateYearlyReturn, decimal } from '@gli/validation';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { statement } from '../../../core/data/statement.ts';
import type { Language } from '../../../core/text/text.ts';
import { toKoreanDate, toKoreanTimestamp } from '../../../core/time/time.ts';
import { formatAmount, formatPercent } from '../../../core/tokens/format-amount.ts';
import { valueKrw } from '../../../core/tokens/prices.ts';
import { walletTransactions } from '../../wallet/index.ts';
import type { ExpectedPayout, Payout } from '../accrual.ts';
import { investmentAssetView } from '../assets/asset-view.ts';
import { calculateReturn, type Position } from './positions.ts';
import { upcoming } from './totals.ts';

const findPayment = statement((db) =>
  db
    .select({ hash: walletTransactions.hash })
    .from(walletTransactions)
    .where(eq(walletTransactions.id, sql.placeholder('id'))),
);

export function investmentSummary(position: Position, language: Language): InvestmentSummary {
  const { investment, asset, earned, firstPayoutOn, value, next } = position;
  const { principal, token } = investment;
  return {
    id: investment.id,
    idempotency_key: investment.idempotencyKey,
    asset: investmentAssetView(asset, language),
    principal: formatAmount(principal),
    token,
    fee: formatAmount(investment.fee),
    earned: formatAmount(earned),
    current_value: formatAmount(value),
    current_value_krw: valueKrw(value, token),
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
  const [paid] = await findPayment(db, { id: position.investment.transactionId });
  return investmentView(position, paid, language);
}

/** Returns the view of an investment whose payment is already loaded. */
export function investmentView(
  position: Position,
  payment: { readonly hash: string | null } | undefined,
  language: Language,
): Investment {
  const { investment, payouts } = position;
  const hash = payment?.hash ?? null;
  return {
    ...investmentSummary(position, language),
    payouts: payouts.map((payout) => payoutView(investment, payout)).reverse(),
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

function payoutView(investment: Position['investment'], payout: Payout): InvestmentPayout {
  return {
    id: payoutId(investment, payout.index),
    from_date: payout.fromDate,
    to_date: payout.toDate,
    apy: formatPercent(payout.apy),
    amount: formatAmount(decimal.normalize(payout.amount)),
    credited_on: payout.creditedOn,
  };
}

/** Returns the id of a payout, which is the same on every read. */
export function payoutId({ id, payoutIds }: Position['investment'], index: number): string {
  const known = payoutIds[index];
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(`${id} payout ${index}`).digest('hex');
  return `pyt_${BigInt(`0x${digest}`).toString(36).slice(-10)}`;
}
