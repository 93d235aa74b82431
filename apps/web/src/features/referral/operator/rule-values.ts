import type {
  ReferralRewardCondition,
  ReferralRewardConfig,
  ReferralRewardConfigInput,
  ReferralRuleEvent,
  Token,
} from '@gli/sdk';
import { decimal, parseDecimal } from '@gli/validation';

export const ruleEvents = ['sign_up', 'first_investment', 'kyc_completed'] as const;
export const rewardConditions = [
  'email_verified',
  'phone_verified',
  'wallet_registered',
  'minimum_investment',
  'kyc_completed',
] as const satisfies readonly ReferralRewardCondition[];
export const rewardTokens = ['GLIB', 'GLID', 'GLIL', 'USDT'] as const satisfies readonly Token[];

/** Longest payout delay, in days, and largest goal, in members; the bounds of the contract. */
export const PAYOUT_DELAY_MAX_DAYS = 90;
export const MILESTONE_MAX_MEMBERS = 100_000;
export const MILESTONES_MAX_COUNT = 20;

/** What the form holds: the configuration with its numbers as they are typed. */
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
 * What is sent for a filled-in form that was checked: the changed parts; null when there are none. Rules go all together,
 * so that what the server says of `rules.1` is the form's second one.
 */
export function ruleChanges(
  config: ReferralRewardConfig,
  values: RuleValues,
): ReferralRewardConfigInput | null {
  const before = inputOf(ruleValuesOf(config));
  const wanted = inputOf(values);
  const changes = {
    ...(isSame(before.rules, wanted.rules) ? {} : { rules: wanted.rules }),
    ...(before.monthly_cap === wanted.monthly_cap ? {} : { monthly_cap: wanted.monthly_cap }),
    ...(before.minimum_investment === wanted.minimum_investment
      ? {}
      : { minimum_investment: wanted.minimum_investment }),
    ...(before.payout_delay_days === wanted.payout_delay_days
      ? {}
      : { payout_delay_days: wanted.payout_delay_days }),
    ...(isSame(before.milestones, wanted.milestones) ? {} : { milestones: wanted.milestones }),
  };
  return Object.keys(changes).length === 0 ? null : changes;
}

function inputOf(values: RuleValues) {
  return {
    rules: values.rules.map((rule) => ({
      ...rule,
      amount: plain(rule.amount),
      conditions: sorted(rule.conditions),
    })),
    monthly_cap: values.monthly_cap.trim() === '' ? null : plain(values.monthly_cap),
    minimum_investment: plain(values.minimum_investment),
    payout_delay_days: Number(values.payout_delay_days),
    milestones: values.milestones.map(({ target_count: count, amount, token }) => ({
      target_count: Number(count),
      amount: plain(amount),
      token,
    })),
  };
}

/** The decimal that was typed, without zeros that say nothing. */
function plain(typed: string): string {
  const parsed = parseDecimal(typed);
  return parsed === null ? typed : decimal.normalize(parsed);
}

const sorted = (conditions: readonly ReferralRewardCondition[]): ReferralRewardCondition[] =>
  rewardConditions.filter((one) => conditions.includes(one));

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a text is a whole number within bounds. */
export function isWhole(text: string, minimum: number, maximum: number): boolean {
  const number = Number(text);
  return /^\d+$/.test(text.trim()) && number >= minimum && number <= maximum;
}
