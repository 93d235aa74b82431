import type { PortfolioHolding, PortfolioSlice } from '@gli/sdk';
import { decimal } from '@gli/validation';
import type { Language } from '../../../core/text/text.ts';
import { toTimestamp } from '../../../core/time/time.ts';
import { formatAmount } from '../../../core/tokens/format-amount.ts';
import { valueKrw } from '../../../core/tokens/prices.ts';
import { investmentAssetView } from '../assets/asset-view.ts';
import { nextPayoutView } from './investment-view.ts';
import type { Position } from './positions.ts';
import { totalsOf, upcoming } from './totals.ts';

/** What is held in each asset, in the order of its slices. */
export function holdingsView(
  active: readonly Position[],
  slices: readonly PortfolioSlice[],
  language: Language,
): PortfolioHolding[] {
  return slices.flatMap(({ key, share_percent }) => {
    const held = active
      .filter(({ investment }) => investment.assetId === key)
      .sort((a, b) => a.investment.investedAt.getTime() - b.investment.investedAt.getTime());
    const [oldest] = held;
    if (!oldest) return [];
    const totals = totalsOf(held);
    return [
      {
        asset: investmentAssetView(oldest.asset, language),
        investment_ids: held.map(({ investment }) => investment.id),
        principal: formatAmount(totals.principal),
        earned: formatAmount(totals.earned),
        current_value: formatAmount(totals.value),
        current_value_krw: valueKrw(totals.value, 'GLIB'),
        return_percent: totals.returnPercent,
        share_percent,
        projected_yearly_return: formatAmount(totals.yearly),
        first_invested_at: toTimestamp(oldest.investment.investedAt),
        next_payout: soonestPayout(held),
      },
    ];
  });
}

/** The soonest payout of some investments, with the estimates of that day added up. */
function soonestPayout(held: readonly Position[]): PortfolioHolding['next_payout'] {
  const next = upcoming(held);
  const [soonest] = next;
  if (!soonest) return null;
  const { paysOn } = soonest.next;
  const amounts = next
    .filter((position) => position.next.paysOn === paysOn)
    .map((position) => position.next.amount);
  return nextPayoutView({ paysOn, amount: decimal.sum(amounts) });
}
