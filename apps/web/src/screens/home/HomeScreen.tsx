import { Container, Stack } from '../../design/Layout.tsx';
import { FeaturedAssets } from './FeaturedAssets.tsx';
import { Hero } from './Hero.tsx';
import { MarketingFigures } from './MarketingFigures.tsx';
import { ServiceCards } from './ServiceCards.tsx';

/** Home: what the platform is, its four services, its figures, its featured assets. Spec §1 Home page */
export default function HomeScreen() {
  return (
    <Stack gap="2xl">
      <Hero />
      <Container>
        <Stack gap="2xl">
          <ServiceCards />
          <FeaturedAssets />
          <MarketingFigures />
        </Stack>
      </Container>
    </Stack>
  );
}
