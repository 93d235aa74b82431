import type { PortfolioHolding } from '@gli/sdk';
import { decimal } from '@gli/validation';

/** Columns by which holdings can be sorted. */
export const holdingColumns = ['asset', 'since', 'principal', 'earned', 'return', 'share'] as const;
export type HoldingColumn = (typeof holdingColumns)[number];

type Compare = (a: PortfolioHolding, b: PortfolioHolding) => number;

const comparisons = (locale: string): Record<HoldingColumn, Compare> => ({
  asset: (a, b) => a.asset.name.localeCompare(b.asset.name, locale),
  since: (a, b) => Date.parse(a.first_invested_at) - Date.parse(b.first_invested_at),
  principal: (a, b) => decimal.compare(a.principal, b.principal),
  earned: (a, b) => decimal.compare(a.earned, b.earned),
  return: (a, b) => decimal.compare(a.return_percent, b.return_percent),
  share: (a, b) => decimal.compare(a.share_percent, b.share_percent),
});

/** Sorts holdings. Amounts are compared exactly, and names in the language's sort order. Ties keep their order. */
export function sortHoldings(
  holdings: readonly PortfolioHolding[],
  { column, direction }: { column: HoldingColumn; direction: 'ascending' | 'descending' },
  locale: string,
): PortfolioHolding[] {
  const compare = comparisons(locale)[column];
  return holdings.toSorted((a, b) => (direction === 'ascending' ? compare(a, b) : compare(b, a)));
}
