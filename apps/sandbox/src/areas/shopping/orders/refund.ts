import type { CancellationRule } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { plusMs } from '../../../core/time/time.ts';

const HOUR_MS = 60 * 60 * 1000;

/** What of a line says what its cancellation gives back; `startsAt` is null for goods, which have no hour. */
export type RefundableLine = {
  readonly subtotal: string;
  readonly startsAt: Date | null;
  readonly cancellationRules: readonly CancellationRule[];
};

/** The last moment at which a line can be cancelled; null when no time is set (goods). */
function lineCancellableUntil({ startsAt, cancellationRules }: RefundableLine): Date | null {
  if (startsAt === null) return null;
  const last = Math.min(...cancellationRules.map((rule) => rule.hours_before_start));
  return plusMs(startsAt, -last * HOUR_MS);
}

/** The last moment at which an order can be cancelled, the earliest over its lines; null when no time is set. */
export function cancellableUntil(lines: readonly RefundableLine[]): Date | null {
  return lines
    .map(lineCancellableUntil)
    .filter((time) => time !== null)
    .reduce<Date | null>((earliest, time) => (earliest === null || time < earliest ? time : earliest), null);
}

/** The share of a line's subtotal that cancelling it now gives back, in percent; `0` once it is too late. */
function refundPercentOf({ startsAt, cancellationRules }: RefundableLine, now: Date): string {
  const hoursLeft = startsAt === null ? 0 : (startsAt.getTime() - now.getTime()) / HOUR_MS;
  const steps = [...cancellationRules].sort((a, b) => b.hours_before_start - a.hours_before_start);
  return steps.find((rule) => hoursLeft >= rule.hours_before_start)?.refund_percent ?? '0';
}

/** What cancelling all lines now gives back, and its share of the total in percent. */
export function refundOf(lines: readonly RefundableLine[], total: string, now: Date) {
  const amounts = lines.map((line) => decimal.percentOf(line.subtotal, refundPercentOf(line, now)));
  const amount = decimal.sum(amounts);
  const percent = decimal.isZero(total) ? '0' : decimal.percentageOf(amount, total, 4, 'down');
  return { amount, percent };
}
