import type { Order, OrderLine, Product } from '@gli/sdk';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Button } from '../../../design/controls/Button.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { saveFile } from '../../../shared/browser/save-file.ts';
import { useCalendarNames } from '../../../shared/calendar-day.ts';
import { Note, Subheading } from '../../../shared/page/Note.tsx';
import { useProducts } from '../checkout/use-products.ts';
import { shownFacts } from '../facts.ts';
import { calendarEvent, useBookingFacts } from './booking-facts.ts';
import { calendarFile } from './calendar-file.ts';

/** What was booked, where and when; what comes next; and the dates as a file for a calendar. */
export function BookingDone({ order }: { order: Order }) {
  const t = useTranslations();
  const names = useCalendarNames();
  const products = useProducts(order.lines.map(({ product_id }) => product_id));
  const productOf = (line: OrderLine) =>
    products.status === 'ready' ? products.byId.get(line.product_id) : undefined;
  const events = order.lines.flatMap(
    (line) => calendarEvent(order, line, productOf(line), { t, names }) ?? [],
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
        <BookedLine key={line.line_number} line={line} product={productOf(line)} />
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
          {/* Not before the places and times are known. */}
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
        <DescriptionList items={shownFacts(facts)} />
      </Stack>
    </Card>
  );
}
