import { describe, expect, test } from 'vitest';
import { koreanTime, type RefundableLine, refundSteps } from './refund-steps.ts';

const rules = [
  { hours_before_start: 72, refund_percent: '100' },
  { hours_before_start: 24, refund_percent: '50' },
];
const stay = (subtotal: string, day: string): RefundableLine => ({
  subtotal,
  startsAt: koreanTime(day, '15:00'),
  rules,
});
const goods: RefundableLine = {
  subtotal: '40',
  startsAt: null,
  rules: [{ hours_before_start: 0, refund_percent: '100' }],
};
const at = (time: string) => Date.parse(`${time}:00+09:00`);
const summary = (lines: RefundableLine[], now: string) =>
  refundSteps(lines, at(now)).map(({ until, amount, percent }) => [
    until === null ? null : new Date(until + 9 * 3_600_000).toISOString().slice(0, 16),
    amount,
    percent,
  ]);

describe('what a cancellation gives back, and when that changes', () => {
  test('of a stay: all of it, then half, then nothing', () => {
    expect(summary([stay('300', '2026-12-11')], '2026-11-22T12:00')).toEqual([
      ['2026-12-08T15:00', '300', '100'],
      ['2026-12-10T15:00', '150', '50'],
    ]);
  });

  test('each limit still belongs to the step that it ends', () => {
    expect(summary([stay('300', '2026-12-11')], '2026-12-08T15:00')[0]).toEqual([
      '2026-12-08T15:00',
      '300',
      '100',
    ]);
    expect(summary([stay('300', '2026-12-11')], '2026-12-08T15:01')).toEqual([
      ['2026-12-10T15:00', '150', '50'],
    ]);
    expect(summary([stay('300', '2026-12-11')], '2026-12-10T15:01')).toEqual([]);
  });

  test('of goods: all of it until they are packed', () => {
    expect(summary([goods], '2026-11-22T12:00')).toEqual([[null, '40', '100']]);
  });

  test('of goods with a stay: until the stay can no longer be cancelled, since an order is cancelled as a whole', () => {
    expect(summary([stay('300', '2026-12-11'), goods], '2026-11-22T12:00')).toEqual([
      ['2026-12-08T15:00', '340', '100'],
      ['2026-12-10T15:00', '190', '55'],
    ]);
  });

  test('of two stays: the earlier one sets the end', () => {
    expect(summary([stay('300', '2026-12-11'), stay('100', '2026-12-12')], '2026-12-09T12:00')).toEqual([
      ['2026-12-09T15:00', '250', '62'],
      ['2026-12-10T15:00', '200', '50'],
    ]);
  });

  test('limits at which the amount does not change are left out', () => {
    const free = { subtotal: '0', startsAt: koreanTime('2026-12-20', '15:00'), rules };
    expect(summary([stay('300', '2026-12-21'), free], '2026-11-22T12:00')).toEqual([
      ['2026-12-18T15:00', '300', '100'],
      ['2026-12-19T15:00', '150', '50'],
    ]);
  });
});
