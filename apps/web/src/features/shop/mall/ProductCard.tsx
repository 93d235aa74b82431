import type { ProductSummary } from '@gli/sdk';
import Star from 'lucide-react/icons/star';
import { Link } from 'wouter';
import { Badge } from '../../../design/display/Badge.tsx';
import { Card, CardLink } from '../../../design/display/Card.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
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
          <Text size="sm" tone="muted">
            {[product.category.name, product.place].filter(Boolean).join(' · ')}
          </Text>
          <Heading as="h3" size="md">
            <Link href={productPath(product.id)} asChild>
              <CardLink>{product.name}</CardLink>
            </Link>
          </Heading>
          <Text size="sm">{product.summary}</Text>
        </Stack>
        <Foot>
          <Inline justify="between">
            <Text weight="bold" numeric>
              {translate(t.shopping.pricePer, product.unit)({ price })}
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

/** The card's shape while the list is loading. */
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
