import type { Product } from '@gli/sdk';
import { useState } from 'react';
import { Link } from 'wouter';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import type { CartLine } from '../cart/cart.ts';
import { quantityLimit } from '../cart/line-problem.ts';
import { AddToCart } from './AddToCart.tsx';
import { Counter } from './Counter.tsx';
import { StayForm } from './StayForm.tsx';
import { VisitForm } from './VisitForm.tsx';

/** The form that puts a product into the cart; a product that is sold out says so. */
export function BookingPanel({ product }: { product: Product }) {
  const t = useTranslations();
  return (
    <Card as="section" aria-labelledby="booking-heading">
      <Stack gap="md">
        <Heading as="h2" size="md" id="booking-heading">
          {product.kind === 'goods' ? t.shopping.buy() : t.shopping.book()}
        </Heading>
        {product.in_stock ? <Form product={product} /> : <SoldOut />}
      </Stack>
    </Card>
  );
}

function Form({ product }: { product: Product }) {
  switch (product.kind) {
    case 'resort':
      return <StayForm product={product} />;
    case 'restaurant':
      return <VisitForm product={product} />;
    case 'goods':
      return <GoodsForm product={product} />;
    default:
      // A kind from a newer contract needs fields that this version does not know.
      return <SoldOut />;
  }
}

function GoodsForm({ product }: { product: Product }) {
  const t = useTranslations();
  const maximum = quantityLimit(product);
  const [chosen, setChosen] = useState(1);
  // There may be less in stock by now.
  const quantity = Math.min(chosen, maximum);
  const line: CartLine = { kind: 'goods', productId: product.id, quantity };
  const left = product.stock_count;
  return (
    <>
      <Counter
        label={t.shopping.quantity()}
        hint={left === null ? undefined : t.shopping.stockLeft({ count: left })}
        value={quantity}
        maximum={maximum}
        onChange={setChosen}
      />
      <AddToCart product={product} line={line} maximum={maximum} onAdded={() => setChosen(1)} />
    </>
  );
}

function SoldOut() {
  const t = useTranslations();
  return (
    <>
      <Text>{t.shopping.soldOutText()}</Text>
      <Link href="/shopping" asChild>
        <LinkButton variant="secondary" wide>
          {t.shopping.backToMall()}
        </LinkButton>
      </Link>
    </>
  );
}
