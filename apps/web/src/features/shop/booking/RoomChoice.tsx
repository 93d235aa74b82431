import type { ProductRoom, Token } from '@gli/sdk';
import { useId } from 'react';
import { Badge } from '../../../design/display/Badge.tsx';
import { Inline } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';

const Group = styled('fieldset', { display: 'grid', gap: '$2' });
const Legend = styled('legend', { padding: 0, marginBottom: '$2', fontSize: '$sm', fontWeight: '$semibold' });
const Option = styled('label', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 $3',
  alignItems: 'start',
  padding: '$3 $4',
  border: '1px solid $colors$border',
  borderRadius: '$md',
  background: '$surface',
  cursor: 'pointer',
  transition: '$control',
  '& input': { width: '1.125rem', height: '1.125rem', margin: '0.2rem 0 0', accentColor: '$colors$primary' },
  '&:hover': { borderColor: '$borderStrong' },
  '&:has(:checked)': { borderColor: '$primary', background: '$primarySoft' },
  '&:has(:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
  '& input:focus-visible': { outline: 'none' },
});

type RoomChoiceProps = {
  rooms: readonly ProductRoom[];
  token: Token;
  chosen: ProductRoom['room_type'] | undefined;
  onChoose: (roomType: ProductRoom['room_type']) => void;
};

/** The room types with their price, size and what is free next. Spec §9 Room types */
export function RoomChoice({ rooms, token, chosen, onChoose }: RoomChoiceProps) {
  const t = useTranslations();
  const formats = useFormats();
  const name = useId();
  return (
    <Group>
      <Legend>{t.shopping.chooseRoom()}</Legend>
      {rooms.map((room) => (
        <Option key={room.room_type}>
          <input
            type="radio"
            name={name}
            value={room.room_type}
            checked={room.room_type === chosen}
            onChange={() => onChoose(room.room_type)}
          />
          <span>
            <Inline as="span" justify="between" gap="xs">
              <Text as="span" weight="semibold">
                {room.name}
              </Text>
              <Badge>{translate(t.terms.roomType, room.room_type)()}</Badge>
            </Inline>
            <Text as="span" size="sm" tone="muted" css={{ display: 'block' }}>
              {[room.beds, t.shopping.roomCapacity({ count: room.capacity })].join(' · ')}
            </Text>
            <Inline as="span" justify="between" gap="xs">
              <Text as="span" size="sm" weight="bold" numeric>
                {t.shopping.perNight({ price: formats.token(room.nightly_price, token) })}
              </Text>
              {room.next_available_dates.length === 0 ? (
                <Text as="span" size="sm" tone="warning" weight="medium">
                  {t.shopping.roomFull()}
                </Text>
              ) : null}
            </Inline>
          </span>
        </Option>
      ))}
    </Group>
  );
}
