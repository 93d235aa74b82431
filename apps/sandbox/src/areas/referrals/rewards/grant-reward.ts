import type { ReferralRuleEvent } from '@gli/sdk';
import type { Database } from '../../../core/data/database.ts';
import { newId } from '../../../core/data/new-id.ts';
import { dueAt, settleConditions } from '../program.ts';
import { referralRewards, type referrals } from '../schema.ts';
import { conditionTimes } from './conditions.ts';
import { type ConfigRow, findRule } from './config.ts';

export type ReferralRow = typeof referrals.$inferSelect;
export type RewardRow = typeof referralRewards.$inferSelect;

/** Grants the reward of an event's rule, unless the rule is disabled or the event was already rewarded. */
export async function grantByRule(
  tx: Database,
  {
    referral,
    event,
    config,
    now,
  }: { referral: ReferralRow; event: ReferralRuleEvent; config: ConfigRow; now: Date },
): Promise<void> {
  const rule = findRule(config, event);
  if (!rule.enabled) return;
  const times = await conditionTimes(tx, referral.inviteeId);
  const { open, metAt } = settleConditions(rule.conditions, now, times);
  await insertReward(tx, {
    referralId: referral.id,
    memberId: referral.referrerId,
    event,
    amount: rule.amount,
    token: rule.token,
    openConditions: open,
    payoutDelayDays: config.payoutDelayDays,
    createdAt: now,
    dueAt: dueAt(metAt, config.payoutDelayDays),
  });
}

type NewReward = Omit<typeof referralRewards.$inferInsert, 'id' | 'status'>;

/** Inserts a pending reward. Returns null if the referral's event has already been rewarded. */
export async function insertReward(tx: Database, reward: NewReward): Promise<RewardRow | null> {
  const [row] = await tx
    .insert(referralRewards)
    .values({ ...reward, id: newId('rwd') })
    .onConflictDoNothing({ target: [referralRewards.referralId, referralRewards.event] })
    .returning();
  return row ?? null;
}
