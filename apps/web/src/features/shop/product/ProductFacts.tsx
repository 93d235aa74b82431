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
  Section,
  Split,
  Stack,
  Subheading,
  Text,
  translate,
  useCalendarNames,
} from '@gli/ui';
import { useFormats, useTranslations } from '@/i18n';
import { RoomPrice } from '../Prices.tsx';

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
    <Section title={t.shopping.facts()}>
      <Card tone="sunken" gap="md">
        <DescriptionList layout="grid" items={facts} />
        {location ? (
          <MapLinks place={product.name} latitude={location.latitude} longitude={location.longitude} />
        ) : null}
      </Card>
    </Section>
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
    <Section title={t.shopping.cancellation()}>
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
    </Section>
  );
}

/** A resort's rooms: picture, beds, size, amenities and price. */
export function RoomList({ product }: { product: Product }) {
  const t = useTranslations();
  return (
    <Section title={t.shopping.rooms()}>
      <Stack as="ul" gap="md">
        {product.rooms.map((room) => (
          <Card as="li" key={room.room_type} padding="sm">
            <Split from="bp1" css={{ '--columns': '11rem minmax(0, 1fr)', gap: '$3', '@bp1': { gap: '$5' } }}>
              <Photo
                radius="md"
                src={room.picture.url}
                alt={room.picture.alt}
                width={352}
                height={235}
                loading="lazy"
              />
              <Stack gap="sm">
                <Inline justify="between">
                  <Subheading>{room.name}</Subheading>
                  <Badge>{translate(t.terms.roomType, room.room_type)()}</Badge>
                </Inline>
                <Note>
                  {[
                    room.beds,
                    t.shopping.roomSize({ size: room.floor_area_m2 }),
                    t.shopping.roomCapacity({ count: room.capacity }),
                  ].join(' · ')}
                </Note>
                <Inline gap="xs">
                  {room.amenities.map((amenity) => (
                    <Badge key={amenity}>{amenity}</Badge>
                  ))}
                </Inline>
                <Inline justify="between">
                  <RoomPrice room={room} token={product.price_token} />
                  <RoomsLeft room={room} />
                </Inline>
              </Stack>
            </Split>
          </Card>
        ))}
      </Stack>
    </Section>
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
