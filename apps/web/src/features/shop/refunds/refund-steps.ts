import type { CancellationRule, OrderLine, Product } from '@gli/sdk';
import { decimal } from '@gli/validation';
import type { CartLine } from '../cart/cart.ts';

const HOUR_MS = 60 * 60 * 1000;

/** What of a line says what its cancellation gives back. */
export type RefundableLine = {
  subtotal: string;
  /** When the stay or the visit starts, in ms; null for goods, which have no hour. */
  startsAt: number | null;
  rules: readonly CancellationRule[];
};

/** Until a time in ms (null: until the goods are packed), a cancellation gives back this much. */
export type RefundStep = { until: number | null; amount: string; percent: string };

/** The time in ms of a day and an hour in Korea. */
export const koreanTime = (day: string, time: string): number => Date.parse(`${day}T${time}:00+09:00`);

/** When a line of the cart starts; null for goods. */
export function startOfLine(line: CartLine, product: Pick<Product, 'check_in_time'>): number | null {
  switch (line.kind) {
    case 'goods':
      return null;
    case 'restaurant':
      return koreanTime(line.day, line.time);
    case 'resort':
      return koreanTime(line.checkIn, product.check_in_time ?? '00:00');
  }
}

/** When a line of an order starts; null for goods. */
export function startOfOrderLine(
  { check_in_date: day, visit_at: visit }: OrderLine,
  product: Pick<Product, 'check_in_time'>,
): number | null {
  if (day !== null) return koreanTime(day, product.check_in_time ?? '00:00');
  return visit === null ? null : Date.parse(visit);
}

/**
 * What canceling all lines together gives back from now on, and when that changes. Empty once it is too late: an order
 * is canceled as a whole, at the latest at the earliest limit of its lines. The contract's `CancellationPolicy`.
 */
export function refundSteps(lines: readonly RefundableLine[], now: number): RefundStep[] {
  const limits = lines.flatMap((line) => limitsOf(line));
  const lastLimits = lines.flatMap((line) => limitsOf(line).slice(-1));
  if (limits.length === 0) return [stepAt(lines, now, null)];
  const end = Math.min(...lastLimits);
  const times = [...new Set(limits)].filter((time) => now <= time && time <= end).sort((a, b) => a - b);
  // A step that gives back as much as the one after it is no step of its own.
  return times
    .map((time) => stepAt(lines, time, time))
    .filter((step, index, steps) => step.amount !== steps[index + 1]?.amount);
}

/** The last moment of each of a line's rules, the earliest first. */
function limitsOf({ startsAt, rules }: RefundableLine): number[] {
  if (startsAt === null) return [];
  return rules.map((rule) => startsAt - rule.hours_before_start * HOUR_MS).sort((a, b) => a - b);
}

function stepAt(lines: readonly RefundableLine[], time: number, until: number | null): RefundStep {
  const amount = decimal.sum(lines.map((line) => decimal.percentOf(line.subtotal, percentAt(line, time))));
  const whole = decimal.sum(lines.map(({ subtotal }) => subtotal));
  const percent = decimal.isZero(whole) ? '0' : decimal.percentageOf(amount, whole, 0, 'down');
  return { until, amount, percent };
}

function percentAt({ startsAt, rules }: RefundableLine, time: number): string {
  const hoursLeft = startsAt === null ? 0 : (startsAt - time) / HOUR_MS;
  const steps = [...rules].sort((a, b) => b.hours_before_start - a.hours_before_start);
  return steps.find((rule) => hoursLeft >= rule.hours_before_start)?.refund_percent ?? '0';
}
