import {
  type ReferralRewardCondition,
  type ReferralRewardConfig,
  referralRewardConditionValues,
} from '@gli/sdk';
import {
  zReferralMilestoneRuleInput,
  zReferralRewardCondition,
  zReferralRewardConfigInput,
  zReferralRewardRuleInput,
} from '@gli/sdk/schemas';
import { omitUndefined } from '@gli/ui';
import { getLength, zAmount, zCheckbox, zNullableAmount, zWholeNumber } from '@gli/ui/forms';
import { checkMinimumAmount } from '@gli/validation';
import { hashKey } from '@tanstack/react-query';
import * as z from 'zod/mini';

const { monthly_cap, minimum_investment, payout_delay_days } = zReferralRewardConfigInput.shape;
const rule = zReferralRewardRuleInput.shape;
const milestone = zReferralMilestoneRuleInput.shape;

export const MILESTONES_MAX_COUNT = getLength(zReferralRewardConfigInput.shape.milestones).maximum;

/** Reports two milestones with the same number of friends, at both fields. */
const checkUniqueCounts = z.check<{ target_count: unknown }[]>(
  ({ value, issues }) => {
    value.forEach(({ target_count: count }, index) => {
      const isTwice = value.some((other, at) => at !== index && other.target_count === count);
      if (isTwice) issues.push({ code: 'custom', input: count, path: [index, 'target_count'] });
    });
  },
  { when: () => true },
);

/** Form values of the reward configuration, with numbers as text. */
export const zRulesForm = z.object({
  rules: z.array(
    z.object({
      event: rule.event,
      amount: zAmount(rule.amount),
      token: z.nonoptional(rule.token),
      enabled: zCheckbox(rule.enabled),
      conditions: z.array(zReferralRewardCondition),
    }),
  ),
  monthly_cap: zNullableAmount(monthly_cap),
  minimum_investment: zAmount(minimum_investment, checkMinimumAmount),
  payout_delay_days: zWholeNumber(payout_delay_days),
  milestones: z
    .array(
      z.object({
        target_count: zWholeNumber(milestone.target_count),
        amount: zAmount(milestone.amount),
        token: milestone.token,
      }),
    )
    .check(checkUniqueCounts),
});
export type RuleValues = z.input<typeof zRulesForm>;
type RuleInput = z.output<typeof zRulesForm>;

export function toRuleValues(config: ReferralRewardConfig): RuleValues {
  const { rules, milestones } = config;
  return {
    rules: rules.map((rule) => ({ ...rule, conditions: sortConditions(rule.conditions) })),
    monthly_cap: config.monthly_cap ?? '',
    minimum_investment: config.minimum_investment,
    payout_delay_days: String(config.payout_delay_days),
    milestones: milestones.map((one) => ({ ...one, target_count: String(one.target_count) })),
  };
}

/**
 * Returns the changed parts of a valid form, or null if nothing changed. Rules are sent together, so that the server's
 * `rules.1` matches the form's second rule.
 */
export function getRuleChanges(config: ReferralRewardConfig, input: RuleInput) {
  // A saved configuration that the form itself would reject is sent as a whole.
  const saved = zRulesForm.safeParse(toRuleValues(config)).data;
  const before = saved && withSortedConditions(saved);
  const after = withSortedConditions(input);
  const changed = <Part>(one: Part | undefined, other: Part): Part | undefined =>
    hashKey([one]) === hashKey([other]) ? undefined : other;
  const changes = omitUndefined({
    rules: changed(before?.rules, after.rules),
    monthly_cap: changed(before?.monthly_cap, after.monthly_cap),
    minimum_investment: changed(before?.minimum_investment, after.minimum_investment),
    payout_delay_days: changed(before?.payout_delay_days, after.payout_delay_days),
    milestones: changed(before?.milestones, after.milestones),
  });
  return Object.keys(changes).length === 0 ? null : changes;
}

const withSortedConditions = (input: RuleInput): RuleInput => ({
  ...input,
  rules: input.rules.map((rule) => ({ ...rule, conditions: sortConditions(rule.conditions) })),
});

const sortConditions = (conditions: readonly ReferralRewardCondition[]): ReferralRewardCondition[] =>
  referralRewardConditionValues.filter((one) => conditions.includes(one));
