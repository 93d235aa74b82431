import * as decimal from '../decimal/arithmetic.ts';

const HOUR_MS = 60 * 60 * 1000;
const PERCENT_DECIMALS = 4;

/**
 * Refund in percent for a cancellation at least this long before the start, as in the contract's `CancellationRule`.
 */
export type RefundRule = { readonly hours_before_start: number; readonly refund_percent: string };

/** An order line that may be refunded when the order is canceled. */
export type RefundableLine = {
  readonly subtotal: string;
  /** Start of the stay or visit, or null for goods. */
  readonly startsAt: Date | null;
  readonly rules: readonly RefundRule[];
};

/** Amount refunded on cancellation, and its percentage of all lines. */
export type Refund = { readonly amount: string; readonly percent: string };

/**
 * A refund and the time until which it applies. `until` is null for goods, which are refundable until they are packed.
 */
export type RefundStep = Refund & { readonly until: Date | null };

/** Returns the total refund of all lines at a given time. */
export function getRefund(lines: readonly RefundableLine[], at: Date): Refund {
  const amount = decimal.sum(
    lines.map((line) => decimal.percentOf(line.subtotal, getRefundPercent(line, at))),
  );
  const total = decimal.sum(lines.map(({ subtotal }) => subtotal));
  const percent = decimal.isZero(total) ? '0' : decimal.percentageOf(amount, total, PERCENT_DECIMALS, 'down');
  return { amount, percent };
}

/**
 * Returns the last moment at which all lines can be canceled together, which is the earliest deadline. Returns
 * null if the order contains only goods.
 */
export function getCancelableUntil(lines: readonly RefundableLine[]): Date | null {
  const limits = lines.flatMap((line) => getLimits(line).slice(-1));
  return limits.length === 0 ? null : new Date(Math.min(...limits));
}

/**
 * Returns the refunds of an order from now on, and the times until which they apply. The list is empty once it
 * is too late to cancel. An order is canceled as a whole, as in the contract's `CancellationPolicy`.
 */
export function getRefundSteps(lines: readonly RefundableLine[], now: Date): RefundStep[] {
  const end = getCancelableUntil(lines);
  if (end === null) return [{ ...getRefund(lines, now), until: null }];
  const times = [...new Set(lines.flatMap(getLimits))]
    .filter((time) => now.getTime() <= time && time <= end.getTime())
    .sort((a, b) => a - b)
    .map((time) => new Date(time));
  // Omits a step whose refund equals the next step's refund.
  return times
    .map((until) => ({ ...getRefund(lines, until), until }))
    .filter((step, index, steps) => step.amount !== steps[index + 1]?.amount);
}

/** Returns the last moment at which each rule of a line applies, in ms, earliest first. */
function getLimits({ startsAt, rules }: RefundableLine): number[] {
  if (startsAt === null) return [];
  return rules.map((rule) => startsAt.getTime() - rule.hours_before_start * HOUR_MS).sort((a, b) => a - b);
}

/** Returns the percentage of a line's subtotal that is refunded, or `0` once it is too late. */
function getRefundPercent({ startsAt, rules }: RefundableLine, at: Date): string {
  const hoursLeft = startsAt === null ? 0 : (startsAt.getTime() - at.getTime()) / HOUR_MS;
  const steps = [...rules].sort((a, b) => b.hours_before_start - a.hours_before_start);
  return steps.find((rule) => hoursLeft >= rule.hours_before_start)?.refund_percent ?? '0';
}
