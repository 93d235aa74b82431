import type { RwaAsset } from '@gli/sdk';
import { decimal, TOKEN_AMOUNT_MAX } from '@gli/validation';

type Limited = Pick<RwaAsset, 'funding' | 'minimum_investment' | 'maximum_investment'>;

/** Whether there is room for one more investment of the member, and for how much, in the asset's token. */
type InvestmentLimits =
  | { status: 'open'; minimum: string; maximum: string }
  /** The member holds as much as one member may. */
  | { status: 'limit_reached'; limit: string }
  /** What is left is less than the asset's minimum. */
  | { status: 'below_minimum'; left: string };

/**
 * What a member may still put into an asset that takes investments: under its funding and under its limit per member,
 * less what they hold of it. `held` is undefined while it is not known; the server checks it all again. Spec §5, §9
 */
export function investmentLimits(
  { funding, minimum_investment, maximum_investment }: Limited,
  held = '0',
): InvestmentLimits {
  const own = maximum_investment === null ? undefined : decimal.subtract(maximum_investment, held);
  if (maximum_investment !== null && own !== undefined && decimal.compare(own, '0') <= 0) {
    return { status: 'limit_reached', limit: maximum_investment };
  }
  const maximum = leastOf(funding.remaining, own, TOKEN_AMOUNT_MAX) ?? TOKEN_AMOUNT_MAX;
  if (decimal.compare(maximum, minimum_investment) < 0) return { status: 'below_minimum', left: maximum };
  return { status: 'open', minimum: minimum_investment, maximum };
}

/** The most that can be invested at once with a balance; undefined when that is less than the minimum. */
export function maximumAmount(
  { minimum, maximum }: Extract<InvestmentLimits, { status: 'open' }>,
  balance: string,
): string | undefined {
  const most = leastOf(maximum, balance) ?? maximum;
  return decimal.compare(most, minimum) < 0 ? undefined : decimal.normalize(most);
}

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
