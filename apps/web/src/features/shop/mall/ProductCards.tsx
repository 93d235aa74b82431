import type { ProductSummary } from '@gli/sdk';
import { useListFeaturedProducts } from '@gli/sdk/react';
import {
  Badge,
  CardLink,
  CoverCaption,
  Heading,
  LoadingRegion,
  MediaCard,
  Section,
  Skeleton,
  Tile as SmallTile,
  Text,
  VisuallyHidden,
} from '@gli/ui';
import { Star } from '@gli/ui/icons';
import { useFormats, useTranslations } from '@/i18n';
import { CoverStar } from '../../watchlist/index.ts';
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
  const { id, name } = product;
  return (
    <MediaCard
      href={productPath(id)}
      name={name}
      rank="h3"
      picture={<ProductPicture product={product} isFirst={isFirst} />}
      badges={
        product.in_stock ? (
          product.featured ? (
            <Badge tone="accent">{t.shopping.featured()}</Badge>
          ) : null
        ) : (
          <Badge tone="warning">{t.shopping.soldOut()}</Badge>
        )
      }
      caption={formatOrigin(product)}
      corner={product.kind === 'resort' ? <CoverStar kind="product" id={id} name={name} /> : null}
      foot={
        <>
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
        </>
      }
    >
      <Text size="sm">{product.summary}</Text>
    </MediaCard>
  );
}

const formatOrigin = ({ category, place }: ProductSummary) =>
  [category.name, place].filter(Boolean).join(' · ');

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
        <Text size="sm" tone="inherit">
          {formatOrigin(product)}
        </Text>
        <Heading as="h3" size="md" css={{ color: 'inherit' }}>
          <CardLink href={productPath(product.id)}>{product.name}</CardLink>
        </Heading>
        <ProductPrice product={product} size="sm" tone="inherit" weight="semibold" />
      </CoverCaption>
    </Tile>
  );
}
