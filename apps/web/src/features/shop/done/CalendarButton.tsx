import { calendarFile } from '@gli/domain';
import type { Order } from '@gli/sdk';
import { Button, Note, Stack, saveFile, useCalendarNames } from '@gli/ui';
import { CalendarPlus } from '@gli/ui/icons';
import { getServerTime } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { findProduct, type Products } from '../checkout/use-products.ts';
import { calendarEvent } from './booking-details.tsx';

/** Saves the order's stays and visits as a calendar file. Hidden for an order of goods only. */
export function CalendarButton({ order, products }: { order: Order; products: Products }) {
  const t = useTranslations();
  const formats = useFormats();
  const names = useCalendarNames();
  const events = order.lines.flatMap(
    (line) => calendarEvent(order, line, findProduct(products, line), { t, formats, names }) ?? [],
  );
  if (events.length === 0) return null;
  const save = () =>
    saveFile(
      `${t.checkout.booked.calendarName({ number: order.number })}.ics`,
      'text/calendar;charset=utf-8',
      calendarFile(events, getServerTime()),
    );
  return (
    <Stack gap="xs" align="start">
      {/* Enabled once the places and times are known. */}
      <Button data-screen variant="secondary" onClick={save} disabled={products.status === 'loading'}>
        <CalendarPlus aria-hidden size={18} />
        {t.checkout.booked.addToCalendar()}
      </Button>
      <Note>{t.checkout.booked.koreanTime()}</Note>
    </Stack>
  );
}
