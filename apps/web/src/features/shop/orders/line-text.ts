import type { Order, OrderLine } from '@gli/sdk';
import type { Formats } from '../../../i18n/format.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { translate } from '../../../i18n/translations.ts';

type Spoken = { t: TranslationFunctions; formats: Formats };

/** What an order holds, in a line: its first product, and how many more. */
export function productsText(lines: Order['lines'], { orders }: TranslationFunctions): string {
  const product = lines[0]?.product_name ?? '';
  return lines.length > 1 ? orders.moreProducts({ product, count: lines.length - 1 }) : product;
}

/** When and for how many: dates, rooms and guests of a stay, the time of a table, the pieces of goods. */
export function bookingText(line: OrderLine, { t, formats }: Spoken): string[] {
  const { orders, terms } = t;
  if (line.check_in_date !== null && line.check_out_date !== null) {
    return [
      orders.stayDates({
        from: formats.day(line.check_in_date),
        to: formats.day(line.check_out_date),
        nights: line.nights ?? 1,
      }),
      ...(line.room_type === null
        ? []
        : [orders.roomOf({ room: translate(terms.roomType, line.room_type)(), count: line.quantity })]),
      ...(line.guests === null ? [] : [orders.guests({ count: line.guests })]),
    ];
  }
  if (line.visit_at !== null) {
    return [orders.visit({ time: formats.moment(line.visit_at) }), orders.diners({ count: line.quantity })];
  }
  return [orders.pieces({ count: line.quantity })];
}

/** What one of it cost: `120 GLIL a night`. */
export function eachPriceText(line: OrderLine, token: string, { t, formats }: Spoken): string {
  return translate(t.orders.eachPrice, line.unit)({ price: formats.token(line.unit_price, token) });
}
