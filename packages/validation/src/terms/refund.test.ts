import { expect, test } from 'vitest';
import { getKoreanTime } from './korean-time.ts';
import { getCancelableUntil, getRefund, getRefundSteps, type RefundableLine } from './refund.ts';

const rules = [
  { hours_before_start: 72, refund_percent: '100' },
  { hours_before_start: 24, refund_percent: '50' },
];
const stay = (subtotal: string, day: string): RefundableLine => ({
  subtotal,
  startsAt: getKoreanTime(day, '15:00'),
  rules,
});
const goods: RefundableLine = {
  subtotal: '40',
  startsAt: null,
  rules: [{ hours_before_start: 0, refund_percent: '100' }],
};
const at = (time: string) => new Date(`${time}:00+09:00`);
const steps = (lines: RefundableLine[], now: string) =>
  getRefundSteps(lines, at(now)).map(({ until, amount, percent }) => [until, amount, percent]);

test('refunds a stay in full, later by half and finally not at all', () => {
  expect(steps([stay('300', '2026-12-11')], '2026-11-22T12:00')).toEqual([
    [at('2026-12-08T15:00'), '300', '100'],
    [at('2026-12-10T15:00'), '150', '50'],
  ]);
});

test('includes a deadline in the refund step that ends with it', () => {
  const lines = [stay('300', '2026-12-11')];
  expect(steps(lines, '2026-12-08T15:00')[0]).toEqual([at('2026-12-08T15:00'), '300', '100']);
  expect(steps(lines, '2026-12-08T15:01')).toEqual([[at('2026-12-10T15:00'), '150', '50']]);
  expect(steps(lines, '2026-12-10T15:01')).toEqual([]);
  expect(getRefund(lines, at('2026-12-10T15:01'))).toEqual({ amount: '0', percent: '0' });
});

test('refunds goods in full until they are packed', () => {
  expect(steps([goods], '2026-11-22T12:00')).toEqual([[null, '40', '100']]);
  expect(getCancelableUntil([goods])).toBeNull();
});

test('applies a stay’s refund deadlines to goods in the same order', () => {
  expect(steps([stay('300', '2026-12-11'), goods], '2026-11-22T12:00')).toEqual([
    [at('2026-12-08T15:00'), '340', '100'],
    [at('2026-12-10T15:00'), '190', '55.8823'],
  ]);
});

test('ends cancellation at the earlier deadline of two stays', () => {
  expect(steps([stay('300', '2026-12-11'), stay('100', '2026-12-12')], '2026-12-09T12:00')).toEqual([
    [at('2026-12-09T15:00'), '250', '62.5'],
    [at('2026-12-10T15:00'), '200', '50'],
  ]);
});

test('omits deadlines at which the refund does not change', () => {
  expect(steps([stay('300', '2026-12-21'), stay('0', '2026-12-20')], '2026-11-22T12:00')).toEqual([
    [at('2026-12-18T15:00'), '300', '100'],
    [at('2026-12-19T15:00'), '150', '50'],
  ]);
});
