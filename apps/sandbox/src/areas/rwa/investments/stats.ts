import type { InvestmentBestPerformer, InvestmentStats, InvestmentStatus } from '@gli/sdk';
import { zInvestmentStatus } from '@gli/sdk/schemas';
import { decimal } from '@gli/validation';
import type { Language } from '../../../core/text/text.ts';
import { getFirstDay, getStartOfDay, toMonth } from '../../../core/time/calendar.ts';
import { toKoreanDate, toKoreanTimestamp } from '../../../core/time/time.ts';
import { formatAmount } from '../../../core/tokens/format-amount.ts';
import { valueKrw } from '../../../core/tokens/prices.ts';
import { upcomingPayouts } from './investment-view.ts';
import { calculateReturn, type Position, sortByReturn } from './positions.ts';
import { activePositions, calculateTotals, creditedSince, upcoming } from './totals.ts';

/** Limit from the contract. */
const MAX_UPCOMING = 10;

export function statsView(
  positions: readonly Position[],
  { now, language }: { now: Date; language: Language },
): InvestmentStats {
  const active = activePositions(positions);
  const totals = calculateTotals(active);
  return {
    token: 'GLIB',
    total_invested: formatAmount(totals.principal),
    total_earned: formatAmount(totals.earned),
    current_value: formatAmount(totals.value),
    current_value_krw: valueKrw(totals.value, 'GLIB'),
    return_percent: totals.returnPercent,
    investment_count: active.length,
    asset_count: new Set(active.map(({ investment }) => investment.assetId)).size,
    average_apy: averageApy(active, totals.principal),
    projected_yearly_return: formatAmount(totals.yearly),
    by_status: zInvestmentStatus.options.map((status) => statusLine(positions, status)),
    this_month: thisMonth(positions, now),
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

function thisMonth(positions: readonly Position[], now: Date) {
  const month = toMonth(toKoreanDate(now));
  const credited = creditedSince(positions, getStartOfDay(getFirstDay(month)));
  const expected = upcoming(positions).filter(({ next }) => toMonth(next.paysOn) === month);
  return {
    month,
    credited: formatAmount(decimal.sum(credited)),
    credited_count: credited.length,
    expected: formatAmount(decimal.sum(expected.map(({ next }) => next.amount))),
    expected_count: expected.length,
  };
}

function bestPerformer(active: readonly Position[], language: Language): InvestmentBestPerformer | null {
  const [best] = sortByReturn(active);
  if (!best) return null;
  return {
    investment_id: best.investment.id,
    asset_id: best.investment.assetId,
    asset_name: best.asset.asset.name[language],
    earned: formatAmount(best.earned),
    return_percent: calculateReturn(best),
  };
}
