import type {
  ReferralRewardCondition,
  ReferralRewardConfig,
  ReferralRewardConfigInput,
  ReferralRuleEvent,
  Token,
} from '@gli/sdk';
import { decimal, parseDecimal } from '@gli/validation';
import { defined } from '../../../shared/search-params.ts';

export const ruleEvents = ['sign_up', 'first_investment', 'kyc_completed'] as const;
export const rewardConditions = [
  'email_verified',
  'phone_verified',
  'wallet_registered',
  'minimum_investment',
  'kyc_completed',
] as const satisfies readonly ReferralRewardCondition[];
export const rewardTokens = ['GLIB', 'GLID', 'GLIL', 'USDT'] as const satisfies readonly Token[];

/** Bounds of the contract. */
export const PAYOUT_DELAY_MAX_DAYS = 90;
export const MILESTONE_MAX_MEMBERS = 100_000;
export const MILESTONES_MAX_COUNT = 20;

/** The values of the form: the configuration with its numbers as text. */
export type RuleValues = {
  rules: {
    event: ReferralRuleEvent;
    amount: string;
    token: Token;
    enabled: boolean;
    conditions: ReferralRewardCondition[];
  }[];
  monthly_cap: string;
  minimum_investment: string;
  payout_delay_days: string;
  milestones: { target_count: string; amount: string; token: Token }[];
};

export function ruleValuesOf(config: ReferralRewardConfig): RuleValues {
  return {
    rules: config.rules.map(({ event, amount, token, enabled, conditions }) => ({
      event,
      amount,
      token,
      enabled,
      conditions: sorted(conditions),
    })),
    monthly_cap: config.monthly_cap ?? '',
    minimum_investment: config.minimum_investment,
    payout_delay_days: String(config.payout_delay_days),
    milestones: config.milestones.map(({ target_count: count, amount, token }) => ({
      target_count: String(count),
      amount,
      token,
    })),
  };
}

/**
 * What is sent for a valid form: the changed parts; null when there are none. Rules are sent all together, so that the
 * server's `rules.1` is the form's second one.
 */
export function ruleChanges(
  config: ReferralRewardConfig,
  values: RuleValues,
): ReferralRewardConfigInput | null {
  const before = inputOf(ruleValuesOf(config));
  const after = inputOf(values);
  const changed = <Part>(one: Part, other: Part): Part | undefined =>
    JSON.stringify(one) === JSON.stringify(other) ? undefined : other;
  const changes = defined({
    rules: changed(before.rules, after.rules),
    monthly_cap: changed(before.monthly_cap, after.monthly_cap),
    minimum_investment: changed(before.minimum_investment, after.minimum_investment),
    payout_delay_days: changed(before.payout_delay_days, after.payout_delay_days),
    milestones: changed(before.milestones, after.milestones),
  });
  return Object.keys(changes).length === 0 ? null : changes;
}

function inputOf(values: RuleValues) {
  return {
    rules: values.rules.map((rule) => ({
      ...rule,
      amount: normalized(rule.amount),
      conditions: sorted(rule.conditions),
    })),
    monthly_cap: values.monthly_cap.trim() === '' ? null : normalized(values.monthly_cap),
    minimum_investment: normalized(values.minimum_investment),
    payout_delay_days: Number(values.payout_delay_days),
    milestones: values.milestones.map(({ target_count: count, amount, token }) => ({
      target_count: Number(count),
      amount: normalized(amount),
      token,
    })),
  };
}

/** The decimal without leading and trailing zeros. */
function normalized(text: string): string {
  const parsed = parseDecimal(text);
  return parsed === null ? text : decimal.normalize(parsed);
}

const sorted = (conditions: readonly ReferralRewardCondition[]): ReferralRewardCondition[] =>
  rewardConditions.filter((one) => conditions.includes(one));

/** Whether a text is a whole number within bounds. */
export function isWhole(text: string, minimum: number, maximum: number): boolean {
  const number = Number(text);
  return /^\d+$/.test(text.trim()) && number >= minimum && number <= maximum;
}
