import type { OrderLineInput, Token } from '@gli/sdk';
import { calculateLinePrice, getStayStart } from '@gli/validation';
import type { Text } from '../../../core/text/text.ts';
import { texts } from '../../../core/text/texts.ts';
import { getDaysBetween, plusMs } from '../../../core/time/time.ts';
import { getBookableDays } from '../catalog/availability.ts';
import { priceIn } from '../catalog/prices.ts';
import { type CalendarDay, getKoreanTime } from '../days.ts';
import type { OrderLineRow, ProductRow, RoomRow } from '../schema.ts';
import { type LineErrors, validateLine } from './line-rules.ts';

/** Duration of a table reservation: three hours. */
const VISIT_MS = 3 * 60 * 60 * 1000;
const DEFAULT_CHECK_OUT_TIME = '11:00';

export type CatalogSnapshot = {
  readonly products: ReadonlyMap<string, ProductRow>;
  readonly rooms: readonly RoomRow[];
};

export type PricedLine = Omit<OrderLineRow, 'orderId'> & { readonly stockCapacity: number };

/** Returns the lines of a request at current prices, and all validation errors by field. */
export function priceLines(
  inputs: readonly OrderLineInput[],
  token: Token,
  shelf: CatalogSnapshot,
  today: CalendarDay,
): { lines: PricedLine[]; details: Record<string, Text[]> } {
  const lines: PricedLine[] = [];
  const details: Record<string, Text[]> = {};
  for (const [index, input] of inputs.entries()) {
    const product = shelf.products.get(input.product_id);
    const room = shelf.rooms.find(
      (row) => row.productId === input.product_id && row.roomType === input.room_type,
    );
    const errors: LineErrors = product
      ? validateLine(input, findRule(product, room, today))
      : { product_id: texts.orders.productNotOnSale };
    for (const [field, text] of Object.entries(errors)) details[`lines.${index}.${field}`] = [text];
    if (product && Object.keys(errors).length === 0) {
      lines.push(priceLine(input, index + 1, token, product, room));
    }
    if (product && !product.acceptedTokens.includes(token))
      details.token = [texts.orders.acceptedTokens(product.acceptedTokens)];
  }
  return { lines, details };
}

/** Returns the name of a sold product. */
export const getSoldName = ({ sold }: Pick<OrderLineRow, 'sold'>): Text => ({
  ko: sold.ko.name,
  en: sold.en.name,
});

function findRule(product: ProductRow, room: RoomRow | undefined, today: CalendarDay) {
  return {
    kind: product.kind,
    maximumQuantity: product.maximumQuantity,
    maximumNights: product.maximumNights,
    bookable: getBookableDays(product, today),
    visitTimes: product.visitTimes,
    roomCapacity: room?.capacity ?? null,
  };
}

function priceLine(
  input: OrderLineInput,
  lineNumber: number,
  token: Token,
  product: ProductRow,
  room: RoomRow | undefined,
): PricedLine {
  const { quantity, check_in_date: checkIn, check_out_date: checkOut, visit_at: visit } = input;
  const nights = checkIn === undefined || checkOut === undefined ? null : getDaysBetween(checkIn, checkOut);
  const visitAt = visit === undefined ? null : new Date(visit);
  const unitPrice = priceIn(token, room?.nightlyPrice ?? product.priceFrom);
  return {
    lineNumber,
    productId: product.id,
    kind: product.kind,
    unit: product.unit,
    sold: getSoldTexts(product),
    quantity,
    unitPrice,
    subtotal: calculateLinePrice(unitPrice, quantity, nights),
    roomType: room?.roomType ?? null,
    checkInDate: checkIn ?? null,
    checkOutDate: checkOut ?? null,
    nights,
    visitAt,
    guests: input.guests ?? null,
    ...getLineTimes({ checkInDate: checkIn ?? null, checkOutDate: checkOut ?? null, visitAt }, product),
    cancellationRules: product.cancellationRules,
    stockCapacity: room?.roomCount ?? product.seatCount ?? 0,
  };
}

type Dates = Pick<OrderLineRow, 'checkInDate' | 'checkOutDate' | 'visitAt'>;

/** Returns the start and end of a stay or visit. Both are null for goods. */
export const getLineTimes = ({ checkInDate, checkOutDate, visitAt }: Dates, product: ProductRow) => ({
  startsAt: checkInDate === null ? visitAt : getStayStart(checkInDate, product.checkInTime),
  endsAt:
    checkOutDate === null
      ? visitAt && plusMs(visitAt, VISIT_MS)
      : getKoreanTime(checkOutDate, product.checkOutTime ?? DEFAULT_CHECK_OUT_TIME),
});

/** Returns a product's texts at the time of sale, in both languages. */
export const getSoldTexts = (product: ProductRow): OrderLineRow['sold'] => ({
  ko: soldTexts(product, 'ko'),
  en: soldTexts(product, 'en'),
});

function soldTexts(product: ProductRow, language: 'ko' | 'en') {
  const { name, pictures } = product.texts[language];
  const [picture] = pictures;
  if (!picture) throw new RangeError(`${product.id} has no picture.`);
  return { name, picture };
}
