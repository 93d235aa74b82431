import { useGetInvestmentPortfolio } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { ChartPie } from 'lucide-react';
import { Link, useSearchParams } from 'wouter';
import { LinkButton } from '../../design/controls/LinkButton.tsx';
import { Stack } from '../../design/display/Layout.tsx';
import { EmptyState } from '../../design/feedback/EmptyState.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import { Allocation } from './holdings/Allocation.tsx';
import { Holdings } from './holdings/Holdings.tsx';
import { PayoutOutlook } from './holdings/PayoutOutlook.tsx';
import { PortfolioFigures } from './holdings/PortfolioFigures.tsx';
import { ValueOverTime } from './holdings/ValueOverTime.tsx';
import { InvestmentDialog } from './investments/InvestmentDialog.tsx';
import { Investments } from './investments/Investments.tsx';
import { PortfolioSkeleton } from './PortfolioSkeleton.tsx';
import { portfolioQueryOf, withValues } from './portfolio-address.ts';

const Frame = styled('div', { containerType: 'inline-size' });
const Pictures = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  alignItems: 'start',
  '@container (min-width: 56rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** What the member holds: figures, allocation, value over time, payouts, holdings and every investment. Decision 8, 22 */
export function PortfolioTab() {
  const [search, setSearch] = useSearchParams();
  const opened = search.get('investment');
  return (
    <>
      <Portfolio />
      {opened ? (
        <InvestmentDialog
          key={opened}
          id={opened}
          onClose={() => setSearch((current) => withValues(current, { investment: '' }))}
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
  if (portfolio.data.value_series.length === 0) {
    return (
      <EmptyState
        icon={<ChartPie />}
        title={t.portfolio.emptyTitle()}
        description={t.portfolio.emptyText()}
        action={
          <Link href="/rwa-assets?status=active" asChild>
            <LinkButton>{t.portfolio.explore()}</LinkButton>
          </Link>
        }
      />
    );
  }
  const { data } = portfolio;
  return (
    <Stack gap="xl" aria-busy={portfolio.isFetching}>
      {portfolio.isError ? <LoadFailure query={portfolio} /> : null}
      <PortfolioFigures portfolio={data} />
      <Frame>
        <Pictures>
          {data.holdings.length > 0 ? <Allocation portfolio={data} /> : null}
          <ValueOverTime portfolio={data} />
        </Pictures>
      </Frame>
      <PayoutOutlook />
      {data.holdings.length > 0 ? <Holdings portfolio={data} /> : null}
      <Investments />
    </Stack>
  );
}
