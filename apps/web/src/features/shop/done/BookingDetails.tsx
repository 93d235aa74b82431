import type { OrderLine, Product } from '@gli/sdk';
import { DescriptionList, MapLinks, Stack } from '@gli/ui';
import { useBookingDetails } from './booking-details.tsx';

/** Dates, times, people and place of an order line. Times and place come from its product. */
export function BookingDetails({ line, product }: { line: OrderLine; product: Product | undefined }) {
  const location = line.kind === 'goods' ? null : product?.location;
  return (
    <Stack gap="xs">
      <DescriptionList items={useBookingDetails(line, product)} />
      {location ? (
        <MapLinks place={line.product_name} latitude={location.latitude} longitude={location.longitude} />
      ) : null}
    </Stack>
  );
}
