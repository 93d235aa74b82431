import type {
  InvestmentPortfolio,
  PortfolioHolding,
  PortfolioMonth,
  PortfolioPeriod,
  PortfolioSlice,
} from '@gli/sdk';
import { decimal } from '@gli/validation';
import type { Language } from '../../../core/text/text.ts';
import { texts } from '../../../core/text/texts.ts';
import { payoutTimeOn } from '../../../core/time/calendar.ts';
import { toKoreanTimestamp } from '../../../core/time/time.ts';
import { formatAmount } from '../../../core/tokens/format-amount.ts';
import { PRICE_KRW, valueKrw } from '../../../core/tokens/prices.ts';
import { investmentAssetView } from '../assets/asset-view.ts';
import type { PaidOnDay } from './paid-payouts.ts';
import { payoutCalendar } from './payout-calendar.ts';
import type { Position } from './positions.ts';
import { activePositions, calculateTotals } from './totals.ts';
import { getInterval, valueSeries } from './value-series.ts';

/** Builds a member's portfolio from all their investments and income. `period` applies only to the value series. */
export function portfolioView(
  positions: readonly Position[],
  {
    paid,
    period,
    now,
    language,
  }: { paid: readonly PaidOnDay[]; period: PortfolioPeriod; now: Date; language: Language },
): InvestmentPortfolio {
  const active = activePositions(positions);
  const totals = calculateTotals(active);
  const calendar = payoutCalendar(positions, paid, language);
  const byAsset = slices(active, ({ asset }) => ({ key: asset.asset.id, label: asset.asset.name[language] }));
  return {
    token: 'GLIB',
    price_krw: PRICE_KRW.GLIB,
    total_value: formatAmount(totals.principal),
    total_value_krw: valueKrw(totals.principal, 'GLIB'),
    total_invested: formatAmount(totals.principal),
    total_earned: formatAmount(totals.earned),
    lifetime_earned: formatAmount(decimal.sum(paid.map(({ amount }) => amount))),
    return_percent: totals.returnPercent,
    allocation: {
      by_category: slices(active, ({ asset }) => ({
        key: asset.category.id,
        label: asset.category.name[language],
      })),
      by_risk_level: slices(active, ({ asset: { asset } }) => ({
        key: asset.riskLevel,
        label: texts.rwa.risks[asset.riskLevel][language],
      })),
      by_asset: byAsset,
    },
    holdings: holdingsView(active, byAsset, calendar, language),
    period,
    interval: getInterval(period),
    value_series: buildValueSeries(positions, paid, period, now),
    payout_calendar: calendar,
    calculated_at: toKoreanTimestamp(now),
  };
}

/** Groups the value by a key, largest slice first. */
function slices(
  positions: readonly Position[],
  getGroup: (position: Position) => { key: string; label: string },
): PortfolioSlice[] {
  const values = new Map<string, { label: string; value: string }>();
  for (const position of positions) {
    const { key, label } = getGroup(position);
    values.set(key, {
      label,
      value: decimal.add(values.get(key)?.value ?? '0', position.investment.principal),
    });
  }
  const sorted = [...values].sort(
    ([a, x], [b, y]) => decimal.compare(y.value, x.value) || a.localeCompare(b),
  );
  const shares = calculateShares(sorted.map(([, { value }]) => value));
  return sorted.map(([key, { label, value }], index) => ({
    key,
    label,
    value: formatAmount(value),
    share_percent: shares[index] ?? '0.00',
  }));
}

function buildValueSeries(
  positions: readonly Position[],
  paid: readonly PaidOnDay[],
  period: PortfolioPeriod,
  now: Date,
) {
  const investments = positions.map(({ investment }) => investment);
  const income = paid.map(({ paidOn, amount }) => ({ at: payoutTimeOn(paidOn), amount }));
  return valueSeries(investments, income, period, now).map(({ at, invested, earned }) => ({
    at: toKoreanTimestamp(at),
    invested: formatAmount(invested),
    value: formatAmount(invested),
    earned: formatAmount(earned),
  }));
}

/** Returns the holding in each asset, in the order of the slices. */
function holdingsView(
  active: readonly Position[],
  slices: readonly PortfolioSlice[],
  calendar: readonly PortfolioMonth[],
  language: Language,
): PortfolioHolding[] {
  return slices.flatMap(({ key, share_percent }) => {
    const held = active
      .filter(({ investment }) => investment.assetId === key)
      .sort((a, b) => a.investment.investedAt.getTime() - b.investment.investedAt.getTime());
    const [oldest] = held;
    if (!oldest) return [];
    const totals = calculateTotals(held);
    return [
      {
        asset: investmentAssetView(oldest.asset, language),
        investment_ids: held.map(({ investment }) => investment.id),
        principal: formatAmount(totals.principal),
        earned: formatAmount(totals.earned),
        current_value: formatAmount(totals.principal),
        current_value_krw: valueKrw(totals.principal, 'GLIB'),
        return_percent: totals.returnPercent,
        share_percent,
        projected_yearly_return: formatAmount(totals.yearly),
        first_invested_at: toKoreanTimestamp(oldest.investment.investedAt),
        next_payout: nextPayout(calendar, key),
      },
    ];
  });
}

/** Returns the next payout of an asset. */
function nextPayout(calendar: readonly PortfolioMonth[], assetId: string): PortfolioHolding['next_payout'] {
  const payments = calendar.flatMap(({ assets }) => assets);
  const next = payments.find(({ asset_id, expected }) => asset_id === assetId && !decimal.isZero(expected));
  return next ? { pays_on: next.pays_on, amount: next.expected } : null;
}

/**
 * Returns shares of a total in percent, with two decimal places, that add up to exactly 100.00. Each share is rounded
 * down, and the missing hundredths go to the largest remainders. Among equal remainders, the earlier entry comes first.
 * @returns one share per value; all are `0.00` if the total is zero
 */
export function calculateShares(values: readonly string[]): string[] {
  const total = decimal.sum(values);
  if (decimal.isZero(total)) return values.map(() => '0.00');
  const floors = values.map((value) => decimal.percentageOf(value, total, 2, 'down'));
  const order = values
    .map((value, index) => {
      const shown = decimal.multiply(total, floors[index] ?? '0');
      return { index, remainder: decimal.subtract(decimal.multiply(value, '100'), shown) };
    })
    .sort((a, b) => decimal.compare(b.remainder, a.remainder) || a.index - b.index);
  const missing = Number(decimal.multiply(decimal.subtract('100', decimal.sum(floors)), '100'));
  const roundedUp = new Set(order.slice(0, missing).map(({ index }) => index));
  return floors.map((floor, index) =>
    decimal.toFixed(roundedUp.has(index) ? decimal.add(floor, '0.01') : floor, 2, 'down'),
  );
}
