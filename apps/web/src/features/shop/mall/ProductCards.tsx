import type { ProductSummary } from '@gli/sdk';
import { useListFeaturedProducts } from '@gli/sdk/react';
import Star from 'lucide-react/icons/star';
import { Badge } from '../../../design/display/Badge.tsx';
import { Card, CardLink } from '../../../design/display/Card.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { AboutWon } from '../../../shared/money/Price.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { productPath } from '../paths.ts';

const Cover = styled('div', {
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  background: '$surfaceSunken',
  '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
});
const Corner = styled('div', { position: 'absolute', top: '$3', left: '$3', display: 'flex', gap: '$2' });
const Body = styled('div', { flex: 1, display: 'flex', flexDirection: 'column', gap: '$4', padding: '$5' });
const Foot = styled('div', { marginTop: 'auto' });
const Rating = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  fontSize: '$sm',
  color: '$textMuted',
  '& svg': { width: '1rem', height: '1rem', color: '$accentText', fill: 'currentColor' },
});
const column = { display: 'flex', flexDirection: 'column' } as const;

/** A product in the mall: picture, category, place, rating and price. */
export function ProductCard({ product }: { product: ProductSummary }) {
  const t = useTranslations();
  const formats = useFormats();
  const price = formats.token(product.price_from, product.price_token);
  return (
    <Card as="article" padding="none" interactive css={column}>
      <Cover>
        <img src={product.picture.url} alt={product.picture.alt} loading="lazy" width={600} height={400} />
        <Corner>
          {product.in_stock ? null : <Badge tone="warning">{t.shopping.soldOut()}</Badge>}
          {product.featured ? <Badge tone="accent">{t.shopping.featured()}</Badge> : null}
        </Corner>
      </Cover>
      <Body>
        <Stack gap="xs">
          <ProductTitle product={product} />
          <Text size="sm">{product.summary}</Text>
        </Stack>
        <Foot>
          <Inline justify="between">
            <Text as="div" weight="bold" numeric>
              {translate(t.shopping.pricePer, product.unit)({ price })}
              <AboutWon amount={product.price_from} token={product.price_token} />
            </Text>
            {product.rating === null ? null : (
              <Rating>
                <Star aria-hidden />
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
        </Foot>
      </Body>
    </Card>
  );
}

/** Category and place, and the name that links to the product. */
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

export function ProductCardSkeleton() {
  return (
    <Card padding="none">
      <Cover />
      <Body>
        <Stack gap="xs">
          <Text as="div" size="sm">
            <Skeleton width="half" />
          </Text>
          <Heading as="div" size="md">
            <Skeleton width="most" />
          </Heading>
          <Text as="div" size="sm">
            <Skeleton />
          </Text>
        </Stack>
        <Skeleton width="third" />
      </Body>
    </Card>
  );
}

const MAX_FEATURED = 3;

// The first one is large, with the others beside it; on phones they are swiped.
const Row = styled('ul', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: '2fr 1fr 1fr',
  '@media (max-width: 1023px)': {
    gridTemplateColumns: 'repeat(3, minmax(15rem, 1fr))',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    paddingBottom: '$2',
  },
});
const Tile = styled('li', {
  position: 'relative',
  height: '17rem',
  borderRadius: '$lg',
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  background: '$surfaceSunken',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '&:has(a:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
});
// Text on a picture: the gradient keeps it readable in both color modes.
const Caption = styled('div', {
  position: 'absolute',
  inset: 'auto 0 0 0',
  display: 'grid',
  gap: '$1',
  padding: '$10 $5 $5',
  background: 'linear-gradient(transparent, rgb(8 15 30 / 0.55) 30%, rgb(8 15 30 / 0.86))',
  color: 'white',
});

/** The editors' choice on the mall's front page; nothing when there is none, or when it cannot be loaded. */
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
              // Of the first one the document shows the picture early (prerender/first-reads.js).
              <Skeleton
                key={index}
                shape="block"
                css={{ height: '17rem' }}
                {...(index === 0 && { 'data-first-picture': '' })}
              />
            ))}
          </Row>
        </LoadingRegion>
      )}
    </Section>
  );
}

function FeaturedTile({ product, isFirst }: { product: ProductSummary; isFirst: boolean }) {
  const t = useTranslations();
  const formats = useFormats();
  const price = formats.token(product.price_from, product.price_token);
  return (
    <Tile>
      <img
        src={product.picture.url}
        alt={product.picture.alt}
        width={600}
        height={400}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
      <Caption>
        <ProductTitle product={product} onPicture />
        <Text
          as="div"
          size="sm"
          tone="inherit"
          weight="semibold"
          numeric
          css={{ '& > span': { color: 'inherit' } }}
        >
          {translate(t.shopping.pricePer, product.unit)({ price })}
          <AboutWon amount={product.price_from} token={product.price_token} />
        </Text>
      </Caption>
    </Tile>
  );
}
