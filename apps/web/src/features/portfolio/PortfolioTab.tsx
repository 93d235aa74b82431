import type { InvestmentPortfolio } from '@gli/sdk';
import { useGetInvestmentPortfolio } from '@gli/sdk/react';
import {
  Card,
  EmptyState,
  LinkButton,
  PartTabs,
  QueryError,
  RowsSkeleton,
  Section,
  Stack,
  StatsCardSkeleton,
  setParams,
} from '@gli/ui';
import { ChartPie } from '@gli/ui/icons';
import { type ReactNode, useEffect, useRef } from 'react';
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

/** The member's portfolio: principal and income over time, and its parts. Decisions 8 and 22 */
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
    <Stack gap="lg" aria-busy={portfolio.isFetching}>
      {portfolio.isError ? <QueryError query={portfolio} /> : null}
      <PortfolioValue portfolio={data} />
      <PortfolioParts portfolio={data} />
    </Stack>
  );
}

/** Parts of the portfolio, selected by `?part=`. Without a current holding, the payouts are the first part. */
function PortfolioParts({ portfolio }: { portfolio: InvestmentPortfolio }) {
  const t = useTranslations();
  const parts = useRef<HTMLDivElement>(null);
  // A link to a part shows it below the header. Back keeps the restored position.
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has('part')) return;
    const frame = requestAnimationFrame(() => {
      if (window.scrollY === 0) parts.current?.scrollIntoView({ behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const getPart = (value: keyof typeof t.portfolio.parts, content: ReactNode) => ({
    value,
    label: t.portfolio.parts[value](),
    content: <Stack gap="xl">{content}</Stack>,
  });
  const income = getPart(
    'income',
    <>
      <Income portfolio={portfolio} />
      <PayoutCalendar portfolio={portfolio} />
    </>,
  );
  const others = [getPart('investments', <Investments />), getPart('spending', <Spending />)];
  const holdings = getPart(
    'holdings',
    <>
      <Holdings portfolio={portfolio} />
      <Allocation portfolio={portfolio} />
    </>,
  );
  return (
    <Stack ref={parts} css={{ scrollMarginTop: 'var(--header-bar)' }}>
      <PartTabs
        param="part"
        label={t.mypage.portfolioTab()}
        tabs={portfolio.holdings.length > 0 ? [holdings, income, ...others] : [income, ...others]}
      />
    </Stack>
  );
}

function PortfolioSkeleton() {
  const t = useTranslations();
  return (
    <Stack gap="lg">
      <Section title={t.portfolio.valueOverTime()}>
        <StatsCardSkeleton counts={[1]} charted />
      </Section>
      <Section title={t.portfolio.holdings()}>
        <Card padding="sm">
          <RowsSkeleton count={3} />
        </Card>
      </Section>
    </Stack>
  );
}
