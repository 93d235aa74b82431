import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { getEventTimes, getLineStart, getOrderLineStart } from './line-start.ts';

const [example] = exampleOf('getOrder', 200).lines;
if (!example) throw new Error('The contract has no order line.');
const goods = { ...example, check_in_date: null, check_out_date: null, visit_at: null };
const stay = { ...goods, check_in_date: '2026-12-24', check_out_date: '2026-12-26' };
const visit = { ...goods, visit_at: '2026-12-24T18:30:00+09:00' };
const hours = { check_in_time: '16:00', check_out_time: '11:00' };
const unknownHours = { check_in_time: null, check_out_time: null };
const at = (time: string) => new Date(`${time}:00+09:00`);

test('starts a stay at the product’s check-in time, by default at 15:00', () => {
  expect(getOrderLineStart(stay, hours)).toEqual(at('2026-12-24T16:00'));
  expect(getOrderLineStart(stay, unknownHours)).toEqual(at('2026-12-24T15:00'));
  const line = { productId: 'prd_stay', quantity: 1, roomType: 'deluxe', guests: 2 } as const;
  const dates = { checkIn: '2026-12-24', checkOut: '2026-12-26' };
  expect(getLineStart({ kind: 'resort', ...line, ...dates }, hours)).toEqual(at('2026-12-24T16:00'));
});

test('starts a visit at its time, and goods never', () => {
  expect(getOrderLineStart(visit, unknownHours)).toEqual(at('2026-12-24T18:30'));
  expect(getOrderLineStart(goods, unknownHours)).toBeNull();
});

test('exports whole days unless both hours of a stay are known', () => {
  const [start, end] = [at('2026-12-24T16:00').getTime(), at('2026-12-26T11:00').getTime()];
  expect(getEventTimes(stay, hours)).toEqual({ start, end });
  expect(getEventTimes(stay, undefined)).toEqual({ start: '2026-12-24', end: '2026-12-26' });
  expect(getEventTimes(visit, hours)).toEqual({ start: at('2026-12-24T18:30').getTime(), end: null });
  expect(getEventTimes(goods, hours)).toBeNull();
});
