import type { OrderLineInput, ProductKind } from '@gli/sdk';
import { daysBetween, toKoreanDate } from '../../../core/time/time.ts';
import { type BookableDays, isBookable } from '../catalogue/availability.ts';
import { addDays } from '../days.ts';
import { seatingOf } from './stock-rules.ts';

type Text = { readonly ko: string; readonly en: string };
type Field = keyof OrderLineInput;

/** What of a product bounds an order line. */
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

/** One complaint by field; none when the line can be sold. */
export type LineComplaints = { readonly [F in Field]?: Text };

const FIELDS_OF: Readonly<Record<ProductKind, readonly Field[]>> = {
  resort: ['room_type', 'check_in_date', 'check_out_date', 'guests'],
  goods: [],
  restaurant: ['visit_at'],
};
const KIND_FIELDS: readonly Field[] = ['room_type', 'check_in_date', 'check_out_date', 'visit_at', 'guests'];

/** Holds an order line against its product. What depends on a field that is wrong itself is not looked at. */
export function checkLine(line: OrderLineInput, rule: LineRule): LineComplaints {
  const complaints: { [F in Field]?: Text } = {};
  for (const field of KIND_FIELDS) {
    const isNeeded = FIELDS_OF[rule.kind].includes(field);
    if (isNeeded && line[field] === undefined) complaints[field] = NEEDED;
    if (!isNeeded && line[field] !== undefined) complaints[field] = NOT_OF_KIND;
  }
  if (line.quantity > rule.maximumQuantity) complaints.quantity = atMost(rule.maximumQuantity);
  if (rule.kind === 'resort') return { ...stayComplaints(line, rule), ...complaints };
  if (rule.kind === 'restaurant') return { ...visitComplaints(line, rule), ...complaints };
  return complaints;
}

function stayComplaints(line: OrderLineInput, rule: LineRule): LineComplaints {
  const { room_type, check_in_date: checkIn, check_out_date: checkOut, guests, quantity } = line;
  const complaints: { [F in Field]?: Text } = {};
  if (room_type !== undefined && rule.roomCapacity === null) {
    complaints.room_type = { ko: '이 리조트에 없는 객실입니다.', en: 'This resort has no such room.' };
  } else if (guests !== undefined && rule.roomCapacity !== null && guests > rule.roomCapacity * quantity) {
    complaints.guests = atMost(rule.roomCapacity * quantity);
  }
  if (checkIn === undefined || rule.bookable === null) return complaints;
  if (!isBookable(checkIn, rule.bookable)) complaints.check_in_date = notBookable(rule.bookable);
  if (checkOut === undefined) return complaints;
  if (checkOut <= checkIn) complaints.check_out_date = AFTER_CHECK_IN;
  else if (!isBookable(addDays(checkOut, -1), rule.bookable)) {
    complaints.check_out_date = notBookable({ ...rule.bookable, until: addDays(rule.bookable.until, 1) });
  } else if (rule.maximumNights !== null && daysBetween(checkIn, checkOut) > rule.maximumNights) {
    complaints.check_out_date = {
      ko: `${rule.maximumNights}박까지 예약할 수 있습니다.`,
      en: `At most ${rule.maximumNights} nights can be booked.`,
    };
  }
  return complaints;
}

function visitComplaints(
  { visit_at: visit }: OrderLineInput,
  { bookable, visitTimes }: LineRule,
): LineComplaints {
  if (visit === undefined || bookable === null) return {};
  const time = new Date(visit);
  // A leap second passes the contract's format and is no time here: NaN is no multiple of a minute either.
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

const NEEDED: Text = { ko: '이 상품에 필요한 항목입니다.', en: 'This product needs it.' };
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
