import type { InvestmentPortfolio } from '@gli/sdk';
import { useGetInvestmentStats } from '@gli/sdk/react';
import { decimal } from '@gli/validation';
import { Card } from '../../../design/display/Card.tsx';
import { Grid } from '../../../design/display/Layout.tsx';
import { StatFigure } from '../../../design/display/StatFigure.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';

/** The four figures that a member looks for first. */
export function PortfolioFigures({ portfolio }: { portfolio: InvestmentPortfolio }) {
  const t = useTranslations();
  const formats = useFormats();
  // A call of its own; its figure keeps its place until it is there.
  const apy = useGetInvestmentStats().data?.average_apy;
  const { token } = portfolio;
  return (
    <Card>
      <Grid min="sm">
        <StatFigure
          label={t.portfolio.currentValue()}
          value={formats.token(portfolio.total_value)}
          unit={token}
          note={{
            text: t.common.krwApprox({ amount: formats.won(portfolio.total_value_krw) }),
            trend: 'flat',
          }}
        />
        <StatFigure
          label={t.portfolio.invested()}
          value={formats.token(portfolio.total_invested)}
          unit={token}
        />
        <StatFigure
          label={t.portfolio.earned()}
          value={formats.gain(portfolio.total_earned)}
          unit={token}
          note={{ text: formats.percent(portfolio.return_percent), trend: trendOf(portfolio.total_earned) }}
        />
        <StatFigure label={t.portfolio.averageApy()} value={apy ? formats.percent(apy) : '–'} />
      </Grid>
    </Card>
  );
}

function trendOf(earned: string): 'up' | 'down' | 'flat' {
  if (decimal.isZero(earned)) return 'flat';
  return decimal.isNegative(earned) ? 'down' : 'up';
}
