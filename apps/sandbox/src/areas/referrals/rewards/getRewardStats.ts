import { defineHandler } from '../../../core/contract/handler.ts';
import { memberOfPath } from '../access.ts';
import { rewardFacts } from '../facts.ts';
import { readConfig } from './config.ts';
import { catchUpPayouts } from './payouts.ts';
import { countRewards } from './reward-stats.ts';

/** What a member earned by inviting. */
export const getRewardStats = defineHandler('getRewardStats', async ({ path, member, db, now, reply }) => {
  const { id } = await memberOfPath(db, member, path.id);
  await catchUpPayouts(db, now);
  const { monthlyCap } = await readConfig(db);
  return reply(200, { member_id: id, ...countRewards(await rewardFacts(db, id), monthlyCap, now) });
});
