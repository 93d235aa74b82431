import { decimal } from '@gli/validation';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { findReferrals, selectReferrals } from './codes/list-referrals.ts';
import type { ClickStats, InvitationFact } from './codes/referral-stats.ts';
import { lastPayoutRun, PROGRAM_TOKEN } from './program.ts';
import type { RewardFact } from './rewards/reward-stats.ts';
import { referralClicks, referralRewards } from './schema.ts';

// Reads the data from which the statistics are calculated.

export function rewardDetails(db: Database, memberId: string): Promise<RewardFact[]> {
  return db.select().from(referralRewards).where(eq(referralRewards.memberId, memberId));
}

export async function invitationFacts(db: Database, memberId: string, now: Date): Promise<InvitationFact[]> {
  const rows = await findReferrals(db, { where: selectReferrals(memberId, now), now });
  return rows.map(({ referral, status, paid, firstInvestmentAt }) => ({
    medium: referral.medium,
    campaign: referral.campaign,
    status,
    rewards: paid,
    hasInvested: firstInvestmentAt !== null,
    usedAt: referral.usedAt,
  }));
}

export function clickDetails(db: Database, memberId: string): Promise<ClickStats[]> {
  return db
    .select({
      medium: referralClicks.medium,
      campaign: referralClicks.campaign,
      day: referralClicks.clickedOn,
      count: referralClicks.clickCount,
    })
    .from(referralClicks)
    .where(eq(referralClicks.memberId, memberId))
    .orderBy(asc(referralClicks.clickedOn), asc(referralClicks.id));
}

/** Returns the total paid to each member up to the last nightly run, in GLIB. Ranks are calculated nightly. */
export async function paidLastNight(db: Database, now: Date): Promise<Map<string, string>> {
  const rows = await db
    .select({
      memberId: referralRewards.memberId,
      paid: sql<string>`sum(${referralRewards.amount})`.mapWith(decimal.normalize),
    })
    .from(referralRewards)
    .where(
      and(
        eq(referralRewards.status, 'paid'),
        eq(referralRewards.token, PROGRAM_TOKEN),
        lte(referralRewards.processedAt, lastPayoutRun(now)),
      ),
    )
    .groupBy(referralRewards.memberId);
  return new Map(rows.map((row) => [row.memberId, row.paid]));
}
