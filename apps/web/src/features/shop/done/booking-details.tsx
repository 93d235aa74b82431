import { type CalendarEvent, getEventTimes } from '@gli/domain';
import type { Order, OrderLine, Product } from '@gli/sdk';
import { Address, type DescriptionRow, translate, useCalendarNames } from '@gli/ui';
import { type Formats, type TranslationFunctions, useFormats, useTranslations } from '@/i18n';

type Words = { t: TranslationFunctions; formats: Formats; names: ReturnType<typeof useCalendarNames> };
type Times = Pick<Product, 'check_in_time' | 'check_out_time'>;

/** Returns the date, place and number of people or pieces of an order line. */
export function useBookingDetails(line: OrderLine, product: Product | undefined): DescriptionRow[] {
  const t = useTranslations();
  const formats = useFormats();
  const names = useCalendarNames();
  const place = product?.location;
  const address: DescriptionRow = [t.checkout.booked.address(), place && <Address>{place.address}</Address>];
  if (line.check_in_date !== null && line.check_out_date !== null) {
    const room = line.room_type && translate(t.terms.roomType, line.room_type)();
    return [
      ...stayTimes(line, product, { t, formats, names }),
      [
        t.checkout.booked.rooms(),
        room &&
          t.checkout.booked.roomsSummary({
            room,
            count: line.quantity,
            guests: line.guests ?? line.quantity,
          }),
      ],
      address,
    ];
  }
  if (line.visit_at !== null) {
    return [
      [t.checkout.booked.visit(), formats.moment(line.visit_at)],
      [t.checkout.booked.guests(), t.checkout.booked.diners({ count: line.quantity })],
      address,
    ];
  }
  return [[t.checkout.booked.quantity(), t.checkout.booked.pieces({ count: line.quantity })]];
}

/** Returns the arrival and departure of a stay, or no rows for other lines. */
function stayTimes(
  line: OrderLine,
  product: Times | undefined,
  { t, formats, names }: Words,
): [term: string, text: string][] {
  const { check_in_date: from, check_out_date: to } = line;
  if (from === null || to === null) return [];
  const format = (time: string | null | undefined) => (time ? formats.timeOfDay(time) : null);
  const arrival = { day: names.full(from), time: format(product?.check_in_time) };
  const departure = { day: names.full(to), time: format(product?.check_out_time) };
  return [
    [
      t.checkout.booked.checkIn(),
      arrival.time ? t.checkout.booked.fromTime({ day: arrival.day, time: arrival.time }) : arrival.day,
    ],
    [
      t.checkout.booked.checkOut(),
      departure.time
        ? t.checkout.booked.untilTime({ day: departure.day, time: departure.time })
        : departure.day,
    ],
  ];
}

/** Returns the calendar event of an order line, or null for goods, which have no date. */
export function calendarEvent(
  order: Pick<Order, 'id' | 'number'>,
  line: OrderLine,
  product: Product | undefined,
  words: Words,
): CalendarEvent | null {
  const times = getEventTimes(line, product);
  if (times === null) return null;
  const stay = stayTimes(line, product, words).map(([term, text]) => `${term}: ${text}`);
  return {
    uid: `${order.id}-${line.line_number}@${window.location.hostname}`,
    ...times,
    title: line.product_name,
    place: product?.location?.address ?? null,
    description: [words.t.checkout.booked.calendarOrder({ number: order.number }), ...stay].join('\n'),
  };
}
