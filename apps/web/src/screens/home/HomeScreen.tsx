import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Data } from '../../data/Data.tsx';
import { Container, Stack } from '../../design/Layout.tsx';
import { Skeleton } from '../../design/Skeleton.tsx';
import { useWords } from '../../i18n/words.ts';
import { Section } from '../../parts/Section.tsx';
import { WhenNear } from '../../parts/WhenNear.tsx';
import { usePlatform } from '../../platform-context.ts';
import { Hero } from './Hero.tsx';
import { MarketingFigures } from './MarketingFigures.tsx';
import { ServiceCards } from './ServiceCards.tsx';
import { useFreshProfile } from './use-fresh-profile.ts';

/** What the cards of the featured assets speak. */
const featuredWords = ['rwa', 'errors', 'terms'] as const;

// Below the fold and with data of its own: its code does not stand in the way of the first paint.
function useFeaturedAssets() {
  const { dictionaries, preferences } = usePlatform();
  const [component] = useState(() =>
    lazy(async () => {
      const [{ FeaturedAssets }] = await Promise.all([
        import('./FeaturedAssets.tsx'),
        dictionaries.loadNamespaces(preferences.state.locale, featuredWords),
      ]);
      return { default: FeaturedAssets };
    }),
  );
  return component;
}

/** Home: what the platform is, its four services, its figures, its featured assets. Spec §1 Home page */
export default function HomeScreen() {
  useFreshProfile();
  const FeaturedAssets = useFeaturedAssets();
  return (
    <Stack gap="2xl">
      <Hero />
      <Container>
        <Stack gap="2xl">
          <ServiceCards />
          <MarketingFigures />
          {/* The page is whole without them. */}
          <ErrorBoundary fallback={null}>
            <WhenNear placeholder={<FeaturedPlace />}>
              <Suspense fallback={<FeaturedPlace />}>
                <Data>
                  <FeaturedAssets />
                </Data>
              </Suspense>
            </WhenNear>
          </ErrorBoundary>
        </Stack>
      </Container>
    </Stack>
  );
}

function FeaturedPlace() {
  const words = useWords();
  return (
    <Section title={words.home.featuredTitle()}>
      <Skeleton shape="block" css={{ height: '26rem' }} />
    </Section>
  );
}
