import type { Picture, Product } from '@gli/sdk';
import { useState } from 'react';
import { Badge } from '../../../design/display/Badge.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { AboutWon } from '../../../shared/money/Price.tsx';
import { BackLink } from '../../../shared/page/BackLink.tsx';
import { Note } from '../../../shared/page/Note.tsx';
import { Share } from '../../../shared/place/Share.tsx';

const cover = { width: '100%', height: '100%', objectFit: 'cover', display: 'block' } as const;
const Main = styled('div', {
  aspectRatio: '3 / 2',
  borderRadius: '$lg',
  overflow: 'hidden',
  background: '$surfaceSunken',
  '& img': cover,
});
const Row = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 6rem))',
  gap: '$3',
  marginTop: '$3',
});
const Thumbnail = styled('button', {
  padding: 0,
  width: '100%',
  aspectRatio: '3 / 2',
  borderRadius: '$sm',
  overflow: 'hidden',
  border: '2px solid transparent',
  background: '$surfaceSunken',
  cursor: 'pointer',
  '& img': cover,
  '&[aria-pressed="true"]': { borderColor: '$primary' },
  '@forced': { '&[aria-pressed="true"]': { borderColor: 'Highlight' } },
});

/** Name, category, stock, rating and price of a product. */
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
      <Share title={product.name} path={`/shopping/product/${product.id}`} />
    </Stack>
  );
}

/** The pictures of a product, one large, the others to choose from. */
export function ProductGallery({ product }: { product: Product }) {
  const t = useTranslations();
  const pictures = picturesOf(product);
  const [chosen, setChosen] = useState(0);
  const picture = pictures[chosen] ?? pictures[0];
  if (!picture) return null;
  return (
    <figure>
      <Main>
        <img src={picture.url} alt={picture.alt} width={1200} height={800} fetchPriority="high" />
      </Main>
      {pictures.length > 1 ? (
        <Row aria-label={t.shopping.pictures()}>
          {pictures.map(({ url, alt }, index) => (
            <li key={url}>
              <Thumbnail type="button" aria-pressed={index === chosen} onClick={() => setChosen(index)}>
                <img src={url} alt={alt} width={96} height={64} loading="lazy" />
              </Thumbnail>
            </li>
          ))}
        </Row>
      ) : null}
    </figure>
  );
}

/** The product's pictures and those of its rooms, each once, the cover first. */
export function picturesOf({ pictures, rooms }: Product): Picture[] {
  const byUrl = new Map<string, Picture>();
  for (const picture of [...pictures, ...rooms.map((room) => room.picture)]) {
    if (!byUrl.has(picture.url)) byUrl.set(picture.url, picture);
  }
  return [...byUrl.values()];
}
