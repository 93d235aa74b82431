import type { ProductSummary } from '@gli/sdk';
import { useListFeaturedProducts } from '@gli/sdk/react';
import {
  Badge,
  Card,
  CardBody,
  CardCover,
  CardLink,
  CoverBadges,
  CoverCaption,
  Heading,
  Inline,
  LoadingRegion,
  Section,
  Skeleton,
  Tile as SmallTile,
  Stack,
  Text,
  VisuallyHidden,
} from '@gli/ui';
import { Star } from '@gli/ui/icons';
import { useFormats, useTranslations } from '@/i18n';
import { ProductPrice } from '../Prices.tsx';
import { productPath } from '../paths.ts';
import { Rating, Row, Tile, tileHeight } from './ProductCards.styles.ts';

type ProductCardProps = {
  product: ProductSummary;
  /** True for the first card of a page, whose picture loads immediately. */
  isFirst?: boolean;
};

/** A product in the shop: picture, category, place, rating and price. */
export function ProductCard({ product, isFirst = false }: ProductCardProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Card as="article" padding="none" interactive css={{ display: 'flex', flexDirection: 'column' }}>
      <CardCover>
        <ProductPicture product={product} isFirst={isFirst} />
        <CoverBadges>
          {product.in_stock ? null : <Badge tone="warning">{t.shopping.soldOut()}</Badge>}
          {product.featured ? <Badge tone="accent">{t.shopping.featured()}</Badge> : null}
        </CoverBadges>
      </CardCover>
      <CardBody>
        <Stack gap="xs">
          <ProductTitle product={product} />
          <Text size="sm">{product.summary}</Text>
        </Stack>
        <Inline justify="between" css={{ marginTop: 'auto' }}>
          <ProductPrice product={product} />
          {product.rating === null ? null : (
            <Rating as="span" gap="xs">
              <Star aria-hidden size={16} fill="currentColor" />
              <span aria-hidden>{formats.decimal(product.rating)}</span>
              <VisuallyHidden>
                {t.shopping.rating({
                  rating: formats.decimal(product.rating),
                  count: product.review_count,
                })}
              </VisuallyHidden>
            </Rating>
          )}
        </Inline>
      </CardBody>
    </Card>
  );
}

/** A product in a row of small cards: picture and price. */
export function ProductTile({ product }: { product: ProductSummary }) {
  return (
    <SmallTile
      href={productPath(product.id)}
      picture={product.picture.url}
      title={product.name}
      note={<ProductPrice product={product} size="sm" />}
    />
  );
}

function ProductPicture({ product: { picture }, isFirst }: Required<ProductCardProps>) {
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return <img src={picture.url} alt={picture.alt} width={600} height={400} {...loading} />;
}

/** Category and place, and the name as a link to the product. */
function ProductTitle({ product, onPicture = false }: { product: ProductSummary; onPicture?: boolean }) {
  return (
    <>
      <Text size="sm" tone={onPicture ? 'inherit' : 'muted'}>
        {[product.category.name, product.place].filter(Boolean).join(' · ')}
      </Text>
      <Heading as="h3" size="md" css={onPicture ? { color: 'inherit' } : {}}>
        <CardLink href={productPath(product.id)}>{product.name}</CardLink>
      </Heading>
    </>
  );
}

const MAX_FEATURED = 3;

/** Products chosen by the editors for the shop's front page. Hidden if there are none or they fail to load. */
export function FeaturedProducts() {
  const t = useTranslations();
  const featured = useListFeaturedProducts();
  if (featured.isError || featured.data?.length === 0) return null;
  return (
    <Section title={t.shopping.featuredHeading()}>
      {featured.data ? (
        <Row>
          {featured.data.slice(0, MAX_FEATURED).map((product, index) => (
            <FeaturedTile key={product.id} product={product} isFirst={index === 0} />
          ))}
        </Row>
      ) : (
        <LoadingRegion>
          <Row as="div">
            {Array.from({ length: MAX_FEATURED }, (_, index) => (
              <Skeleton key={index} shape="block" css={tileHeight} />
            ))}
          </Row>
        </LoadingRegion>
      )}
    </Section>
  );
}

function FeaturedTile({ product, isFirst }: { product: ProductSummary; isFirst: boolean }) {
  return (
    <Tile>
      <ProductPicture product={product} isFirst={isFirst} />
      <CoverCaption>
        <ProductTitle product={product} onPicture />
        <ProductPrice product={product} size="sm" tone="inherit" weight="semibold" />
      </CoverCaption>
    </Tile>
  );
}
