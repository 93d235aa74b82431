import { GliNotFoundError, type Product } from '@gli/sdk';
import { getProductQuery, useGetProduct } from '@gli/sdk/react';
import Check from 'lucide-react/icons/check';
import { useEffect } from 'react';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Container, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { later } from '../../../shared/loading/later.tsx';
import type { Prefetch } from '../../../shared/loading/prefetch.ts';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { LoadingFigures, LoadingHead, LoadingRows } from '../../../shared/page/LoadingShapes.tsx';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { useTitle } from '../../../shared/page/title.ts';
import { CancellationPolicy, ProductFacts, RoomList } from './ProductFacts.tsx';
import { ProductGallery, ProductHead } from './ProductHead.tsx';

export { dataLayer } from '../../../shared/data/DataProvider.tsx';

// The booking panel is beside everything else; on narrow screens it follows the pictures.
const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 24rem',
  gridTemplateAreas: '"head side" "rest side"',
  gridTemplateRows: 'auto 1fr',
  gap: '$10',
  alignItems: 'start',
  paddingTop: '$6',
  '@media (max-width: 1023px)': {
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

const BookingPanel = later(
  async () => (await import('../booking/BookingPanel.tsx')).BookingPanel,
  <BookingSkeleton />,
);

/** One product of the mall: what it is, its terms, and the panel to book or buy it. Spec §1, §9 Room types */
export default function ProductScreen({ id = '' }: { id?: string | undefined }) {
  const product = useGetProduct({ id });
  useEffect(BookingPanel.load, []);
  useTitle(product.data?.name, 0);
  return (
    <Container>
      {product.isPending ? (
        <ProductSkeleton />
      ) : product.data ? (
        // The key: what is chosen belongs to one product.
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
    <Columns>
      <Head>
        <Stack gap="lg">
          <ProductHead product={product} />
          <ProductGallery product={product} />
        </Stack>
      </Head>
      <Side>
        <BookingPanel product={product} />
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
  );
}

function ProductMissing() {
  const t = useTranslations();
  return (
    <>
      <PageHead title={t.places.product()} />
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
      {/* As high as the window: the footer is no nearer when the product is here. */}
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
