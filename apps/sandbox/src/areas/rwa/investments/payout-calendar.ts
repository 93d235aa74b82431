import type { PortfolioMonth } from '@gli/sdk';
import { decimal } from '@gli/validation';
import type { Language } from '../../../core/text/text.ts';
import { toMonth } from '../../../core/time/calendar.ts';
import { toKoreanDate } from '../../../core/time/time.ts';
import { formatAmount } from '../../../core/tokens/format-amount.ts';
import { type ExpectedPayout, expectedByDay, toPrincipal } from '../accrual.ts';
import type { PaidOnDay } from './paid-payouts.ts';
import type { Position } from './positions.ts';
import { activePositions } from './totals.ts';

type Amounts = { assetId: string; paysOn: string; paid: string[]; expected: string[]; principal: string[] };
type Kind = 'paid' | 'expected' | 'principal';

/** Returns income and returning principals by month, and by day and asset within it, from the first payout to the last maturity. */
export function payoutCalendar(
  positions: readonly Position[],
  paid: readonly PaidOnDay[],
  language: Language,
): PortfolioMonth[] {
  const months = new Map<string, Map<string, Amounts>>();
  const add = (assetId: string, day: string, kind: Kind, amount: string) => {
    const month = getOrCreate(months, toMonth(day), () => new Map<string, Amounts>());
    const create = () => ({ assetId, paysOn: day, paid: [], expected: [], principal: [] });
    getOrCreate<string, Amounts>(month, `${day} ${assetId}`, create)[kind].push(amount);
  };
  for (const { assetId, paidOn, amount } of paid) add(assetId, paidOn, 'paid', amount);
  for (const { investment } of positions) {
    const { assetId, status, principal, releasedAt, maturesOn } = investment;
    if (status !== 'cancelled')
      add(assetId, releasedAt ? toKoreanDate(releasedAt) : maturesOn, 'principal', principal);
  }
  for (const [assetId, held] of Map.groupBy(positions, ({ investment }) => investment.assetId)) {
    for (const { paysOn, amount } of listExpected(held)) add(assetId, paysOn, 'expected', amount);
  }
  const names = new Map(positions.map(({ asset: { asset } }) => [asset.id, asset.name[language]]));
  return [...months]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([month, payments]) => ({
      month,
      ...toTotals([...payments.values()]),
      assets: [...payments]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([, amounts]) => ({
          asset_id: amounts.assetId,
          asset_name: names.get(amounts.assetId) ?? '',
          pays_on: amounts.paysOn,
          ...toTotals([amounts]),
        })),
    }));
}

/** Returns the expected payouts of positions in one asset by day. */
function listExpected(positions: readonly Position[]): ExpectedPayout[] {
  const active = activePositions(positions);
  const terms = active[0]?.terms;
  if (!terms) return [];
  return expectedByDay(
    terms,
    active.map(({ investment }) => ({
      held: toPrincipal(investment),
      payoutCount: investment.payoutCount,
    })),
  );
}

function toTotals(parts: readonly Amounts[]) {
  const total = (kind: Kind) => formatAmount(decimal.sum(parts.flatMap((part) => part[kind])));
  return { paid: total('paid'), expected: total('expected'), principal: total('principal') };
}

function getOrCreate<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const known = map.get(key) ?? create();
  map.set(key, known);
  return known;
}
