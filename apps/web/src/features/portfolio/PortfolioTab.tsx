import type { InvestmentPortfolio } from '@gli/sdk';
import { useGetInvestmentPortfolio, useGetInvestmentStats } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import ChartPie from 'lucide-react/icons/chart-pie';
import { useSearchParams } from 'wouter';
import { LinkButton } from '../../design/controls/LinkButton.tsx';
import { Card } from '../../design/display/Card.tsx';
import { Grid, Stack } from '../../design/display/Layout.tsx';
import { StatFigure } from '../../design/display/StatFigure.tsx';
import { EmptyState } from '../../design/feedback/EmptyState.tsx';
import { LoadingRegion } from '../../design/feedback/Skeleton.tsx';
import { useFormats } from '../../i18n/format.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { LoadFailure } from '../../shared/page/LoadFailure.tsx';
import { LoadingFigures } from '../../shared/page/LoadingShapes.tsx';
import { Section } from '../../shared/page/Section.tsx';
import { withParams } from '../../shared/search-params.ts';
import { signed, trendOf } from '../../shared/trend.ts';
import { Holdings } from './holdings/Holdings.tsx';
import { OutlookSkeleton, PayoutOutlook } from './holdings/PayoutOutlook.tsx';
import { ChartsSkeleton, PortfolioCharts } from './holdings/PortfolioCharts.tsx';
import { InvestmentDialog } from './investments/InvestmentDialog.tsx';
import { Investments } from './investments/Investments.tsx';
import { portfolioQueryOf } from './portfolio-address.ts';

/** What the member holds: figures, allocation, value over time, payouts, holdings and every investment. Decision 8, 22 */
export function PortfolioTab() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('investment');
  return (
    <>
      <Portfolio />
      {id ? (
        <InvestmentDialog
          key={id}
          id={id}
          onClose={() => setSearch((current) => withParams(current, { investment: null }))}
        />
      ) : null}
    </>
  );
}

function Portfolio() {
  const t = useTranslations();
  const [search] = useSearchParams();
  const portfolio = useGetInvestmentPortfolio(portfolioQueryOf(search), {
    query: { placeholderData: keepPreviousData },
  });
  if (portfolio.isPending) return <PortfolioSkeleton />;
  if (!portfolio.data) return <LoadFailure query={portfolio} />;
  const { data } = portfolio;
  if (data.value_series.length === 0) {
    return (
      <EmptyState
        icon={<ChartPie />}
        title={t.portfolio.emptyTitle()}
        description={t.portfolio.emptyText()}
        action={<LinkButton href="/rwa-assets?status=active">{t.portfolio.explore()}</LinkButton>}
      />
    );
  }
  return (
    <Stack gap="xl" aria-busy={portfolio.isFetching}>
      {portfolio.isError ? <LoadFailure query={portfolio} /> : null}
      <Figures portfolio={data} />
      <PortfolioCharts portfolio={data} />
      <PayoutOutlook />
      {data.holdings.length > 0 ? <Holdings portfolio={data} /> : null}
      <Investments />
    </Stack>
  );
}

function Figures({ portfolio }: { portfolio: InvestmentPortfolio }) {
  const t = useTranslations();
  const formats = useFormats();
  // A separate request: the figure shows a dash until it arrives.
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
          note={{
            text: signed(portfolio.return_percent, formats.percent),
            trend: trendOf(portfolio.total_earned),
          }}
        />
        <StatFigure label={t.portfolio.averageApy()} value={apy ? formats.percent(apy) : '–'} />
      </Grid>
    </Card>
  );
}

function PortfolioSkeleton() {
  const t = useTranslations();
  return (
    <LoadingRegion>
      <Stack gap="xl">
        <Card>
          <LoadingFigures count={4} />
        </Card>
        <ChartsSkeleton />
        <Section title={t.portfolio.outlook()}>
          <OutlookSkeleton />
        </Section>
      </Stack>
    </LoadingRegion>
  );
}
