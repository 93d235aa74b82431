import type { InvestmentPortfolio } from '@gli/sdk';
import { useGetInvestmentPortfolio, useGetInvestmentStats } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import ChartPie from 'lucide-react/icons/chart-pie';
import { useSearchParams } from 'wouter';
import { Card, EmptyState, Grid, LinkButton, LoadingRegion, Stack, Stat } from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import { LoadFailure, LoadingFigures, Section, setParams, signed, toTrend } from '@/shared';
import { Holdings } from './holdings/Holdings.tsx';
import { OutlookSkeleton, PayoutOutlook } from './holdings/PayoutOutlook.tsx';
import { ChartsSkeleton, PortfolioCharts } from './holdings/PortfolioCharts.tsx';
import { InvestmentDialog } from './investments/InvestmentDialog.tsx';
import { Investments } from './investments/Investments.tsx';
import { toPortfolioQuery } from './portfolio-address.ts';

/**
 * The member's portfolio: figures, allocation, value over time, payouts, holdings and all investments. Decision 8, 22
 */
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
          onClose={() => setSearch((current) => setParams(current, { investment: null }))}
        />
      ) : null}
    </>
  );
}

function Portfolio() {
  const t = useTranslations();
  const [search] = useSearchParams();
  const portfolio = useGetInvestmentPortfolio(toPortfolioQuery(search), {
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
  // A separate request. The figure shows a dash until it has loaded.
  const apy = useGetInvestmentStats().data?.average_apy;
  const { token } = portfolio;
  return (
    <Card>
      <Grid min="sm">
        <Stat
          label={t.portfolio.currentValue()}
          value={formats.token(portfolio.total_value)}
          unit={token}
          note={{
            text: t.common.krwApprox({ amount: formats.won(portfolio.total_value_krw) }),
            trend: 'flat',
          }}
        />
        <Stat label={t.portfolio.invested()} value={formats.token(portfolio.total_invested)} unit={token} />
        <Stat
          label={t.portfolio.earned()}
          value={formats.gain(portfolio.total_earned)}
          unit={token}
          note={{
            text: signed(portfolio.return_percent, formats.percent),
            trend: toTrend(portfolio.total_earned),
          }}
        />
        <Stat label={t.portfolio.averageApy()} value={apy ? formats.percent(apy) : '–'} />
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
