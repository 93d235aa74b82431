import { type ComponentType, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Container, Grid, Stack } from '../../design/display/Layout.tsx';
import { Skeleton } from '../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { WhenNear } from '../../shared/browser/WhenNear.tsx';
import { Data } from '../../shared/data/Data.tsx';
import { Section } from '../../shared/Section.tsx';
import { useMember } from '../../shared/use-member.ts';
import { Hero } from './Hero.tsx';
import { MarketingFigures } from './MarketingFigures.tsx';
import { ServiceCards } from './ServiceCards.tsx';
import { Steps } from './Steps.tsx';
import { useFreshProfile } from './use-fresh-profile.ts';
import { useLater } from './use-later.ts';

const loadFeatured = async () => (await import('./FeaturedAssets.tsx')).FeaturedAssets;
const featuredWords = ['rwa', 'errors', 'terms'] as const;
const loadAwaiting = async () => (await import('./NextSteps.tsx')).NextSteps;
const awaitingWords = ['alternateHome', 'errors'] as const;

/**
 * Home: what the platform is, its four services, its figures, its featured assets; for a member what awaits them. Spec
 * §1 Home page
 */
export default function HomeScreen() {
  useFreshProfile();
  const isMember = useMember() !== null;
  const FeaturedAssets = useLater(loadFeatured, featuredWords);
  const NextSteps = useLater(loadAwaiting, awaitingWords);
  return (
    <Stack gap="2xl">
      <Hero />
      <Container>
        <Stack gap="2xl">
          {isMember ? <WithData Part={NextSteps} place={<AwaitingPlace />} /> : null}
          <ServiceCards />
          <Steps />
          <MarketingFigures />
          <WhenNear placeholder={<FeaturedPlace />}>
            <WithData Part={FeaturedAssets} place={<FeaturedPlace />} />
          </WhenNear>
        </Stack>
      </Container>
    </Stack>
  );
}

/** The page is whole without it: code that cannot be fetched takes nothing else away. */
function WithData({ Part, place }: { Part: ComponentType; place: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={place}>
        <Data>
          <Part />
        </Data>
      </Suspense>
    </ErrorBoundary>
  );
}

function AwaitingPlace() {
  return <Skeleton shape="block" css={{ height: '22rem' }} />;
}

function FeaturedPlace() {
  const t = useTranslations();
  return (
    <Section title={t.home.featuredTitle()}>
      <Grid>
        {['one', 'two', 'three'].map((card) => (
          <Skeleton key={card} shape="block" css={{ height: '30rem' }} />
        ))}
      </Grid>
    </Section>
  );
}
