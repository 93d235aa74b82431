import type { OrderLineInput, ProductKind } from '@gli/sdk';
import {
  addDays,
  type BookableDays,
  checkDeparture,
  getGuestLimit,
  isBookable,
  type Stay,
  type StayRules,
  toKoreanDate,
} from '@gli/validation';
import type { Text } from '../../../core/text/text.ts';
import { formatSeating } from './stock-rules.ts';

type Field = keyof OrderLineInput;

/** A product's limits for an order line. */
export type LineRule = {
  readonly kind: ProductKind;
  readonly maximumQuantity: number;
  readonly maximumNights: number | null;
  /** Null for goods. */
  readonly bookable: BookableDays | null;
  readonly visitTimes: readonly string[];
  /** Max guests in a room of the line's type; null if the product has no such room. */
  readonly roomCapacity: number | null;
};

/** One validation error per field; empty for a valid line. */
export type LineErrors = { readonly [F in Field]?: Text };

const FIELDS_OF: Readonly<Record<ProductKind, readonly Field[]>> = {
  resort: ['room_type', 'check_in_date', 'check_out_date', 'guests'],
  goods: [],
  restaurant: ['visit_at'],
};
const KIND_FIELDS: readonly Field[] = ['room_type', 'check_in_date', 'check_out_date', 'visit_at', 'guests'];

/** Validates an order line against its product. Skips checks that depend on an invalid field. */
export function validateLine(line: OrderLineInput, rule: LineRule): LineErrors {
  const errors: { [F in Field]?: Text } = {};
  for (const field of KIND_FIELDS) {
    const isRequired = FIELDS_OF[rule.kind].includes(field);
    if (isRequired && line[field] === undefined) errors[field] = REQUIRED;
    if (!isRequired && line[field] !== undefined) errors[field] = NOT_OF_KIND;
  }
  if (line.quantity > rule.maximumQuantity) errors.quantity = atMost(rule.maximumQuantity);
  if (rule.kind === 'resort') return { ...stayErrors(line, rule), ...errors };
  if (rule.kind === 'restaurant') return { ...visitErrors(line, rule), ...errors };
  return errors;
}

function stayErrors(line: OrderLineInput, rule: LineRule): LineErrors {
  const { room_type, check_in_date: checkIn, check_out_date: checkOut, guests, quantity } = line;
  const errors: { [F in Field]?: Text } = {};
  if (room_type !== undefined && rule.roomCapacity === null) {
    errors.room_type = { ko: '이 리조트에 없는 객실입니다.', en: 'This resort has no such room.' };
  } else if (
    guests !== undefined &&
    rule.roomCapacity !== null &&
    guests > getGuestLimit(rule.roomCapacity, quantity)
  ) {
    errors.guests = atMost(getGuestLimit(rule.roomCapacity, quantity));
  }
  if (checkIn === undefined || rule.bookable === null) return errors;
  if (!isBookable(checkIn, rule.bookable)) errors.check_in_date = notBookable(rule.bookable);
  if (checkOut === undefined) return errors;
  const departure = departureError(
    { checkIn, checkOut },
    { ...rule.bookable, maximumNights: rule.maximumNights },
  );
  return departure === null ? errors : { ...errors, check_out_date: departure };
}

function departureError(stay: Stay, rules: StayRules): Text | null {
  switch (checkDeparture(stay, rules)) {
    case 'too_early':
      return AFTER_CHECK_IN;
    case 'not_bookable':
      return notBookable({ ...rules, until: addDays(rules.until, 1) });
    case 'too_many_nights':
      return {
        ko: `${rules.maximumNights}박까지 예약할 수 있습니다.`,
        en: `At most ${rules.maximumNights} nights can be booked.`,
      };
    case null:
      return null;
  }
}

function visitErrors({ visit_at: visit }: OrderLineInput, { bookable, visitTimes }: LineRule): LineErrors {
  if (visit === undefined || bookable === null) return {};
  const time = new Date(visit);
  // A leap second passes the contract's format but is NaN here, so it also fails the minute check.
  const isSeating = time.getTime() % 60_000 === 0 && visitTimes.includes(formatSeating(time));
  if (!isSeating) {
    const times = visitTimes.join(', ');
    return {
      visit_at: {
        ko: `다음 시간에 방문할 수 있습니다: ${times}.`,
        en: `Guests are seated at ${times}, Korean time.`,
      },
    };
  }
  return isBookable(toKoreanDate(time), bookable) ? {} : { visit_at: notBookable(bookable) };
}

const REQUIRED: Text = { ko: '이 상품에 필요한 항목입니다.', en: 'This product requires this field.' };
const NOT_OF_KIND: Text = {
  ko: '이 상품에는 보낼 수 없는 항목입니다.',
  en: 'This product does not accept this field.',
};
const AFTER_CHECK_IN: Text = {
  ko: '체크인 날짜보다 하루 이상 뒤여야 합니다.',
  en: 'Must be at least one day after check_in_date.',
};

const atMost = (limit: number): Text => ({
  ko: `${limit} 이하여야 합니다.`,
  en: `Must be at most ${limit}.`,
});

function notBookable({ from, until }: BookableDays): Text {
  if (until < from) return { ko: '지금은 예약을 받지 않습니다.', en: 'Bookings are currently closed.' };
  return {
    ko: `${from}부터 ${until}까지 예약할 수 있습니다.`,
    en: `Can be booked from ${from} to ${until}.`,
  };
}
