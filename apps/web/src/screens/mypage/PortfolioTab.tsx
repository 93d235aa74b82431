import { useGetInvestmentPortfolio, useGetInvestmentStats } from '@gli/sdk/react';
import { Link } from 'wouter';
import { EmptyState } from '../../design/EmptyState.tsx';
import { ErrorState } from '../../design/ErrorState.tsx';
import { Container, Stack } from '../../design/Layout.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useErrorText } from '../../errors/use-error-text.ts';
import { useWords } from '../../i18n/words.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { Allocation } from './Allocation.tsx';
import { Holdings } from './Holdings.tsx';
import { PortfolioFigures } from './PortfolioFigures.tsx';
import { PortfolioSkeleton } from './PortfolioSkeleton.tsx';
import { ValueOverTime } from './ValueOverTime.tsx';

const Pictures = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$6',
  alignItems: 'start',
  '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** What the member holds: figures, allocation, value over time, and each holding. */
export function PortfolioTab() {
  const words = useWords();
  return (
    <Container>
      <Stack gap="lg">
        <PageHead title={words.portfolio.heading()} />
        <PortfolioContent />
      </Stack>
    </Container>
  );
}

function PortfolioContent() {
  const words = useWords();
  const errorText = useErrorText();
  const portfolio = useGetInvestmentPortfolio({});
  const stats = useGetInvestmentStats();
  if (portfolio.isPending) return <PortfolioSkeleton />;
  if (portfolio.isError) {
    return (
      <ErrorState
        title={words.portfolio.loadError()}
        description={errorText(portfolio.error)}
        retryLabel={words.common.retry()}
        onRetry={() => void portfolio.refetch()}
        busy={portfolio.isFetching}
      />
    );
  }
  if (portfolio.data.holdings.length === 0) {
    return (
      <EmptyState
        title={words.portfolio.emptyTitle()}
        description={words.portfolio.emptyText()}
        action={
          <Link href="/rwa-assets" asChild>
            <LinkButton>{words.home.explore()}</LinkButton>
          </Link>
        }
      />
    );
  }
  return (
    <Stack gap="lg">
      <PortfolioFigures portfolio={portfolio.data} stats={stats.data} />
      <Pictures>
        <Allocation portfolio={portfolio.data} />
        <ValueOverTime portfolio={portfolio.data} />
      </Pictures>
      <Holdings holdings={portfolio.data.holdings} token={portfolio.data.token} />
    </Stack>
  );
}
