import { countRewards } from '../../domain/reward-stats.ts';
import { memberOfPath } from '../../referrals/access.ts';
import { readConfig } from '../../referrals/config.ts';
import { rewardFacts } from '../../referrals/facts.ts';
import { catchUpPayouts } from '../../referrals/payouts.ts';
import { defineHandler } from '../handler.ts';

/** What a member earned by inviting. */
export const getRewardStats = defineHandler('getRewardStats', async ({ path, member, db, now, reply }) => {
  const { id } = await memberOfPath(db, member, path.id);
  await catchUpPayouts(db, now);
  const { monthlyCap } = await readConfig(db);
  return reply(200, { member_id: id, ...countRewards(await rewardFacts(db, id), monthlyCap, now) });
});
