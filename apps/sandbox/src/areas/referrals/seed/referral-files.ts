import {
  zId,
  zReferralCode,
  zReferralMedium,
  zReferralMilestoneRule,
  zReferralReward,
  zReferralRewardCondition,
  zReferralRewardConfig,
  zReferralRuleEvent,
  zReferralUseInput,
  zTimestamp,
  zToken,
  zTokenAmount,
} from '@gli/sdk/schemas';
import * as z from 'zod';
import { zDemoMemberKey } from '../../../core/seed/demo-members.ts';
import { readSeedFile } from '../../../core/seed/seed-file.ts';
import { zText } from '../../../core/seed/seed-schemas.ts';

const zConditions = z.array(zReferralRewardCondition);
const { campaign } = zReferralUseInput.shape;

const { monthly_cap, minimum_investment, payout_delay_days } = zReferralRewardConfig.shape;
const zProgram = z.strictObject({
  rules: z.array(
    z.strictObject({
      event: zReferralRuleEvent,
      amount: zTokenAmount,
      token: zToken,
      enabled: z.boolean(),
      conditions: zConditions,
    }),
  ),
  ...{ monthly_cap, minimum_investment, payout_delay_days },
  milestones: z.array(
    z.strictObject({
      target_count: zReferralMilestoneRule.shape.target_count,
      amount: zTokenAmount,
      token: zToken,
    }),
  ),
  updated_at: zTimestamp,
});

const { code, description, maximum_uses, expires_at } = zReferralCode.shape;
const zCode = z.strictObject({
  ...{ id: zId, code },
  member: zDemoMemberKey,
  description: z.optional(description),
  active: z.boolean().default(true),
  uses_count: z.optional(zReferralCode.shape.uses_count),
  maximum_uses: z.optional(maximum_uses),
  expires_at: z.optional(expires_at),
  created_at: zTimestamp,
  updated_at: zTimestamp,
});

const zSeedReferral = z.strictObject({
  id: zId,
  invitee: zDemoMemberKey,
  joined_at: zTimestamp,
  medium: zReferralMedium,
  campaign,
  open_conditions: zConditions.default([]),
});

const zReward = z.strictObject({
  id: zId,
  referral_id: zId,
  event: zReferralRuleEvent,
  amount: zTokenAmount,
  created_at: zTimestamp,
  open_conditions: zConditions.default([]),
  /** Omitted while the reward is pending. */
  paid: z
    .strictObject({
      ...{ due_at: zTimestamp, processed_at: zTimestamp, transaction_id: zId },
      hash: z.string(),
    })
    .optional(),
});

const zCounts = z.array(z.int().min(0));

/** Parts from which the seed generates members, to fill an operator's list. */
const zBulk = z.strictObject({
  /** For each code owner: number of invited members who have invested, only joined, or lack a wallet. */
  invited: z.strictObject({ invested: zCounts, joined: zCounts, pending: zCounts }),
  surnames: z.array(zText),
  given_names: z.array(zText),
  notes: z.array(z.string()),
  links: z.array(z.strictObject({ medium: zReferralMedium, campaign }).partial()),
});

const zFile = z.strictObject({
  program: zProgram,
  codes: z.array(zCode),
  referrals: z.array(zSeedReferral),
  first_investments: z.array(z.strictObject({ member: zDemoMemberKey, reached_at: zTimestamp })),
  rewards: z.array(zReward),
  manual_rewards: z.array(
    z.strictObject({ id: zId, amount: zTokenAmount, token: zToken, reason: zReferralReward.shape.reason }),
  ),
  clicks: z.array(
    z.strictObject({ clicked_on: z.iso.date(), medium: zReferralMedium, campaign, count: z.int().min(1) }),
  ),
  bulk: zBulk,
});

export type ReferralFile = z.output<typeof zFile>;

/** Reads the program, codes, referrals, rewards and clicks of the demo members. */
export const readReferralFile = (): ReferralFile => readSeedFile('referrals.yaml', zFile);
