import * as decimal from '../decimal/arithmetic.ts';

const HOUR_MS = 60 * 60 * 1000;
const PERCENT_DECIMALS = 4;

/** Refund in percent for a cancellation at least some hours before the start: the contract's `CancellationRule`. */
export type RefundRule = { readonly hours_before_start: number; readonly refund_percent: string };

/** An order line that may be refunded on cancellation. */
export type RefundableLine = {
  readonly subtotal: string;
  /** Start of the stay or the visit; null for goods, which have no hour. */
  readonly startsAt: Date | null;
  readonly rules: readonly RefundRule[];
};

/** Amount of a cancellation, and its share of all lines in percent. */
export type Refund = { readonly amount: string; readonly percent: string };

/** A refund, and the time until which it applies. `until` is null for goods, which are refunded until they are packed. */
export type RefundStep = Refund & { readonly until: Date | null };

/** The refund of all lines together at a time. */
export function getRefund(lines: readonly RefundableLine[], at: Date): Refund {
  const amount = decimal.sum(
    lines.map((line) => decimal.percentOf(line.subtotal, getRefundPercent(line, at))),
  );
  const total = decimal.sum(lines.map(({ subtotal }) => subtotal));
  const percent = decimal.isZero(total) ? '0' : decimal.percentageOf(amount, total, PERCENT_DECIMALS, 'down');
  return { amount, percent };
}

/** The last moment at which all lines together can be canceled: the earliest limit. Null for goods only. */
export function getCancelableUntil(lines: readonly RefundableLine[]): Date | null {
  const limits = lines.flatMap((line) => getLimits(line).slice(-1));
  return limits.length === 0 ? null : new Date(Math.min(...limits));
}

/**
 * Refunds of an order from now on, and the times at which they change. Empty once it is too late: an order is canceled as
 * a whole. The contract's `CancellationPolicy`.
 */
export function getRefundSteps(lines: readonly RefundableLine[], now: Date): RefundStep[] {
  const end = getCancelableUntil(lines);
  if (end === null) return [{ ...getRefund(lines, now), until: null }];
  const times = [...new Set(lines.flatMap(getLimits))]
    .filter((time) => now.getTime() <= time && time <= end.getTime())
    .sort((a, b) => a - b)
    .map((time) => new Date(time));
  // Omits a step with the same refund as the next one.
  return times
    .map((until) => ({ ...getRefund(lines, until), until }))
    .filter((step, index, steps) => step.amount !== steps[index + 1]?.amount);
}

/** The last moment of each rule of a line in ms, the earliest first. */
function getLimits({ startsAt, rules }: RefundableLine): number[] {
  if (startsAt === null) return [];
  return rules.map((rule) => startsAt.getTime() - rule.hours_before_start * HOUR_MS).sort((a, b) => a - b);
}

/** Percent of a line's subtotal that its cancellation gives back; `0` once it is too late. */
function getRefundPercent({ startsAt, rules }: RefundableLine, at: Date): string {
  const hoursLeft = startsAt === null ? 0 : (startsAt.getTime() - at.getTime()) / HOUR_MS;
  const steps = [...rules].sort((a, b) => b.hours_before_start - a.hours_before_start);
  return steps.find((rule) => hoursLeft >= rule.hours_before_start)?.refund_percent ?? '0';
}
