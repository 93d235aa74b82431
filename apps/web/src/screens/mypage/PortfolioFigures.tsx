import type { InvestmentPortfolio, InvestmentStats } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { Card } from '../../design/Card.tsx';
import { Grid } from '../../design/Layout.tsx';
import { StatFigure } from '../../design/StatFigure.tsx';
import { useFormats } from '../../i18n/format.ts';
import { useWords } from '../../i18n/words.ts';

type PortfolioFiguresProps = {
  portfolio: InvestmentPortfolio;
  /** Comes with a call of its own; its figure is left out until it is there. */
  stats: InvestmentStats | undefined;
};

/** The four figures that a member looks for first. */
export function PortfolioFigures({ portfolio, stats }: PortfolioFiguresProps) {
  const words = useWords();
  const formats = useFormats();
  const { token } = portfolio;
  const isLoss = decimal.isNegative(portfolio.total_earned);
  return (
    <Card>
      <Grid min="sm">
        <StatFigure
          label={words.portfolio.currentValue()}
          value={formats.token(portfolio.total_value)}
          unit={token}
          note={{
            text: words.common.krwApprox({ amount: formats.won(portfolio.total_value_krw) }),
            trend: 'flat',
          }}
        />
        <StatFigure
          label={words.portfolio.invested()}
          value={formats.token(portfolio.total_invested)}
          unit={token}
        />
        <StatFigure
          label={words.portfolio.earned()}
          value={formats.gain(portfolio.total_earned)}
          unit={token}
          note={{ text: formats.percent(portfolio.return_percent), trend: isLoss ? 'down' : 'up' }}
        />
        {stats?.average_apy ? (
          <StatFigure label={words.portfolio.averageApy()} value={formats.percent(stats.average_apy)} />
        ) : null}
      </Grid>
    </Card>
  );
}
