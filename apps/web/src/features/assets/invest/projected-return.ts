import { decimal } from '@gli/validation';

/**
 * What twelve months bring on an amount at a yearly rate, in the token, cut off after 8 decimal places. Before the
 * server has checked the amount; its own figure replaces this one in the confirmation.
 */
export function projectedYearlyReturn(amount: string, apy: string): string {
  return decimal.round(decimal.percentOf(amount, apy), 8, 'down');
}

/** The least of the limits that apply; undefined where none does. */
export function leastOf(...limits: (string | null | undefined)[]): string | undefined {
  return limits
    .filter((limit) => limit !== null && limit !== undefined)
    .reduce<string | undefined>(
      (least, limit) => (least === undefined || decimal.compare(limit, least) < 0 ? limit : least),
      undefined,
    );
}
