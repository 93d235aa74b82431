import { useGetInvestmentPortfolio } from '@gli/sdk/react';
import { EmptyState, LinkButton, QueryError, Section, Stack, StatsCardSkeleton, setParams } from '@gli/ui';
import { ChartPie } from '@gli/ui/icons';
import { useSearchParams } from 'wouter';
import { keepPage } from '@/data';
import { useTranslations } from '@/i18n';
import { Allocation } from './holdings/Allocation.tsx';
import { Holdings } from './holdings/Holdings.tsx';
import { PortfolioValue } from './holdings/PortfolioValue.tsx';
import { InvestmentDialog } from './investments/InvestmentDialog.tsx';
import { Investments } from './investments/Investments.tsx';
import { Income } from './payouts/Income.tsx';
import { PayoutCalendar } from './payouts/PayoutCalendar.tsx';
import { toPortfolioQuery } from './portfolio-address.ts';
import { Spending } from './spending/Spending.tsx';

/** The member's portfolio: principal and income over time, holdings, allocation, payouts, investments and spending. Decisions 8 and 22 */
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
  const portfolio = useGetInvestmentPortfolio(toPortfolioQuery(search), keepPage);
  if (portfolio.isPending) return <PortfolioSkeleton />;
  if (!portfolio.data) return <QueryError query={portfolio} />;
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
      {portfolio.isError ? <QueryError query={portfolio} /> : null}
      <PortfolioValue portfolio={data} />
      {data.holdings.length > 0 ? <Holdings portfolio={data} /> : null}
      {data.holdings.length > 0 ? <Allocation portfolio={data} /> : null}
      <Income portfolio={data} />
      <PayoutCalendar portfolio={data} />
      <Investments />
      <Spending />
    </Stack>
  );
}

function PortfolioSkeleton() {
  const t = useTranslations();
  return (
    <Stack gap="xl">
      <Section title={t.portfolio.valueOverTime()}>
        <StatsCardSkeleton counts={[1]} charted />
      </Section>
      <Section title={t.portfolio.outlook()}>
        <StatsCardSkeleton counts={[4]} charted />
      </Section>
    </Stack>
  );
}
