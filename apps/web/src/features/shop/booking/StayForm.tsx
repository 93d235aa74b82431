import type { Product, ProductRoom } from '@gli/sdk';
import { useState } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { nightsBetween } from '../calendar/calendar-day.ts';
import { canStay, pickDay, type StayDates, stayRulesOf } from '../calendar/stay-dates.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { guestLimit, quantityLimit } from '../cart/quantity-limit.ts';
import { costIn, purchasedOf } from '../checkout/cost.ts';
import { AddToCart } from './AddToCart.tsx';
import { Counter } from './Counter.tsx';
import { RoomChoice } from './RoomChoice.tsx';
import { StayCalendar } from './StayCalendar.tsx';

/** Most guests that a form begins with. */
const usualGuests = 2;

/** A stay: room type, nights, rooms and guests. */
export function StayForm({ product }: { product: Product }) {
  const t = useTranslations();
  const formats = useFormats();
  const { rooms, price_token: token } = product;
  const [roomType, setRoomType] = useState(
    () => (rooms.find((one) => one.next_available_dates.length > 0) ?? rooms[0])?.room_type,
  );
  const [dates, setDates] = useState<StayDates>({ status: 'empty' });
  const [wantedRooms, setWantedRooms] = useState(1);
  const [wantedGuests, setWantedGuests] = useState(usualGuests);
  const room = rooms.find((one) => one.room_type === roomType);
  const rules = room && stayRulesOf(product, room);
  if (!room || !rules) return null;

  // Another room, or what others booked meanwhile, may allow less than was chosen.
  const maximum = quantityLimit(product, room);
  const roomCount = Math.min(wantedRooms, maximum);
  const guests = Math.max(roomCount, Math.min(wantedGuests, guestLimit(room, roomCount)));
  const isFree = dates.status === 'complete' && canStay(dates, rules);
  const line: CartLine | null =
    dates.status === 'complete' && isFree
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
  return (
    <>
      <RoomChoice rooms={rooms} token={token} chosen={roomType} onChoose={setRoomType} />
      <StayCalendar
        rules={rules}
        dates={dates}
        firstFree={room.next_available_dates[0] ?? rules.from}
        onPick={(day) => setDates(pickDay(dates, day, rules))}
      />
      <Counter label={t.shopping.roomCount()} value={roomCount} maximum={maximum} onChange={setWantedRooms} />
      <Counter
        label={t.shopping.guests()}
        hint={t.shopping.roomCapacity({ count: guestLimit(room, roomCount) })}
        value={guests}
        minimum={roomCount}
        maximum={guestLimit(room, roomCount)}
        onChange={setWantedGuests}
      />
      <AddToCart
        productName={product.name}
        line={line}
        complaint={dates.status === 'complete' ? t.shopping.datesTaken() : t.shopping.pickArrival()}
        token={token}
        cost={line ? costIn(token, purchasedOf(line), product) : null}
        costHint={line ? hintOf(room, line) : undefined}
        maximum={maximum}
      />
    </>
  );

  function hintOf({ nightly_price }: ProductRoom, stay: Extract<CartLine, { kind: 'resort' }>): string {
    return t.shopping.nightsTimes({
      price: formats.tokenExact(nightly_price, token),
      nights: nightsBetween(stay.checkIn, stay.checkOut),
      rooms: stay.quantity,
    });
  }
}
