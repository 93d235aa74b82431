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
import { texts } from '../../../core/text/texts.ts';
import { formatSeating } from './stock-rules.ts';

const { lines } = texts.orders;

type Field = keyof OrderLineInput;

/** A product's limits for an order line. */
export type LineRule = {
  readonly kind: ProductKind;
  readonly maximumQuantity: number;
  readonly maximumNights: number | null;
  /** Null for goods. */
  readonly bookable: BookableDays | null;
  readonly visitTimes: readonly string[];
  /** Max guests in a room of the line's type. Null if the product has no such room. */
  readonly roomCapacity: number | null;
};

/** One validation error per invalid field. Empty for a valid line. */
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
    if (isRequired && line[field] === undefined) errors[field] = lines.required;
    if (!isRequired && line[field] !== undefined) errors[field] = lines.notAccepted;
  }
  if (line.quantity > rule.maximumQuantity) errors.quantity = texts.validation.atMost(rule.maximumQuantity);
  if (rule.kind === 'resort') return { ...stayErrors(line, rule), ...errors };
  if (rule.kind === 'restaurant') return { ...visitErrors(line, rule), ...errors };
  return errors;
}

function stayErrors(line: OrderLineInput, rule: LineRule): LineErrors {
  const { room_type, check_in_date: checkIn, check_out_date: checkOut, guests, quantity } = line;
  const errors: { [F in Field]?: Text } = {};
  if (room_type !== undefined && rule.roomCapacity === null) {
    errors.room_type = lines.noSuchRoom;
  } else if (
    guests !== undefined &&
    rule.roomCapacity !== null &&
    guests > getGuestLimit(rule.roomCapacity, quantity)
  ) {
    errors.guests = texts.validation.atMost(getGuestLimit(rule.roomCapacity, quantity));
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
      return lines.afterCheckIn;
    case 'not_bookable':
      return notBookable({ ...rules, until: addDays(rules.until, 1) });
    case 'too_many_nights':
      return lines.maximumNights(rules.maximumNights);
    case null:
      return null;
  }
}

function visitErrors({ visit_at: visit }: OrderLineInput, { bookable, visitTimes }: LineRule): LineErrors {
  if (visit === undefined || bookable === null) return {};
  const time = new Date(visit);
  // A leap second passes the contract's format but is NaN here, so it also fails the minute check.
  const isSeating = time.getTime() % 60_000 === 0 && visitTimes.includes(formatSeating(time));
  if (!isSeating) return { visit_at: lines.visitTimes(visitTimes.join(', ')) };
  return isBookable(toKoreanDate(time), bookable) ? {} : { visit_at: notBookable(bookable) };
}

const notBookable = ({ from, until }: BookableDays): Text =>
  until < from ? lines.closed : lines.bookable(from, until);
