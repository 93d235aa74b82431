import { GliNotFoundError, type Product } from '@gli/sdk';
import { getProductQuery, useGetProduct } from '@gli/sdk/react';
import Check from 'lucide-react/icons/check';
import { useDeferredValue } from 'react';
import {
  Card,
  Container,
  EmptyState,
  LinkButton,
  LoadingRegion,
  Skeleton,
  Stack,
  styled,
  Text,
} from '@/design';
import { useTranslations } from '@/i18n';
import {
  LoadFailure,
  LoadingFigures,
  LoadingHead,
  LoadingRows,
  PageHeader,
  Part,
  type Prefetch,
  Section,
  useTitle,
} from '@/shared';
import { BookingPanel } from '../booking/BookingPanel.tsx';
import { CancellationPolicy, ProductFacts, RoomList } from './ProductFacts.tsx';
import { ProductGallery, ProductHead } from './ProductHead.tsx';
import { SimilarProducts } from './SimilarProducts.tsx';

// The booking panel is next to all content. On narrow screens it follows the photos.
const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 24rem',
  gridTemplateAreas: '"head side" "rest side"',
  gridTemplateRows: 'auto 1fr',
  gap: '$10',
  alignItems: 'start',
  paddingTop: '$6',
  '@belowBp2': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"head" "side" "rest"',
    gridTemplateRows: 'auto',
    gap: '$6',
  },
});
const Head = styled('div', { gridArea: 'head', minWidth: 0 });
const Side = styled('aside', { gridArea: 'side', minWidth: 0 });
const Rest = styled('div', { gridArea: 'rest', minWidth: 0 });
const Highlights = styled('ul', {
  display: 'grid',
  gap: '$2',
  '& li': { display: 'flex', gap: '$2', alignItems: 'center' },
  '& svg': { width: '1.125rem', height: '1.125rem', flexShrink: 0, color: '$successText' },
});

function BookingSkeleton() {
  return (
    <Card>
      <Stack gap="lg">
        <LoadingRows count={4} />
        <Skeleton shape="block" css={{ height: '22rem' }} />
        <LoadingFigures count={1} />
      </Stack>
    </Card>
  );
}

/** A product's description and terms, with the panel to book or buy it. Spec §1, §9 Room types */
export default function ProductScreen({ id = '' }: { id?: string | undefined }) {
  // React renders the whole page's data in small steps, so the page stays responsive.
  const product = useDeferredValue(useGetProduct({ id }));
  useTitle(product.data?.name, 0);
  return (
    <Container>
      {product.isPending ? (
        <ProductSkeleton />
      ) : product.data ? (
        // Keyed by product, because the selection belongs to one product.
        <ProductDetail key={product.data.id} product={product.data} />
      ) : product.error instanceof GliNotFoundError ? (
        <ProductMissing />
      ) : (
        <LoadFailure query={product} />
      )}
    </Container>
  );
}

function ProductDetail({ product }: { product: Product }) {
  const t = useTranslations();
  return (
    <Stack gap="2xl">
      <Columns>
        <Head>
          <Stack gap="lg">
            <ProductHead product={product} />
            <ProductGallery product={product} />
          </Stack>
        </Head>
        <Side>
          <Part>
            <BookingPanel product={product} />
          </Part>
        </Side>
        <Rest>
          <Stack gap="xl">
            <Section title={t.shopping.about()}>
              {product.description.split(/\n{2,}/).map((paragraph) => (
                <Text key={paragraph} prose>
                  {paragraph}
                </Text>
              ))}
            </Section>
            <Section title={t.shopping.good()}>
              <Highlights>
                {product.highlights.map((highlight) => (
                  <li key={highlight}>
                    <Check aria-hidden />
                    {highlight}
                  </li>
                ))}
              </Highlights>
            </Section>
            {product.rooms.length > 0 ? <RoomList product={product} /> : null}
            <ProductFacts product={product} />
            <CancellationPolicy product={product} />
          </Stack>
        </Rest>
      </Columns>
      <Part>
        <SimilarProducts product={product} />
      </Part>
    </Stack>
  );
}

function ProductMissing() {
  const t = useTranslations();
  return (
    <>
      <PageHeader title={t.places.product()} />
      <EmptyState
        title={t.shopping.missing()}
        description={t.shopping.missingText()}
        action={<LinkButton href="/shopping">{t.shopping.backToMall()}</LinkButton>}
      />
    </>
  );
}

function ProductSkeleton() {
  return (
    <LoadingRegion>
      {/* Full window height, so the footer does not move when the product loads. */}
      <Columns css={{ minHeight: '100dvh' }}>
        <Head>
          <LoadingHead />
        </Head>
        <Side as="div">
          <BookingSkeleton />
        </Side>
      </Columns>
    </LoadingRegion>
  );
}

export const prefetch: Prefetch = ({ load, client, parameters: { id = '' } }) => {
  load(getProductQuery(client, { id }));
};
