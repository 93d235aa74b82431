import type { InvestmentBestPerformer, InvestmentStats, InvestmentStatus } from '@gli/sdk';
import { zInvestmentStatus } from '@gli/sdk/schemas';
import { decimal } from '@gli/validation';
import type { Language } from '../../../core/text/text.ts';
import { toMonth } from '../../../core/time/calendar.ts';
import { toKoreanDate, toKoreanTimestamp } from '../../../core/time/time.ts';
import { formatAmount } from '../../../core/tokens/format-amount.ts';
import { valueKrw } from '../../../core/tokens/prices.ts';
import { upcomingPayouts } from './investment-view.ts';
import type { PaidOnDay } from './paid-payouts.ts';
import { calculateReturn, type Position } from './positions.ts';
import { activePositions, calculateTotals, upcoming } from './totals.ts';

/** Limit from the contract. */
const MAX_UPCOMING = 10;

/**
 * Builds a member's statistics.
 * @param positions all investments, highest return first
 * @param paid income since the first of the month
 */
export function statsView(
  positions: readonly Position[],
  { paid, now, language }: { paid: readonly PaidOnDay[]; now: Date; language: Language },
): InvestmentStats {
  const active = activePositions(positions);
  const totals = calculateTotals(active);
  return {
    token: 'GLIB',
    total_invested: formatAmount(totals.principal),
    total_earned: formatAmount(totals.earned),
    current_value: formatAmount(totals.principal),
    current_value_krw: valueKrw(totals.principal, 'GLIB'),
    return_percent: totals.returnPercent,
    investment_count: active.length,
    asset_count: new Set(active.map(({ investment }) => investment.assetId)).size,
    average_apy: averageApy(active, totals.principal),
    projected_yearly_return: formatAmount(totals.yearly),
    by_status: zInvestmentStatus.options.map((status) => statusLine(positions, status)),
    this_month: thisMonth(positions, paid, now),
    upcoming_payouts: upcomingPayouts(active, MAX_UPCOMING, language),
    best_performer: bestPerformer(active, language),
    calculated_at: toKoreanTimestamp(now),
  };
}

/** Returns the expected APY weighted by principal, with two decimal places. Null if there are no investments. */
function averageApy(active: readonly Position[], principal: string): string | null {
  if (decimal.isZero(principal)) return null;
  const weighted = decimal.sum(
    active.map(({ investment, asset }) => decimal.multiply(investment.principal, asset.asset.expectedApy)),
  );
  return decimal.toFixed(decimal.divide(weighted, principal, 2, 'half_up'), 2, 'half_up');
}

function statusLine(positions: readonly Position[], status: InvestmentStatus) {
  const those = positions.filter(({ investment }) => investment.status === status);
  const { principal, earned } = calculateTotals(those);
  return { status, count: those.length, principal: formatAmount(principal), earned: formatAmount(earned) };
}

function thisMonth(positions: readonly Position[], paid: readonly PaidOnDay[], now: Date) {
  const month = toMonth(toKoreanDate(now));
  const expected = upcoming(positions).filter(({ next }) => toMonth(next.paysOn) === month);
  return {
    month,
    credited: formatAmount(decimal.sum(paid.map(({ amount }) => amount))),
    credited_count: paid.reduce((total, { payoutCount }) => total + payoutCount, 0),
    expected: formatAmount(decimal.sum(expected.map(({ next }) => next.amount))),
    expected_count: expected.length,
  };
}

function bestPerformer([best]: readonly Position[], language: Language): InvestmentBestPerformer | null {
  if (!best) return null;
  return {
    investment_id: best.investment.id,
    asset_id: best.investment.assetId,
    asset_name: best.asset.asset.name[language],
    earned: formatAmount(best.earned),
    return_percent: calculateReturn(best),
  };
}
