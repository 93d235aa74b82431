import type { RwaAsset } from '@gli/sdk';
import { decimal, TOKEN_AMOUNT_MAX } from '@gli/validation';
import { leastOf } from './projected-return.ts';

type Limited = Pick<RwaAsset, 'funding' | 'minimum_investment' | 'maximum_investment'>;

/** Whether there is room for one more investment of the member, and for how much, in the asset's token. */
export type InvestmentLimits =
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
