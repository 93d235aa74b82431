import type { InvestmentPortfolio, PortfolioHolding } from '@gli/sdk';
import { type ListSort, translate } from '@gli/ui';
import { decimal, toKoreanDate } from '@gli/validation';
import type { TranslationFunctions } from '@/i18n';
import type { HoldingColumn } from '../portfolio-address.ts';

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
  { column, direction }: ListSort<HoldingColumn>,
  locale: string,
): PortfolioHolding[] {
  const compare = comparisons(locale)[column];
  return holdings.toSorted((a, b) => (direction === 'ascending' ? compare(a, b) : compare(b, a)));
}

/**
 * Returns spreadsheet rows of the holdings, header first. Numbers are plain and dates are ISO, so that a spreadsheet can
 * calculate with them.
 */
export function holdingsTable(
  { holdings, token }: Pick<InvestmentPortfolio, 'holdings' | 'token'>,
  { portfolio, terms }: TranslationFunctions,
): string[][] {
  const header = [
    portfolio.asset(),
    portfolio.category(),
    portfolio.riskLevel(),
    portfolio.investedOn(),
    portfolio.token(),
    portfolio.principal(),
    portfolio.earned(),
    portfolio.valueKrw(),
    portfolio.returnPercentUnit(),
    portfolio.shareUnit(),
    portfolio.projected(),
    portfolio.nextPayoutOn(),
  ];
  const rows = holdings.map((holding) => [
    holding.asset.name,
    holding.asset.category.name,
    translate(terms.risk, holding.asset.risk_level)(),
    toKoreanDate(new Date(holding.first_invested_at)),
    token,
    holding.principal,
    holding.earned,
    holding.current_value_krw,
    holding.return_percent,
    holding.share_percent,
    holding.projected_yearly_return,
    holding.next_payout?.pays_on ?? '',
  ]);
  return [header, ...rows];
}
