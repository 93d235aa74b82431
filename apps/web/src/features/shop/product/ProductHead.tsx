import type { Picture, Product } from '@gli/sdk';
import { useState } from 'react';
import { Badge, GalleryStage, GalleryThumbnails, Heading, Inline, Stack, Text } from '@/design';
import { translate, useFormats, useTranslations } from '@/i18n';
import { AboutWon, BackLink, Note, ShareButton } from '@/shared';

/** A product's name, category, stock, rating and price. */
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
        <Text as="div" size="xl" weight="bold" numeric>
          {translate(t.shopping.pricePer, product.unit)({ price })}
          <AboutWon amount={product.price_from} token={product.price_token} />
        </Text>
        <Note>
          {product.rating === null
            ? t.shopping.unrated()
            : t.shopping.rating({
                rating: formats.decimal(product.rating),
                count: product.review_count,
              })}
        </Note>
      </Inline>
      <ShareButton title={product.name} path={`/shopping/product/${product.id}`} />
    </Stack>
  );
}

/** A product's pictures: a large one, and thumbnails to choose from. */
export function ProductGallery({ product }: { product: Product }) {
  const t = useTranslations();
  const pictures = collectPictures(product);
  const [chosen, setChosen] = useState(0);
  const picture = pictures[chosen] ?? pictures[0];
  if (!picture) return null;
  return (
    <figure>
      <GalleryStage>
        <img src={picture.url} alt={picture.alt} width={1200} height={800} fetchPriority="high" />
      </GalleryStage>
      <GalleryThumbnails
        label={t.shopping.pictures()}
        pictures={pictures}
        selected={chosen}
        onSelect={setChosen}
      />
    </figure>
  );
}

/** Returns the distinct photos of the product and its rooms, cover first. */
export function collectPictures({ pictures, rooms }: Product): Picture[] {
  const byUrl = new Map<string, Picture>();
  for (const picture of [...pictures, ...rooms.map((room) => room.picture)]) {
    if (!byUrl.has(picture.url)) byUrl.set(picture.url, picture);
  }
  return [...byUrl.values()];
}
