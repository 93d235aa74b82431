import type { CancellationRule, Product } from '@gli/sdk';
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
  const until = (rule: CancellationRule): string => {
    const deadline = toDeadline(rule);
    if (deadline.unit === 'start') {
      return product.kind === 'goods' ? t.shopping.cancelBeforePacking() : t.shopping.cancelUntilStart();
    }
    return t.shopping.cancelBefore({ time: t.shopping[deadline.unit]({ count: deadline.count }) });
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

const HOURS_PER_DAY = 24;

/** Deadline of a cancellation rule, in hours or days before the start. */
type Deadline = { readonly unit: 'start' } | { readonly unit: 'hours' | 'days'; readonly count: number };

export function toDeadline({ hours_before_start: hours }: CancellationRule): Deadline {
  if (hours === 0) return { unit: 'start' };
  return hours % HOURS_PER_DAY === 0 && hours > HOURS_PER_DAY
    ? { unit: 'days', count: hours / HOURS_PER_DAY }
    : { unit: 'hours', count: hours };
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
                  <Text size="sm" tone={room.available_count > 0 ? 'muted' : 'warning'}>
                    {room.available_count > 0
                      ? t.shopping.roomsFree({ count: room.available_count })
                      : t.shopping.roomFull()}
                  </Text>
                </Inline>
              </Stack>
            </Split>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}
