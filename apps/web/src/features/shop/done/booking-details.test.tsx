// @vitest-environment happy-dom

import { exampleOf } from '@gli/sdk/testing';
import { createCalendarNames } from '@gli/ui';
import { expect, test } from 'vitest';
import { createFormats, i18nObject } from '@/i18n';
import { loadAllLocales } from '../../../i18n/i18n-util.sync.ts';
import { calendarEvent } from './booking-details.tsx';

loadAllLocales();

const order = exampleOf('getOrder', 200);
const product = {
  ...exampleOf('getProduct', 200),
  check_in_time: '15:00',
  check_out_time: '11:00',
};

test.each(['ko', 'en'] as const)('formats a stay’s times like other times in %s', (locale) => {
  const [example] = order.lines;
  if (!example) throw new Error('The contract has no order line.');
  const line = { ...example, check_in_date: '2026-12-24', check_out_date: '2026-12-26', visit_at: null };
  const formats = createFormats(locale);
  const words = { t: i18nObject(locale), formats, names: createCalendarNames(locale) };
  const [, arrival, departure] = calendarEvent(order, line, product, words)?.description.split('\n') ?? [];
  expect(arrival).toContain(formats.clock('2026-12-24T15:00:00+09:00'));
  expect(departure).toContain(formats.clock('2026-12-26T11:00:00+09:00'));
});
