import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { createFormats, i18nObject } from '@/i18n';
import { loadAllLocales } from '../../../i18n/i18n-util.sync.ts';
import { formatDates, formatProducts, formatUnitPrice } from './format-order.ts';

loadAllLocales();

const [example] = exampleOf('getOrder', 200).lines;
if (!example) throw new Error('The contract has no order line.');

const goods = {
  ...example,
  kind: 'goods' as const,
  product_name: 'Sea salt',
  unit: 'item' as const,
  quantity: 2,
  unit_price: '12.5',
  room_type: null,
  check_in_date: null,
  check_out_date: null,
  nights: null,
  visit_at: null,
  guests: null,
};
const stay = {
  ...goods,
  kind: 'resort' as const,
  unit: 'night' as const,
  quantity: 1,
  room_type: 'deluxe' as const,
  check_in_date: '2026-12-24',
  check_out_date: '2026-12-26',
  nights: 2,
  guests: 3,
};
const table = { ...goods, unit: 'person' as const, quantity: 4, visit_at: '2026-12-24T18:00:00+09:00' };
const english = { t: i18nObject('en'), formats: createFormats('en') };
const korean = { t: i18nObject('ko'), formats: createFormats('ko') };

test('summarizes an order by its first product and the number of others', () => {
  expect(formatProducts([goods], english.t)).toBe('Sea salt');
  expect(formatProducts([goods, stay, table], english.t)).toBe('Sea salt and 2 more');
  expect(formatProducts([goods, stay], korean.t)).toBe('Sea salt 외 1건');
});

test('formats a price with its unit', () => {
  expect(formatUnitPrice(stay, 'GLIL', english)).toBe('12.5 GLIL/night');
  expect(formatUnitPrice(goods, 'GLIL', korean)).toBe('개당 12.5 GLIL');
});

test('formats only the dates of a stay in a list', () => {
  expect(formatDates(stay, english)).toBe('Dec\u00a024,\u00a02026 – Dec\u00a026,\u00a02026, 2 nights');
  expect(formatDates(table, korean)).toMatch(/2026\.\s12\.\s24\./);
  expect(formatDates(goods, english)).toBeNull();
});
