import type { Product } from '@gli/sdk';
import { getProductQuery, useGetProduct } from '@gli/sdk/react';
import {
  Badge,
  Card,
  DetailLayout,
  DetailPage,
  IconItem,
  IconList,
  Inline,
  LinkButton,
  LoadingDetail,
  Note,
  PanelSkeleton,
  Paragraphs,
  RowsSkeleton,
  SectionTabs,
  ShareButton,
  Stack,
  StatsSkeleton,
} from '@gli/ui';
import { Check } from '@gli/ui/icons';
import { lazyPart, type Prefetch, preloadPicture } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { useRecordView, WatchButton } from '../../watchlist/index.ts';
import { ProductPrice } from '../Prices.tsx';
import { CancellationPolicy, ProductFacts, RoomList } from './ProductFacts.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { SimilarProducts } from './SimilarProducts.tsx';

const BookingPanel = lazyPart(async () => (await import('../booking/BookingPanel.tsx')).BookingPanel, {
  fallback: <BookingSkeleton />,
});

/** A product's description and terms, with the panel to book or buy it. Spec §1, §9 Room types */
export default function ProductScreen({ id = '' }: { id?: string | undefined }) {
  const t = useTranslations();
  return (
    <DetailPage
      query={useGetProduct({ id })}
      skeleton={<LoadingDetail panel={<BookingSkeleton />} />}
      missing={{
        page: t.places.product(),
        title: t.shopping.missing(),
        description: t.shopping.missingText(),
        action: <LinkButton href="/shopping">{t.shopping.backToMall()}</LinkButton>,
      }}
    >
      {/* Keyed by product, because a selection applies to one product only. */}
      {(product) => <ProductDetail key={product.id} product={product} />}
    </DetailPage>
  );
}

function ProductDetail({ product }: { product: Product }) {
  const t = useTranslations();
  useRecordView({ kind: 'product', id: product.id });
  return (
    <DetailLayout
      back={{ href: '/shopping', text: t.shopping.backToMall() }}
      badges={
        <>
          <Badge tone={product.in_stock ? 'success' : 'warning'} dot>
            {product.in_stock ? t.shopping.inStock() : t.shopping.soldOut()}
          </Badge>
          <Badge>{product.category.name}</Badge>
          {product.featured ? <Badge tone="accent">{t.shopping.featured()}</Badge> : null}
        </>
      }
      name={product.name}
      summary={product.summary}
      actions={<PriceAndRating product={product} />}
      gallery={<ProductGallery product={product} />}
      panel={<BookingPanel product={product} />}
      related={<SimilarProducts product={product} />}
    >
      <ProductSections product={product} />
    </DetailLayout>
  );
}

function ProductSections({ product }: { product: Product }) {
  const t = useTranslations();
  const about = {
    value: 'about',
    label: t.shopping.about(),
    content: (
      <Stack gap="md">
        <Paragraphs text={product.description} />
        <IconList aria-label={t.shopping.good()}>
          {product.highlights.map((highlight) => (
            <IconItem key={highlight} tone="success">
              <Check aria-hidden />
              <span>{highlight}</span>
            </IconItem>
          ))}
        </IconList>
      </Stack>
    ),
  };
  const rooms = { value: 'rooms', label: t.shopping.rooms(), content: <RoomList product={product} /> };
  const facts = { value: 'facts', label: t.shopping.facts(), content: <ProductFacts product={product} /> };
  const cancellation = {
    value: 'cancellation',
    label: t.shopping.cancellation(),
    content: <CancellationPolicy product={product} />,
  };
  return (
    <SectionTabs
      label={t.shopping.sections()}
      tabs={[about, ...(product.rooms.length > 0 ? [rooms] : []), facts, cancellation]}
    />
  );
}

function PriceAndRating({ product }: { product: Product }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <>
      <Inline gap="md">
        <ProductPrice product={product} size="xl" />
        <Note>
          {product.rating === null
            ? t.shopping.unrated()
            : t.shopping.rating({
                rating: formats.decimal(product.rating),
                count: product.review_count,
              })}
        </Note>
      </Inline>
      <Inline>
        {product.kind === 'resort' ? <WatchButton kind="product" id={product.id} /> : null}
        <ShareButton title={product.name} path={`/shopping/product/${product.id}`} />
      </Inline>
    </>
  );
}

function BookingSkeleton() {
  return (
    <Card gap="lg">
      <RowsSkeleton count={4} />
      <PanelSkeleton />
      <StatsSkeleton count={1} />
    </Card>
  );
}

export const prefetch: Prefetch = ({ load, client, parameters: { id = '' } }) => {
  load(getProductQuery(client, { id }), ({ pictures }) => preloadPicture(pictures[0]));
};
