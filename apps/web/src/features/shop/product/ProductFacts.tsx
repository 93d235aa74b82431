import type { CancellationRule, Product, ProductRoom } from '@gli/sdk';
import {
  Address,
  Badge,
  Card,
  DescriptionList,
  type DescriptionRow,
  Inline,
  MapLinks,
  Note,
  Photo,
  Stack,
  Subheading,
  Text,
  translate,
  useCalendarNames,
} from '@gli/ui';
import { useFormats, useTranslations } from '@/i18n';
import { RoomPrice } from '../Prices.tsx';
import { RoomRow } from './ProductFacts.styles.ts';

/** A product's price in each token, location and times, if known. */
export function ProductFacts({ product }: { product: Product }) {
  const t = useTranslations();
  const formats = useFormats();
  const { location, check_in_time: arrival, check_out_time: departure } = product;
  const prices = product.prices
    .map(({ token, amount }) => formats.tokenExact(amount, token).replace(' ', '\u00a0'))
    .join(' · ');
  const facts: DescriptionRow[] = [
    [t.shopping.category(), product.category.name],
    [t.shopping.prices(), prices],
    [t.shopping.place(), location && <Address>{location.address}</Address>],
    [t.shopping.directions(), location?.directions],
    [t.shopping.checkIn(), arrival && t.shopping.fromTime({ time: formats.timeOfDay(arrival) })],
    [t.shopping.checkOut(), departure && t.shopping.untilTime({ time: formats.timeOfDay(departure) })],
    [t.shopping.chooseTime(), product.visit_times.map(formats.timeOfDay).join(' · ')],
  ];
  return (
    <Card tone="sunken" gap="md">
      <DescriptionList layout="grid" items={facts} />
      {location ? (
        <MapLinks place={product.name} latitude={location.latitude} longitude={location.longitude} />
      ) : null}
    </Card>
  );
}

/** Refund terms for cancellations. */
export function CancellationPolicy({ product }: { product: Product }) {
  const t = useTranslations();
  const formats = useFormats();
  const { summary, rules } = product.cancellation_policy;
  const until = ({ hours_before_start: hours }: CancellationRule): string => {
    if (hours > 0) return t.shopping.cancelBefore({ hours });
    return product.kind === 'goods' ? t.checkout.refunds.untilPacked() : t.shopping.cancelUntilStart();
  };
  return (
    <Stack gap="md">
      <Text prose>{summary}</Text>
      {/* Keeps labels close to their values. */}
      <Stack css={{ maxWidth: '28rem' }}>
        <DescriptionList
          items={rules.map((rule) => [
            until(rule),
            t.shopping.refunded({ percent: formats.percent(rule.refund_percent) }),
          ])}
        />
      </Stack>
    </Stack>
  );
}

/** A resort's rooms: picture, beds, size, amenities and price. */
export function RoomList({ product }: { product: Product }) {
  const t = useTranslations();
  return (
    <Stack as="ul" gap="snug">
      {product.rooms.map((room) => (
        <Card as="li" key={room.room_type} padding="sm">
          <RoomRow>
            <Photo
              radius="md"
              src={room.picture.url}
              alt={room.picture.alt}
              width={352}
              height={235}
              loading="lazy"
            />
            <Stack gap="xs">
              <Inline justify="between" gap="xs">
                <Subheading as="h2">{room.name}</Subheading>
                <Badge>{translate(t.terms.roomType, room.room_type)()}</Badge>
              </Inline>
              <Note>
                {[
                  room.beds,
                  t.shopping.roomSize({ size: room.floor_area_m2 }),
                  t.shopping.roomCapacity({ count: room.capacity }),
                ].join(' · ')}
              </Note>
              <Note>{room.amenities.join(' · ')}</Note>
              <Inline justify="between" align="end" gap="xs">
                <RoomPrice room={room} token={product.price_token} />
                <RoomsLeft room={room} />
              </Inline>
            </Stack>
          </RoomRow>
        </Card>
      ))}
    </Stack>
  );
}

/** The number of rooms on the next bookable night. */
function RoomsLeft({
  room: { available_count: count, next_available_dates: nights },
}: {
  room: ProductRoom;
}) {
  const t = useTranslations();
  const names = useCalendarNames();
  const [night] = nights;
  return (
    <Text size="sm" tone={night ? 'muted' : 'warning'}>
      {night ? t.shopping.roomsFree({ day: names.monthDay(night), count }) : t.shopping.roomFull()}
    </Text>
  );
}
