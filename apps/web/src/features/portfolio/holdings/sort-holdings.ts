import type { PortfolioHolding } from '@gli/sdk';
import { decimal } from '@gli/validation';
import type { HoldingColumn, HoldingSort } from '../portfolio-address.ts';

type Compare = (a: PortfolioHolding, b: PortfolioHolding) => number;

const comparisons = (locale: string): Record<HoldingColumn, Compare> => ({
  asset: (a, b) => a.asset.name.localeCompare(b.asset.name, locale),
  since: (a, b) => Date.parse(a.first_invested_at) - Date.parse(b.first_invested_at),
  principal: (a, b) => decimal.compare(a.principal, b.principal),
  value: (a, b) => decimal.compare(a.current_value, b.current_value),
  return: (a, b) => decimal.compare(a.return_percent, b.return_percent),
  share: (a, b) => decimal.compare(a.share_percent, b.share_percent),
});

/** The holdings in the order asked for, amounts compared exactly, names as the language sorts them; ties stay. */
export function sortHoldings(
  holdings: readonly PortfolioHolding[],
  { column, direction }: HoldingSort,
  locale: string,
): PortfolioHolding[] {
  const compare = comparisons(locale)[column];
  return holdings.toSorted((a, b) => (direction === 'ascending' ? compare(a, b) : compare(b, a)));
}
