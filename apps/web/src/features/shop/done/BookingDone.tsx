import type { Order, OrderLine, Product } from '@gli/sdk';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Button, Card, DescriptionList, Stack, Text } from '@/design';
import { useTranslations } from '@/i18n';
import { Note, Subheading, saveFile, useCalendarNames } from '@/shared';
import { useProducts } from '../checkout/use-products.ts';
import { toDetailRows } from '../facts.ts';
import { calendarEvent, useBookingFacts } from './booking-facts.ts';
import { calendarFile } from './ics.ts';

/** Summary of the booking: items, places, dates and next steps, with a calendar file. */
export function BookingDone({ order }: { order: Order }) {
  const t = useTranslations();
  const names = useCalendarNames();
  const products = useProducts(order.lines.map(({ product_id }) => product_id));
  const findProduct = (line: OrderLine) =>
    products.status === 'ready' ? products.byId.get(line.product_id) : undefined;
  const events = order.lines.flatMap(
    (line) => calendarEvent(order, line, findProduct(line), { t, names }) ?? [],
  );
  const save = () =>
    saveFile(
      `${t.checkout.booked.calendarName({ number: order.number })}.ics`,
      'text/calendar;charset=utf-8',
      calendarFile(events, Date.now()),
    );
  return (
    <Stack gap="md" css={{ width: '100%', textAlign: 'left' }}>
      {order.lines.map((line) => (
        <BookedLine key={line.line_number} line={line} product={findProduct(line)} />
      ))}
      <Stack gap="xs">
        <Subheading>{t.checkout.booked.nextHeading()}</Subheading>
        {[...new Set(order.lines.map(({ kind }) => kind))].map((kind) => (
          <Text key={kind}>
            {kind === 'resort'
              ? t.checkout.booked.nextStay()
              : kind === 'restaurant'
                ? t.checkout.booked.nextVisit()
                : t.checkout.booked.nextGoods()}
          </Text>
        ))}
      </Stack>
      {events.length > 0 ? (
        <Stack gap="xs" align="start">
          {/* Enabled once places and times are known. */}
          <Button variant="secondary" onClick={save} disabled={products.status === 'loading'}>
            <CalendarPlus aria-hidden size={18} />
            {t.checkout.booked.addToCalendar()}
          </Button>
          <Note>{t.checkout.booked.koreanTime()}</Note>
        </Stack>
      ) : null}
    </Stack>
  );
}

function BookedLine({ line, product }: { line: OrderLine; product: Product | undefined }) {
  const facts = useBookingFacts(line, product);
  return (
    <Card tone="sunken" padding="sm">
      <Stack gap="xs">
        <Text weight="semibold">{line.product_name}</Text>
        <DescriptionList items={toDetailRows(facts)} />
      </Stack>
    </Card>
  );
}
