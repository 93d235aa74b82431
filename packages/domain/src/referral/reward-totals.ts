import type { ReferralRewardRule, ReferralRewardTotal } from '@gli/sdk';
import { decimal } from '@gli/validation';

/** Returns the totals by token after adding others. */
export function addTotals(
  before: readonly ReferralRewardTotal[],
  added: readonly ReferralRewardTotal[],
): ReferralRewardTotal[] {
  const sums = new Map(before.map(({ token, amount }) => [token, amount]));
  for (const { token, amount } of added) sums.set(token, decimal.add(sums.get(token) ?? '0', amount));
  return [...sums].map(([token, amount]) => ({ token, amount }));
}

/** Returns the max reward for one friend, by token: the sum of all rules that are in force. */
export const getMaximumReward = (rules: readonly ReferralRewardRule[]): ReferralRewardTotal[] =>
  addTotals(
    [],
    rules.filter(({ enabled }) => enabled),
  );
