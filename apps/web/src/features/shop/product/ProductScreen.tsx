import { GliNotFoundError, type Product } from '@gli/sdk';
import { useGetProduct, useGetProductQueryOptions } from '@gli/sdk/react';
import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Container, Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { PageHead } from '../../../shared/PageHead.tsx';
import { Section } from '../../../shared/Section.tsx';
import { usePrefetch } from '../../../shared/use-prefetch.ts';
import { BookingPanel } from '../booking/BookingPanel.tsx';
import { CancellationPolicy } from './CancellationPolicy.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductHead } from './ProductHead.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { picturesOf } from './pictures-of.ts';
import * as Part from './product.styles.ts';
import { RoomList } from './RoomList.tsx';

/** One product of the mall: what it is, its terms, and the panel to book or buy it. Spec §1, §9 Room types */
export default function ProductScreen({ id = '' }: { id?: string | undefined }) {
  const product = useGetProduct(id);
  return (
    <Container>
      {product.isPending ? (
        <ProductSkeleton />
      ) : product.data ? (
        // What is chosen belongs to one product.
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
    <Part.Columns>
      <Part.Head>
        <Stack gap="lg">
          <ProductHead product={product} />
          <ProductGallery pictures={picturesOf(product)} />
        </Stack>
      </Part.Head>
      <Part.Side>
        <BookingPanel product={product} />
      </Part.Side>
      <Part.Rest>
        <Stack gap="xl">
          <Section title={t.shopping.about()}>
            {product.description.split(/\n{2,}/).map((paragraph) => (
              <Text key={paragraph} prose>
                {paragraph}
              </Text>
            ))}
          </Section>
          <Section title={t.shopping.good()}>
            <Part.Highlights>
              {product.highlights.map((highlight) => (
                <li key={highlight}>
                  <Check aria-hidden />
                  {highlight}
                </li>
              ))}
            </Part.Highlights>
          </Section>
          {product.rooms.length > 0 ? <RoomList product={product} /> : null}
          <ProductFacts product={product} />
          <CancellationPolicy product={product} />
        </Stack>
      </Part.Rest>
    </Part.Columns>
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
        action={
          <Link href="/shopping" asChild>
            <LinkButton>{t.shopping.backToMall()}</LinkButton>
          </Link>
        }
      />
    </>
  );
}

export function Prefetch({ id = '' }: { id?: string | undefined }) {
  usePrefetch(useGetProductQueryOptions(id));
  return null;
}
