import type { Product } from '@gli/sdk';
import { Badge } from '../../../design/display/Badge.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { BackLink } from '../../../shared/BackLink.tsx';

/** Name, shelf, state, rating and price of a product. */
export function ProductHead({ product }: { product: Product }) {
  const t = useTranslations();
  const formats = useFormats();
  const price = formats.token(product.price_from, product.price_token);
  return (
    <Stack as="header" gap="md">
      <BackLink href="/shopping">{t.shopping.backToMall()}</BackLink>
      <Inline gap="sm">
        <Badge tone={product.in_stock ? 'success' : 'warning'} dot>
          {product.in_stock ? t.shopping.inStock() : t.shopping.soldOut()}
        </Badge>
        <Badge>{product.category.name}</Badge>
        {product.featured ? <Badge tone="accent">{t.shopping.featured()}</Badge> : null}
      </Inline>
      <Heading as="h1" size="2xl">
        {product.name}
      </Heading>
      <Text tone="muted" size="lg" prose>
        {product.summary}
      </Text>
      <Inline gap="md">
        <Text size="xl" weight="bold" numeric>
          {translate(t.shopping.pricePer, product.unit)({ price })}
        </Text>
        <Text size="sm" tone="muted">
          {product.rating === null
            ? t.shopping.unrated()
            : t.shopping.rating({
                rating: formats.decimal(product.rating),
                count: product.review_count,
              })}
        </Text>
      </Inline>
    </Stack>
  );
}
