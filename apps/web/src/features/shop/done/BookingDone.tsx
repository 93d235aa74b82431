import type { Order } from '@gli/sdk';
import { Card, Stack, Subheading, Text } from '@gli/ui';
import { useTranslations } from '@/i18n';
import { findProduct, useProducts } from '../checkout/use-products.ts';
import { BookingDetails } from './BookingDetails.tsx';
import { CalendarButton } from './CalendarButton.tsx';

/** Summary of the booking: items, places, dates and next steps, with a calendar file. */
export function BookingDone({ order }: { order: Order }) {
  const t = useTranslations();
  const products = useProducts(order.lines.map(({ product_id }) => product_id));
  return (
    <Stack gap="md" css={{ width: '100%', textAlign: 'left' }}>
      {order.lines.map((line) => (
        <Card key={line.line_number} tone="sunken" padding="sm" gap="xs">
          <Text weight="semibold">{line.product_name}</Text>
          <BookingDetails line={line} product={findProduct(products, line)} />
        </Card>
      ))}
      <Stack gap="xs">
        <Subheading>{t.checkout.booked.nextHeading()}</Subheading>
        {[...new Set(order.lines.map(({ kind }) => kind))].map((kind) => (
          <Text key={kind}>
            {kind === 'resort'
              ? t.checkout.booked.nextStay()
              : kind === 'restaurant'
                ? t.checkout.booked.nextVisit()
                : t.checkout.booked.nextGoods()}
          </Text>
        ))}
      </Stack>
      <CalendarButton order={order} products={products} />
    </Stack>
  );
}
