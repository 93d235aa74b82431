import type { Product } from '@gli/sdk';
import { Badge } from '../../../design/display/Badge.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { Section } from '../../../shared/Section.tsx';

const Root = styled('li', {
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  gap: '$5',
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$3' },
});
const View = styled('img', {
  width: '100%',
  aspectRatio: '3 / 2',
  height: 'auto',
  objectFit: 'cover',
  borderRadius: '$md',
  background: '$surfaceSunken',
});

/** The rooms of a resort: picture, beds, size, amenities and price. */
export function RoomList({ product }: { product: Product }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Section title={t.shopping.rooms()}>
      <Stack as="ul" gap="md">
        {product.rooms.map((room) => (
          <Card as={Root} key={room.room_type} padding="sm">
            <View src={room.picture.url} alt={room.picture.alt} width={352} height={235} loading="lazy" />
            <Stack gap="sm">
              <Inline justify="between">
                <Heading as="h3" size="sm">
                  {room.name}
                </Heading>
                <Badge>{translate(t.terms.roomType, room.room_type)()}</Badge>
              </Inline>
              <Text size="sm" tone="muted">
                {[
                  room.beds,
                  t.shopping.roomSize({ size: room.size_sqm }),
                  t.shopping.roomCapacity({ count: room.capacity }),
                ].join(' · ')}
              </Text>
              <Inline gap="xs">
                {room.amenities.map((amenity) => (
                  <Badge key={amenity}>{amenity}</Badge>
                ))}
              </Inline>
              <Inline justify="between">
                <Text weight="bold" numeric>
                  {t.shopping.perNight({
                    price: formats.token(room.nightly_price, product.price_token),
                  })}
                </Text>
                <Text size="sm" tone={room.available_count > 0 ? 'muted' : 'warning'}>
                  {room.available_count > 0
                    ? t.shopping.roomsFree({ count: room.available_count })
                    : t.shopping.roomFull()}
                </Text>
              </Inline>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}
