import type { OrderLine, Product } from '@gli/sdk';
import { DescriptionList, Stack } from '@/design';
import { MapLinks } from '@/shared';
import { toDetailRows } from '../facts.ts';
import { useBookingFacts } from './booking-facts.ts';

/** Dates, times, people and place of an order line. Times and place come from its product. */
export function BookingFacts({ line, product }: { line: OrderLine; product: Product | undefined }) {
  const facts = useBookingFacts(line, product);
  const location = line.kind === 'goods' ? null : product?.location;
  return (
    <Stack gap="xs">
      <DescriptionList items={toDetailRows(facts)} />
      {location ? (
        <MapLinks place={line.product_name} latitude={location.latitude} longitude={location.longitude} />
      ) : null}
    </Stack>
  );
}
