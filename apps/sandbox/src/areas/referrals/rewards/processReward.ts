import { eq } from 'drizzle-orm';
import { defineHandler, type OperationRequest } from '../../../core/contract/handler.ts';
import { invalidField, problem } from '../../../core/problem/problem.ts';
import { assertOperator } from '../access.ts';
import { referralRewards } from '../schema.ts';
import { cancelReward, payReward } from './pay-reward.ts';
import { catchUpPayouts, lockPayouts } from './payouts.ts';
import { readRewardView } from './reward-view.ts';

/** Pays one reward at once, in spite of delay, cap and conditions; or cancels it. */
export const processReward = defineHandler(
  'processReward',
  async ({ path, body, member, db, now, language, reply }) => {
    assertOperator(member);
    const reason = cancelReason(body);
    await catchUpPayouts(db, now);
    await lockPayouts(db);
    const [reward] = await db
      .select()
      .from(referralRewards)
      .where(eq(referralRewards.id, path.id))
      .for('update');
    if (!reward) throw problem('not_found');
    if (reward.state !== 'pending' && reward.state !== 'failed') throw problem('reward_already_processed');
    const processing = { at: now, by: member.id };
    const processed =
      reason === null
        ? await payReward(db, reward, processing)
        : await cancelReward(db, reward, reason, processing);
    return reply(200, await readRewardView(db, processed, language));
  },
);

/** The reason of a cancellation; null for a payment. */
function cancelReason(body: OperationRequest<'processReward'>['body']): string | null {
  if (body?.action !== 'cancel') return null;
  const reason = body.reason?.trim() ?? '';
  if (reason === '') {
    throw invalidField('reason', {
      ko: '취소 사유를 입력해 주세요.',
      en: 'Say why the reward is cancelled.',
    });
  }
  return reason;
}
