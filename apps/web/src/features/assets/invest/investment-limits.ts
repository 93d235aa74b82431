import type { RwaAsset } from '@gli/sdk';
import { decimal, TOKEN_AMOUNT_MAX } from '@gli/validation';

type LimitedAsset = Pick<RwaAsset, 'funding' | 'minimum_investment' | 'maximum_investment'>;

/** What one more investment of the member may be, in the asset's token. */
type InvestmentLimits =
  | { status: 'open'; minimum: string; maximum: string }
  /** The member has invested as much as one member may. */
  | { status: 'limit_reached'; limit: string }
  /** The rest is less than the asset's minimum. */
  | { status: 'below_minimum'; left: string };

/**
 * What a member may still invest: at most what is left of the funding, and of the limit per member after what they
 * have `invested` (undefined until it is known). The server checks it again. Spec §5, §9
 */
export function investmentLimits(
  { funding, minimum_investment, maximum_investment }: LimitedAsset,
  invested = '0',
): InvestmentLimits {
  const own = maximum_investment === null ? undefined : decimal.subtract(maximum_investment, invested);
  if (maximum_investment !== null && own !== undefined && decimal.compare(own, '0') <= 0) {
    return { status: 'limit_reached', limit: maximum_investment };
  }
  const maximum = leastOf(funding.remaining, own, TOKEN_AMOUNT_MAX) ?? TOKEN_AMOUNT_MAX;
  if (decimal.compare(maximum, minimum_investment) < 0) return { status: 'below_minimum', left: maximum };
  return { status: 'open', minimum: minimum_investment, maximum };
}

/**
 * The return on an amount after a year, in the token, cut off after 8 decimal places. An estimate until the server has
 * checked the amount.
 */
export function projectedYearlyReturn(amount: string, apy: string): string {
  return decimal.round(decimal.percentOf(amount, apy), 8, 'down');
}

/** The lowest of the limits that exist; undefined for none. */
export function leastOf(...limits: (string | null | undefined)[]): string | undefined {
  return limits
    .filter((limit) => limit !== null && limit !== undefined)
    .reduce<string | undefined>(
      (least, limit) => (least === undefined || decimal.compare(limit, least) < 0 ? limit : least),
      undefined,
    );
}
