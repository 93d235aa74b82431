import { defineHandler } from '../../../core/contract/handler.ts';
import type { Language } from '../../../core/text/text.ts';
import { toTimestamp } from '../../../core/time/time.ts';
import { memberOfPath } from '../access.ts';
import { clickFacts, invitationFacts, paidLastNight, rewardFacts } from '../facts.ts';
import { lastClickCount, PROGRAM_TOKEN } from '../program.ts';
import { readConfig } from '../rewards/config.ts';
import { catchUpPayouts } from '../rewards/payouts.ts';
import { countInvitations, nextMilestone, rankOf } from './referral-stats.ts';

/** The figures of the referral screen. */
export const getReferralStats = defineHandler(
  'getReferralStats',
  async ({ path, member, db, now, language, reply }) => {
    const { id } = await memberOfPath(db, member, path.id);
    await catchUpPayouts(db, now);
    const invitations = await invitationFacts(db, id, now);
    const clicks = await clickFacts(db, id);
    const rewards = await rewardFacts(db, id);
    const paid = await paidLastNight(db, now);
    const { milestones } = await readConfig(db);
    return reply(200, {
      member_id: id,
      token: PROGRAM_TOKEN,
      ...countInvitations({ invitations, clicks, rewards, now }),
      rank: rankOf(id, paid),
      ranked_count: paid.size,
      next_milestone: nextMilestone(milestones, invitations.length, (target) => goal(target, language)),
      updated_at: toTimestamp(lastClickCount(now)),
    });
  },
);

function goal(target: number, language: Language): string {
  if (language === 'ko') return `친구 ${target}명 초대`;
  return target === 1 ? 'Invite a friend' : `Invite ${target} friends`;
}
