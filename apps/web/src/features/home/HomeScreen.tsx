import { getDashboardOverviewQuery } from '@gli/sdk/react';
import { Container, Heading, SectionErrorBoundary, Skeleton, Stack } from '@gli/ui';
import { lazyPart, type Prefetch, useMember } from '@/data';
import { WatchedTiles } from '../watchlist/index.ts';
import { EarningsCalculator } from './EarningsCalculator.tsx';
import { FeaturedAssets } from './FeaturedAssets.tsx';
import { Hero, WelcomeStrip } from './Hero.tsx';
import { MarketingFigures, ServiceCards, Steps } from './Introduction.tsx';
import { OverviewSkeleton } from './overview/OverviewSkeleton.tsx';
import { useFreshProfile } from './use-fresh-profile.ts';

const MemberHome = lazyPart(async () => (await import('./overview/MemberHome.tsx')).MemberHome, {
  fallback: (
    <Container gap="md" css={{ paddingTop: '$6' }}>
      <Heading as="div" size="2xl">
        <Skeleton width="half" />
      </Heading>
      <OverviewSkeleton />
    </Container>
  ),
  namespaces: ['alternateHome', 'portfolio', 'transactions'],
});

/**
 * Home page. A visitor sees the introduction, services, figures, an earnings estimate and featured assets. A member sees
 * their own home first, and a compact introduction below it. Spec §1 Home page, decision 1
 */
export default function HomeScreen() {
  useFreshProfile();
  if (useMember() !== null)
    return (
      <MemberHome>
        <WelcomeStrip />
        <ServiceCards />
        <MarketingFigures compact />
        <Featured />
      </MemberHome>
    );
  return (
    <Stack gap="2xl">
      <Hero />
      <Container gap="2xl">
        <SectionErrorBoundary Failure={Nothing}>
          <EarningsCalculator />
        </SectionErrorBoundary>
        <ServiceCards />
        <Steps />
        <MarketingFigures />
        <SectionErrorBoundary Failure={Nothing}>
          <WatchedTiles />
        </SectionErrorBoundary>
        <Featured />
      </Container>
    </Stack>
  );
}

const Featured = () => (
  <SectionErrorBoundary Failure={Nothing}>
    <FeaturedAssets />
  </SectionErrorBoundary>
);

/** Fallback for optional content, so the rest of the page still works if that content fails to load. */
const Nothing = () => null;

export const prefetch: Prefetch = ({ load, loadPart, client, member }) => {
  if (member === null) return;
  loadPart(MemberHome);
  load(getDashboardOverviewQuery(client));
};
