import { Container, SectionErrorBoundary, Stack } from '@gli/ui';
import { EarningsCalculator } from './EarningsCalculator.tsx';
import { FeaturedAssets } from './FeaturedAssets.tsx';
import { Hero } from './Hero.tsx';
import { MarketingFigures, ServiceCards, Steps } from './Introduction.tsx';
import { NextSteps } from './NextSteps.tsx';
import { useFreshProfile } from './use-fresh-profile.ts';

/**
 * Home page: introduction, services, figures and featured assets, plus an earnings estimate for visitors or
 * next steps for members. Spec §1 Home page
 */
export default function HomeScreen() {
  useFreshProfile();
  return (
    <Stack gap="2xl">
      <Hero />
      <Container gap="2xl">
        <SectionErrorBoundary Failure={Nothing}>
          <NextSteps />
        </SectionErrorBoundary>
        <SectionErrorBoundary Failure={Nothing}>
          <EarningsCalculator />
        </SectionErrorBoundary>
        <ServiceCards />
        <Steps />
        <MarketingFigures />
        <SectionErrorBoundary Failure={Nothing}>
          <FeaturedAssets />
        </SectionErrorBoundary>
      </Container>
    </Stack>
  );
}

/** Fallback for optional content, so the rest of the page still works if that content fails to load. */
const Nothing = () => null;
