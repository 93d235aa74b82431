import type { InvestmentPortfolio } from '@gli/sdk';
import { translate } from '@gli/ui';
import { toKoreanDate } from '@gli/validation';
import type { TranslationFunctions } from '@/i18n';

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
