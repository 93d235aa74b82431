import type { StayLine } from '@gli/domain';
import {
  canArrive,
  canPick,
  canStay,
  getOpeningDay,
  getStayRules,
  lastDeparture,
  pickDay,
  quantityLimit,
  type RoomRules,
  type StayDates,
} from '@gli/domain';
import type { Product, ProductRoom, Token } from '@gli/sdk';
import { Inline, Note, RadioCards, Stack, Text, useCalendarNames } from '@gli/ui';
import { type CalendarDay, getDaysBetween, getGuestLimit } from '@gli/validation';
import { type Ref, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useFormats, useTranslations } from '@/i18n';
import { RoomPrice } from '../Prices.tsx';
import { Counter } from '../QuantityStepper.tsx';
import { AddToCart } from './AddToCart.tsx';
import { Calendar, type DayMark, focusCalendar } from './Calendar.tsx';
import { DateStatus } from './DateStatus.tsx';
import { readGuests } from './read-guests.ts';

/**
 * Form for a stay's room type, nights, rooms and guests. `?room=&guests=` preselects the values of an earlier
 * order. Spec §9 Room types
 */
export function StayForm({ product }: { product: Product }) {
  const t = useTranslations();
  const formats = useFormats();
  const { rooms, price_token: token } = product;
  const [search] = useSearchParams();
  const [roomType, setRoomType] = useState(
    () =>
      (
        rooms.find((one) => one.room_type === search.get('room')) ??
        rooms.find((one) => one.next_available_dates.length > 0) ??
        rooms[0]
      )?.room_type,
  );
  const [dates, setDates] = useState<StayDates>({ status: 'empty' });
  const [chosenRooms, setChosenRooms] = useState(1);
  const [chosenGuests, setChosenGuests] = useState(() => readGuests(search));
  const calendar = useRef<HTMLDivElement>(null);
  const [needsDates, setNeedsDates] = useState(false);
  const room = rooms.find((one) => one.room_type === roomType);
  const rules = room && getStayRules(product, room);
  if (!room || !rules) return null;

  // Another room type or newer bookings may allow fewer rooms than selected.
  const maximum = quantityLimit(product, room);
  const roomCount = Math.min(chosenRooms, maximum);
  const maximumGuests = getGuestLimit(room.capacity, roomCount);
  const guests = Math.max(roomCount, Math.min(chosenGuests, maximumGuests));
  const line: StayLine | null =
    dates.status === 'complete' && canStay(dates, rules)
      ? {
          kind: 'resort',
          productId: product.id,
          roomType: room.room_type,
          checkIn: dates.checkIn,
          checkOut: dates.checkOut,
          quantity: roomCount,
          guests,
        }
      : null;
  const costHint =
    line &&
    t.shopping.nightsTimes({
      price: formats.tokenExact(room.nightly_price, token),
      nights: getDaysBetween(line.checkIn, line.checkOut),
      rooms: line.quantity,
    });
  return (
    <>
      <RadioCards
        legend={t.shopping.chooseRoom()}
        options={rooms.map((one) => ({
          value: one.room_type,
          content: <RoomOption room={one} token={token} />,
        }))}
        chosen={roomType}
        onChoose={setRoomType}
        align="start"
      />
      <StayCalendar
        ref={calendar}
        rules={rules}
        dates={dates}
        isRequired={needsDates}
        onPick={(day) => setDates(pickDay(dates, day, rules))}
      />
      <Counter label={t.shopping.roomCount()} value={roomCount} maximum={maximum} onChange={setChosenRooms} />
      <Counter
        label={t.shopping.guests()}
        hint={t.shopping.roomCapacity({ count: maximumGuests })}
        value={guests}
        minimum={roomCount}
        maximum={maximumGuests}
        onChange={setChosenGuests}
      />
      <AddToCart
        product={product}
        line={line}
        onIncomplete={() => {
          setNeedsDates(true);
          focusCalendar(calendar.current);
        }}
        costHint={costHint}
        maximum={maximum}
      />
    </>
  );
}

function RoomOption({ room, token }: { room: ProductRoom; token: Token }) {
  const t = useTranslations();
  return (
    <Inline as="span" justify="between" align="start" nowrap="normalText" gap="snug">
      <span>
        <Text as="span" weight="semibold">
          {room.name}
        </Text>
        <Note as="span" css={{ display: 'block' }}>
          {[room.beds, t.shopping.roomCapacity({ count: room.capacity })].join(' · ')}
        </Note>
      </span>
      {room.next_available_dates.length === 0 ? (
        <Text as="span" size="sm" tone="warning" weight="medium">
          {t.shopping.roomFull()}
        </Text>
      ) : (
        <RoomPrice
          as="span"
          room={room}
          token={token}
          size="sm"
          css={{ flexShrink: 0, textAlign: 'right' }}
        />
      )}
    </Inline>
  );
}

type StayCalendarProps = {
  rules: RoomRules;
  ref: Ref<HTMLDivElement>;
  dates: StayDates;
  /** True to show missing dates as an error. */
  isRequired: boolean;
  onPick: (day: CalendarDay) => void;
};

/** One calendar for arrival and departure, with the selection and the next step below. */
function StayCalendar({ ref, rules, dates, isRequired, onPick }: StayCalendarProps) {
  const t = useTranslations();
  const names = useCalendarNames();
  const markTexts: Record<DayMark, string> = {
    none: '',
    only: t.shopping.dayArrival(),
    start: t.shopping.dayArrival(),
    between: t.shopping.dayBetween(),
    end: t.shopping.dayDeparture(),
  };
  const isTaken = dates.status === 'complete' && !canStay(dates, rules);
  const formatDates = (): string => {
    switch (dates.status) {
      case 'empty':
        return t.shopping.pickArrival();
      case 'arrival':
        return t.shopping.pickDeparture({ from: names.brief(dates.checkIn) });
      case 'complete':
        return t.shopping.pickedStay({
          from: names.brief(dates.checkIn),
          to: names.brief(dates.checkOut),
          nights: getDaysBetween(dates.checkIn, dates.checkOut),
        });
    }
  };
  const error = isTaken
    ? t.shopping.datesTaken()
    : isRequired && dates.status !== 'complete'
      ? formatDates()
      : null;
  return (
    <Stack gap="sm">
      <Text size="sm" weight="semibold">
        {t.shopping.chooseDates()}
      </Text>
      <Calendar
        ref={ref}
        first={rules.from}
        last={lastDeparture(rules)}
        initial={getOpeningDay(rules.from, rules.until, (day) => canArrive(day, rules))}
        isAvailable={(day) => canPick(dates, day, rules)}
        getDayMark={(day) => getDayMark(day, dates)}
        markText={(mark) => markTexts[mark]}
        onPick={onPick}
      />
      <DateStatus error={error}>{formatDates()}</DateStatus>
      {rules.maximumNights === null ? null : (
        <Text size="xs" tone="muted">
          {t.shopping.longestStay({ count: rules.maximumNights })}
        </Text>
      )}
    </Stack>
  );
}

function getDayMark(day: CalendarDay, dates: StayDates): DayMark {
  if (dates.status === 'empty') return 'none';
  if (dates.status === 'arrival') return day === dates.checkIn ? 'only' : 'none';
  if (day === dates.checkIn) return 'start';
  if (day === dates.checkOut) return 'end';
  return dates.checkIn < day && day < dates.checkOut ? 'between' : 'none';
}
