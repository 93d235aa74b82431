import type { OrderLineInput, ProductKind } from '@gli/sdk';
import type { Text } from '../../../core/text/text.ts';
import { addDays } from '../../../core/time/calendar.ts';
import { daysBetween, toKoreanDate } from '../../../core/time/time.ts';
import { type BookableDays, isBookable } from '../catalogue/availability.ts';
import { seatingOf } from './stock-rules.ts';

type Field = keyof OrderLineInput;

/** A product's limits for an order line. */
export type LineRule = {
  readonly kind: ProductKind;
  readonly maximumQuantity: number;
  readonly maximumNights: number | null;
  /** Null for goods. */
  readonly bookable: BookableDays | null;
  readonly visitTimes: readonly string[];
  /** Guests that one room of the line's type takes; null when the product has no such room. */
  readonly roomCapacity: number | null;
};

/** One validation error per field; empty when the line can be sold. */
export type LineErrors = { readonly [F in Field]?: Text };

const FIELDS_OF: Readonly<Record<ProductKind, readonly Field[]>> = {
  resort: ['room_type', 'check_in_date', 'check_out_date', 'guests'],
  goods: [],
  restaurant: ['visit_at'],
};
const KIND_FIELDS: readonly Field[] = ['room_type', 'check_in_date', 'check_out_date', 'visit_at', 'guests'];

/** Validates an order line against its product. What depends on an invalid field is not checked. */
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
  } else if (guests !== undefined && rule.roomCapacity !== null && guests > rule.roomCapacity * quantity) {
    errors.guests = atMost(rule.roomCapacity * quantity);
  }
  if (checkIn === undefined || rule.bookable === null) return errors;
  if (!isBookable(checkIn, rule.bookable)) errors.check_in_date = notBookable(rule.bookable);
  if (checkOut === undefined) return errors;
  if (checkOut <= checkIn) errors.check_out_date = AFTER_CHECK_IN;
  else if (!isBookable(addDays(checkOut, -1), rule.bookable)) {
    errors.check_out_date = notBookable({ ...rule.bookable, until: addDays(rule.bookable.until, 1) });
  } else if (rule.maximumNights !== null && daysBetween(checkIn, checkOut) > rule.maximumNights) {
    errors.check_out_date = {
      ko: `${rule.maximumNights}박까지 예약할 수 있습니다.`,
      en: `At most ${rule.maximumNights} nights can be booked.`,
    };
  }
  return errors;
}

function visitErrors({ visit_at: visit }: OrderLineInput, { bookable, visitTimes }: LineRule): LineErrors {
  if (visit === undefined || bookable === null) return {};
  const time = new Date(visit);
  // A leap second passes the contract's format but is NaN here, which is no multiple of a minute either.
  const isSeating = time.getTime() % 60_000 === 0 && visitTimes.includes(seatingOf(time));
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

const REQUIRED: Text = { ko: '이 상품에 필요한 항목입니다.', en: 'This product needs it.' };
const NOT_OF_KIND: Text = {
  ko: '이 상품에는 보낼 수 없는 항목입니다.',
  en: 'This product does not take it.',
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
  if (until < from) return { ko: '지금은 예약을 받지 않습니다.', en: 'Nothing can be booked at the moment.' };
  return {
    ko: `${from}부터 ${until}까지 예약할 수 있습니다.`,
    en: `Can be booked from ${from} to ${until}.`,
  };
}
