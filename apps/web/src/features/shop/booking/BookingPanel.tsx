import type { CartLine } from '@gli/domain';
import { getOpeningDay, quantityLimit } from '@gli/domain';
import type { Product } from '@gli/sdk';
import { CardSection, LinkButton, SegmentedControl, Stack, Text, useCalendarNames } from '@gli/ui';
import { type CalendarDay, isBookable } from '@gli/validation';
import { useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useFormats, useTranslations } from '@/i18n';
import { Counter } from '../QuantityStepper.tsx';
import { AddToCart } from './AddToCart.tsx';
import { Calendar, focusCalendar } from './Calendar.tsx';
import { DateStatus } from './DateStatus.tsx';
import { readGuests } from './read-guests.ts';
import { StayForm } from './StayForm.tsx';

/** Form that adds a product to the cart, or a notice if it is sold out. */
export function BookingPanel({ product }: { product: Product }) {
  const t = useTranslations();
  return (
    <CardSection title={product.kind === 'goods' ? t.shopping.buy() : t.shopping.book()}>
      {product.in_stock ? <Form product={product} /> : <SoldOut />}
    </CardSection>
  );
}

function Form({ product }: { product: Product }) {
  switch (product.kind) {
    case 'resort':
      return <StayForm product={product} />;
    case 'restaurant':
      return <VisitForm product={product} />;
    case 'goods':
      return <GoodsForm product={product} />;
    default:
      // A product kind from a newer contract version needs fields that this app version lacks.
      return <SoldOut />;
  }
}

function GoodsForm({ product }: { product: Product }) {
  const t = useTranslations();
  const maximum = quantityLimit(product);
  const [chosen, setChosen] = useState(1);
  // The stock may have decreased in the meantime.
  const quantity = Math.min(chosen, maximum);
  const line: CartLine = { kind: 'goods', productId: product.id, quantity };
  const left = product.stock_count;
  return (
    <>
      <Counter
        label={t.shopping.quantity()}
        hint={left === null ? undefined : t.shopping.stockLeft({ count: left })}
        value={quantity}
        maximum={maximum}
        onChange={setChosen}
      />
      <AddToCart product={product} line={line} maximum={maximum} onAdded={() => setChosen(1)} />
    </>
  );
}

function SoldOut() {
  const t = useTranslations();
  return (
    <>
      <Text>{t.shopping.soldOutText()}</Text>
      <LinkButton href="/shopping" variant="secondary" wide>
        {t.shopping.backToMall()}
      </LinkButton>
    </>
  );
}

/**
 * Form for the day, seating and guests at a restaurant. Fully booked seatings are detected only when ordering.
 */
export function VisitForm({ product }: { product: Product }) {
  const t = useTranslations();
  const formats = useFormats();
  const names = useCalendarNames();
  const maximum = quantityLimit(product);
  const { bookable_from_date: first, bookable_until_date: last } = product.order_limits;
  const calendar = useRef<HTMLDivElement>(null);
  const [needsDay, setNeedsDay] = useState(false);
  const [day, setDay] = useState<CalendarDay | null>(null);
  const [time, setTime] = useState(product.visit_times[0] ?? '');
  const [search] = useSearchParams();
  const [guests, setGuests] = useState(() => Math.min(readGuests(search), maximum));
  if (first === null || last === null) return null;
  const isOpen = (one: CalendarDay) => isBookable(one, { from: first, until: last });
  const line: CartLine | null =
    day !== null && isOpen(day) && product.visit_times.includes(time)
      ? { kind: 'restaurant', productId: product.id, day, time, quantity: guests }
      : null;
  return (
    <>
      <Stack gap="sm">
        <Calendar
          ref={calendar}
          first={first}
          last={last}
          initial={getOpeningDay(first, last, isOpen)}
          isAvailable={isOpen}
          getDayMark={(one) => (one === day ? 'only' : 'none')}
          markText={(mark) => (mark === 'only' ? t.shopping.dayChosen() : '')}
          onPick={setDay}
        />
        <DateStatus error={needsDay && day === null ? t.shopping.pickVisit() : null}>
          {day === null ? t.shopping.pickVisit() : t.shopping.pickedVisit({ day: names.full(day) })}
        </DateStatus>
      </Stack>
      <Stack gap="sm">
        <Text size="sm" weight="semibold" aria-hidden>
          {t.shopping.chooseTime()}
        </Text>
        <SegmentedControl
          label={t.shopping.chooseTime()}
          value={time}
          onValueChange={setTime}
          options={product.visit_times.map((one) => ({ value: one, label: formats.timeOfDay(one) }))}
          wide
        />
      </Stack>
      <Counter
        label={t.shopping.guests()}
        value={guests}
        minimum={product.order_limits.minimum_quantity}
        maximum={maximum}
        onChange={setGuests}
      />
      <AddToCart
        product={product}
        line={line}
        purchased={{ productId: product.id, roomType: null, quantity: guests, nights: null }}
        onIncomplete={() => {
          setNeedsDay(true);
          focusCalendar(calendar.current);
        }}
        maximum={maximum}
      />
    </>
  );
}
