import type { CancellationRule, OrderAction } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { plusMs } from '../../../core/time/time.ts';
import type { OrderProgress } from './lifecycle.ts';

type OrderOptions = {
  readonly actions: readonly OrderAction[];
  /** Last moment of `cancel`; null when it is not allowed or no time is set. */
  readonly cancellableUntil: Date | null;
  /** What `cancel` would refund now. */
  readonly refund: { readonly amount: string; readonly percent: string };
};

const NOTHING = { amount: '0', percent: '0' } as const;
const NO_OPTIONS: OrderOptions = { actions: [], cancellableUntil: null, refund: NOTHING };

/** What the member can do with an order now. */
export function optionsOf(
  order: OrderProgress & { readonly total: string },
  lines: readonly RefundableLine[],
  now: Date,
): OrderOptions {
  const until = cancellableUntil(lines);
  if (order.status === 'pending_payment' && order.expiresAt !== null && now < order.expiresAt) {
    // An unpaid order can be cancelled at any time, even where its policy would not refund a paid one.
    const isOver = until !== null && until < now;
    return {
      actions: ['confirm_payment', 'cancel'],
      cancellableUntil: isOver ? order.expiresAt : until,
      refund: NOTHING,
    };
  }
  if (order.status === 'paid' && (until === null || now <= until)) {
    return { actions: ['cancel'], cancellableUntil: until, refund: refundOf(lines, order.total, now) };
  }
  return NO_OPTIONS;
}

const HOUR_MS = 60 * 60 * 1000;

/** What of a line says what its cancellation gives back; `startsAt` is null for goods, which have no hour. */
type RefundableLine = {
  readonly subtotal: string;
  readonly startsAt: Date | null;
  readonly cancellationRules: readonly CancellationRule[];
};

/** The last moment at which a line can be cancelled; null for goods. */
function lineCancellableUntil({ startsAt, cancellationRules }: RefundableLine): Date | null {
  if (startsAt === null) return null;
  const last = Math.min(...cancellationRules.map((rule) => rule.hours_before_start));
  return plusMs(startsAt, -last * HOUR_MS);
}

/** The earliest of its lines' limits; null when no time is set. */
function cancellableUntil(lines: readonly RefundableLine[]): Date | null {
  return lines
    .map(lineCancellableUntil)
    .filter((time) => time !== null)
    .reduce<Date | null>((earliest, time) => (earliest === null || time < earliest ? time : earliest), null);
}

/** Percent of a line's subtotal that cancelling it now refunds; `0` once it is too late. */
function refundPercentOf({ startsAt, cancellationRules }: RefundableLine, now: Date): string {
  const hoursLeft = startsAt === null ? 0 : (startsAt.getTime() - now.getTime()) / HOUR_MS;
  const steps = [...cancellationRules].sort((a, b) => b.hours_before_start - a.hours_before_start);
  return steps.find((rule) => hoursLeft >= rule.hours_before_start)?.refund_percent ?? '0';
}

/** What cancelling all lines now refunds, and its percentage of the total. */
function refundOf(lines: readonly RefundableLine[], total: string, now: Date) {
  const amounts = lines.map((line) => decimal.percentOf(line.subtotal, refundPercentOf(line, now)));
  const amount = decimal.sum(amounts);
  const percent = decimal.isZero(total) ? '0' : decimal.percentageOf(amount, total, 4, 'down');
  return { amount, percent };
}
