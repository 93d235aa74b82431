import type { InvestmentPortfolio } from '@gli/sdk';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { translate } from '../../../i18n/translations.ts';

/** The holdings as rows for a spreadsheet, the head first: plain numbers and ISO days, so that it can count with them. */
export function holdingsTable(
  { holdings, token }: Pick<InvestmentPortfolio, 'holdings' | 'token'>,
  { portfolio, terms }: TranslationFunctions,
): string[][] {
  const head = [
    portfolio.asset(),
    portfolio.category(),
    portfolio.riskLevel(),
    portfolio.investedOn(),
    portfolio.token(),
    portfolio.principal(),
    portfolio.earned(),
    portfolio.value(),
    portfolio.valueKrw(),
    portfolio.returnPercentUnit(),
    portfolio.shareUnit(),
    portfolio.projected(),
    portfolio.nextPayoutOn(),
  ];
  return [
    head,
    ...holdings.map((holding) => [
      holding.asset.name,
      holding.asset.category.name,
      translate(terms.risk, holding.asset.risk_level)(),
      dayInKorea(holding.first_invested_at),
      token,
      holding.principal,
      holding.earned,
      holding.current_value,
      holding.current_value_krw,
      holding.return_percent,
      holding.share_percent,
      holding.projected_yearly_return,
      holding.next_payout?.pays_on ?? '',
    ]),
  ];
}

/** `2026-11-20`: the day in Korea, which is what the platform's days mean. */
export function dayInKorea(time: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date(time));
}
