import type { Product } from '@gli/sdk';
import { Link } from 'wouter';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { GoodsForm } from './GoodsForm.tsx';
import { StayForm } from './StayForm.tsx';
import { VisitForm } from './VisitForm.tsx';

/** Where a product is chosen and put into the cart; what is sold out says so. */
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
      // A kind that a newer contract knows needs fields that this version does not.
      return <SoldOut />;
  }
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
