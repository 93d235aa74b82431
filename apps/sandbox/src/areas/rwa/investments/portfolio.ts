import type { InvestmentPortfolio, PortfolioPeriod, PortfolioSlice, RiskLevel } from '@gli/sdk';
import { decimal } from '@gli/validation';
import type { Language, Text } from '../../../core/text/text.ts';
import { toTimestamp } from '../../../core/time/time.ts';
import { formatAmount } from '../../../core/tokens/format-amount.ts';
import { PRICE_KRW, valueKrw } from '../../../core/tokens/prices.ts';
import { payoutTimeOn } from '../calendar.ts';
import { sharesOf } from './allocation.ts';
import { holdingsView } from './holdings.ts';
import type { Position } from './positions.ts';
import { running, totalsOf } from './totals.ts';
import { intervalOf, valueSeries } from './value-series.ts';

const RISKS: Readonly<Record<RiskLevel, Text>> = {
  low: { ko: '낮음', en: 'Low' },
  medium: { ko: '보통', en: 'Medium' },
  high: { ko: '높음', en: 'High' },
  very_high: { ko: '매우 높음', en: 'Very high' },
};

/** A member's portfolio from all their investments; `period` concerns the course of the value only. */
export function portfolioView(
  positions: readonly Position[],
  { period, now, language }: { period: PortfolioPeriod; now: Date; language: Language },
): InvestmentPortfolio {
  const active = running(positions);
  const totals = totalsOf(active);
  const byAsset = slices(active, ({ asset }) => ({ key: asset.asset.id, label: asset.asset.name[language] }));
  return {
    token: 'GLIB',
    price_krw: PRICE_KRW.GLIB,
    total_value: formatAmount(totals.value),
    total_value_krw: valueKrw(totals.value, 'GLIB'),
    total_invested: formatAmount(totals.principal),
    total_earned: formatAmount(totals.earned),
    return_percent: totals.returnPercent,
    allocation: {
      by_category: slices(active, ({ asset }) => ({
        key: asset.category.id,
        label: asset.category.name[language],
      })),
      by_risk_level: slices(active, ({ asset: { asset } }) => ({
        key: asset.riskLevel,
        label: RISKS[asset.riskLevel][language],
      })),
      by_asset: byAsset,
    },
    holdings: holdingsView(active, byAsset, language),
    period,
    interval: intervalOf(period),
    value_series: seriesOf(positions, period, now),
    calculated_at: toTimestamp(now),
  };
}

type Cut = (position: Position) => { readonly key: string; readonly label: string };

/** The value cut by a key, the largest slice first. */
function slices(positions: readonly Position[], cut: Cut): PortfolioSlice[] {
  const values = new Map<string, { label: string; value: string }>();
  for (const position of positions) {
    const { key, label } = cut(position);
    values.set(key, { label, value: decimal.add(values.get(key)?.value ?? '0', position.value) });
  }
  const sorted = [...values].sort(
    ([a, x], [b, y]) => decimal.compare(y.value, x.value) || a.localeCompare(b),
  );
  const shares = sharesOf(sorted.map(([, { value }]) => value));
  return sorted.map(([key, { label, value }], index) => ({
    key,
    label,
    value: formatAmount(value),
    share_percent: shares[index] ?? '0.00',
  }));
}

function seriesOf(positions: readonly Position[], period: PortfolioPeriod, now: Date) {
  const investments = positions.map(({ investment, payouts }) => ({
    principal: investment.principal,
    investedAt: investment.investedAt,
    releasedAt: investment.releasedAt,
    credits: payouts.map(({ creditedOn, amount }) => ({ at: payoutTimeOn(creditedOn), amount })),
  }));
  return valueSeries(investments, period, now).map(({ at, invested, value }) => ({
    at: toTimestamp(at),
    invested: formatAmount(invested),
    value: formatAmount(value),
  }));
}
