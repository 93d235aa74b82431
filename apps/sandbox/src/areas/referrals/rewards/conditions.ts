import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { members } from '../../../core/members/schema.ts';
import { type ConditionTimes, dueAt, settleConditions } from '../program.ts';
import { referralMilestones, referralRewards, referrals } from '../schema.ts';

/** Returns the times when a member met each condition that a reward can have. */
export async function conditionTimes(db: Database, memberId: string): Promise<ConditionTimes> {
  const [member] = await db
    .select({
      email: members.emailVerifiedAt,
      phone: members.phoneVerifiedAt,
      wallet: members.walletRegisteredAt,
    })
    .from(members)
    .where(eq(members.id, memberId));
  const reached = await db.select().from(referralMilestones).where(eq(referralMilestones.memberId, memberId));
  const milestone = (event: 'first_investment' | 'kyc_completed') =>
    reached.find((row) => row.event === event)?.reachedAt ?? null;
  return present({
    email_verified: member?.email ?? null,
    phone_verified: member?.phone ?? null,
    wallet_registered: member?.wallet ?? null,
    minimum_investment: milestone('first_investment'),
    kyc_completed: milestone('kyc_completed'),
  });
}

function present(times: Record<keyof ConditionTimes, Date | null>): ConditionTimes {
  return Object.fromEntries(Object.entries(times).filter(([, time]) => time !== null));
}

/**
 * Removes the conditions that an invited member has met from the member's referral and its rewards. Rewards become due
 * once no condition is open. A met condition stays met.
 */
export async function settleInvitee(tx: Database, inviteeId: string): Promise<void> {
  const [referral] = await tx
    .select()
    .from(referrals)
    .where(eq(referrals.inviteeId, inviteeId))
    .for('update');
  if (!referral) return;
  const times = await conditionTimes(tx, inviteeId);
  const { open } = settleConditions(referral.openConditions, referral.usedAt, times);
  await tx.update(referrals).set({ openConditions: open }).where(eq(referrals.id, referral.id));
  const waiting = await tx
    .select()
    .from(referralRewards)
    .where(and(eq(referralRewards.referralId, referral.id), hasOpenConditions(referralRewards), isOpen))
    .for('update');
  for (const reward of waiting) {
    const settled = settleConditions(reward.openConditions, reward.createdAt, times);
    await tx
      .update(referralRewards)
      .set({ openConditions: settled.open, dueAt: dueAt(settled.metAt, reward.payoutDelayDays) })
      .where(eq(referralRewards.id, reward.id));
  }
}

/** Rewards that can still be paid. */
const isOpen = inArray(referralRewards.status, ['pending', 'failed']);

const hasOpenConditions = (table: typeof referrals | typeof referralRewards) =>
  sql`jsonb_array_length(${table.openConditions}) > 0`;

/**
 * Finds invited members who have met a condition that is still stored as open. This way, code that verifies an email
 * address or a phone number doesn't depend on referrals. The member's row stores the time, so nothing is lost if
 * the lookup runs later.
 */
export async function unsettledInvitees(db: Database): Promise<string[]> {
  const names = (table: typeof referrals | typeof referralRewards, condition: string) =>
    sql`${table.openConditions} @> ${JSON.stringify([condition])}::jsonb`;
  const met = (table: typeof referrals | typeof referralRewards) =>
    or(
      and(names(table, 'email_verified'), sql`${members.emailVerifiedAt} is not null`),
      and(names(table, 'phone_verified'), sql`${members.phoneVerifiedAt} is not null`),
      and(names(table, 'wallet_registered'), sql`${members.walletRegisteredAt} is not null`),
    );
  const rows = await db
    .selectDistinct({ id: referrals.inviteeId })
    .from(referrals)
    .innerJoin(members, eq(members.id, referrals.inviteeId))
    .leftJoin(referralRewards, and(eq(referralRewards.referralId, referrals.id), isOpen))
    .where(or(met(referrals), met(referralRewards)));
  return rows.map((row) => row.id).sort();
}
