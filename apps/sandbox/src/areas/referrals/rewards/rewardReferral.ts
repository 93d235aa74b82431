import { eq } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import { problem } from '../../../core/problem/problem.ts';
import { assertOperator } from '../access.ts';
import { dueAt } from '../program.ts';
import { referrals } from '../schema.ts';
import { readConfig, ruleOf } from './config.ts';
import { insertReward } from './grant-reward.ts';
import { readRewardView } from './reward-view.ts';

/** Grants what the rule of an event gives for a referral; the operator vouches for the conditions. */
export const rewardReferral = defineHandler(
  'rewardReferral',
  async ({ path, body, member, db, now, language, reply }) => {
    assertOperator(member);
    const [referral] = await db.select().from(referrals).where(eq(referrals.id, path.id));
    if (!referral) throw problem('not_found');
    const config = await readConfig(db);
    const rule = ruleOf(config, body.event);
    const reward = await insertReward(db, {
      referralId: referral.id,
      memberId: referral.referrerId,
      event: body.event,
      amount: rule.amount,
      token: rule.token,
      reason: body.reason ?? null,
      openConditions: [],
      payoutDelayDays: config.payoutDelayDays,
      createdAt: now,
      dueAt: dueAt(now, config.payoutDelayDays),
    });
    if (!reward) throw rewardedAlready();
    return reply(201, await readRewardView(db, reward, language));
  },
);

function rewardedAlready() {
  const text = {
    ko: '이 추천의 해당 항목은 이미 보상했습니다.',
    en: 'This event of the referral has been rewarded already.',
  };
  return problem('reward_already_processed', { message: text, details: { event: [text] } });
}
