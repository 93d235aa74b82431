import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Container, Grid, Stack } from '../../design/display/Layout.tsx';
import { Skeleton } from '../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { WhenNear } from '../../shared/browser/WhenNear.tsx';
import { Data } from '../../shared/data/Data.tsx';
import { Part as PagePart } from '../../shared/loading/Part.tsx';
import { useLazyPart } from '../../shared/loading/use-lazy-part.ts';
import { useMember } from '../../shared/member/use-member.ts';
import { Section } from '../../shared/page/Section.tsx';
import { Hero, MarketingFigures, ServiceCards, Steps } from './Introduction.tsx';
import { useFreshProfile } from './use-fresh-profile.ts';

const loadFeatured = async () => (await import('./FeaturedAssets.tsx')).FeaturedAssets;
const featuredNamespaces = ['rwa', 'errors', 'terms', 'navigation'] as const;
const loadNextSteps = async () => (await import('./NextSteps.tsx')).NextSteps;
const nextStepsNamespaces = ['alternateHome', 'errors'] as const;

/**
 * Home: what the platform is, its four services, its figures, its featured assets; for a member the next steps. Spec §1
 * Home page
 */
export default function HomeScreen() {
  useFreshProfile();
  const isMember = useMember() !== null;
  const FeaturedAssets = useLazyPart(loadFeatured, featuredNamespaces);
  const NextSteps = useLazyPart(loadNextSteps, nextStepsNamespaces);
  return (
    <Stack gap="2xl">
      <Hero />
      <Container>
        <Stack gap="2xl">
          {isMember ? (
            <WithData Part={NextSteps} placeholder={<Skeleton shape="block" css={{ height: '22rem' }} />} />
          ) : null}
          <ServiceCards />
          <Steps />
          <MarketingFigures />
          <WhenNear placeholder={<FeaturedSkeleton />}>
            <WithData Part={FeaturedAssets} placeholder={<FeaturedSkeleton />} />
          </WhenNear>
        </Stack>
      </Container>
    </Stack>
  );
}

/** The page is complete without it: code that cannot be fetched takes nothing else away. */
function WithData({ Part, placeholder }: { Part: ComponentType; placeholder: ReactNode }) {
  return (
    <PagePart Failure={Nothing}>
      <Suspense fallback={placeholder}>
        <Data>
          <Part />
        </Data>
      </Suspense>
    </PagePart>
  );
}

const Nothing = () => null;

function FeaturedSkeleton() {
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
