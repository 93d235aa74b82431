import type { ReferralReward } from '@gli/sdk';
import { count, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { members } from '../../../core/members/schema.ts';
import type { Language } from '../../../core/text/text.ts';
import { referralRewards, referrals } from '../schema.ts';
import { rewardView } from './reward-view.ts';

type Wanted = {
  readonly where: SQL | undefined;
  readonly orderBy: readonly SQL[];
  readonly range: { readonly limit: number; readonly offset: number };
  readonly language: Language;
};

/** One page of rewards, and how many there are on all pages. */
export async function listRewards(
  db: Database,
  { where, orderBy, range, language }: Wanted,
): Promise<{ count: number; results: ReferralReward[] }> {
  const [total] = await db.select({ count: count() }).from(referralRewards).where(where);
  const rows = await db
    .select({ reward: referralRewards, inviteeName: members.name })
    .from(referralRewards)
    .leftJoin(referrals, eq(referrals.id, referralRewards.referralId))
    .leftJoin(members, eq(members.id, referrals.inviteeId))
    .where(where)
    .orderBy(...orderBy)
    .limit(range.limit)
    .offset(range.offset);
  return {
    count: total?.count ?? 0,
    results: rows.map(({ reward, inviteeName }) => rewardView(reward, inviteeName, language)),
  };
}
