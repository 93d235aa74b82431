import type { UpcomingPayout } from '@gli/sdk';
import { decimal } from '@gli/validation';

/** Equal payouts of an asset on the same day, combined. `investment_id` is the first payout's. */
export type EqualPayouts = UpcomingPayout & { count: number; total: string };

/** Groups equal payouts. Each group is at the position of its first payout. */
export function equalPayouts(payouts: readonly UpcomingPayout[]): EqualPayouts[] {
  const groups = new Map<string, EqualPayouts>();
  for (const payout of payouts) {
    const key = [payout.asset_id, payout.pays_on, decimal.normalize(payout.amount), payout.token].join(' ');
    const count = (groups.get(key)?.count ?? 0) + 1;
    const first = groups.get(key) ?? payout;
    groups.set(key, { ...first, count, total: decimal.multiply(payout.amount, String(count)) });
  }
  return [...groups.values()];
}

/** Formats a payout like `6.2 GLIB`, or `2 × 6.2 GLIB` for equal ones. */
export function payoutText(
  { count, amount, token }: EqualPayouts,
  format: (amount: string, token: string) => string,
) {
  return count === 1 ? format(amount, token) : `${count} × ${format(amount, token)}`;
}
