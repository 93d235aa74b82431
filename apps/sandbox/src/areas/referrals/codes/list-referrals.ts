import type { Referral, ReferralMedium, ReferralOrdering, ReferralStatus } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../core/data/database.ts';
import { maskName } from '../../../core/members/mask-name.ts';
import { loginSessions, members } from '../../../core/members/schema.ts';
import { DAY_MS, plusMs, toKoreanTimestamp, toTimestampOrNull } from '../../../core/time/time.ts';
import { INACTIVE_AFTER_DAYS, PROGRAM_TOKEN } from '../program.ts';
import { referralCodes, referralMilestones, referralRewards, referrals } from '../schema.ts';

const invitee = alias(members, 'invitee');
const referrer = alias(members, 'referrer');

/**
 * Creates an SQL expression for the status of an invited member, so lists can filter by it. The query must include the
 * table `invitee`.
 */
export function statusAt(now: Date): SQL<ReferralStatus> {
  const since = plusMs(now, -INACTIVE_AFTER_DAYS * DAY_MS).toISOString();
  return sql<ReferralStatus>`case
    when jsonb_array_length(${referrals.openConditions}) > 0 then 'pending'
    when ${invitee.deletesAt} <= ${now.toISOString()}::timestamptz then 'inactive'
    when ${invitee.lastLoginAt} > ${since}::timestamptz or exists (
      select 1 from ${loginSessions}
      where ${loginSessions.memberId} = ${invitee.id} and ${loginSessions.lastActiveAt} > ${since}::timestamptz
    ) then 'active'
    else 'inactive' end`;
}

/**
 * Creates columns with the sums of paid and owed rewards, for an outer query.
 * @param belongs condition that links a reward to a row of the outer query
 */
export function rewardSums(belongs: SQL) {
  const sumByStatus = (states: SQL) =>
    sql<string>`(
      select coalesce(sum(${referralRewards.amount}), 0) from ${referralRewards}
      where ${belongs} and ${referralRewards.token} = ${PROGRAM_TOKEN}
        and ${referralRewards.status} in ${states})`.mapWith(decimal.normalize);
  return { paid: sumByStatus(sql`('paid')`), waiting: sumByStatus(sql`('pending', 'processing')`) };
}

const { paid, waiting } = rewardSums(sql`${referralRewards.referralId} = ${referrals.id}`);

const ORDERS: Readonly<Record<ReferralOrdering, readonly SQL[]>> = {
  newest: [desc(referrals.joinedAt), desc(referrals.id)],
  oldest: [asc(referrals.joinedAt), asc(referrals.id)],
  rewards_high: [desc(paid), desc(referrals.joinedAt), desc(referrals.id)],
  rewards_low: [asc(paid), desc(referrals.joinedAt), desc(referrals.id)],
};

type Selection = {
  readonly where: SQL | undefined;
  readonly ordering?: ReferralOrdering;
  readonly range?: { readonly limit: number; readonly offset: number };
  readonly now: Date;
};

/** Selects referrals with their status and reward sums, one page or all of them. */
export function findReferrals(db: Database, { where, ordering = 'newest', range, now }: Selection) {
  const query = db
    .select({
      referral: referrals,
      code: referralCodes.code,
      referrerName: referrer.name,
      inviteeName: invitee.name,
      status: statusAt(now),
      paid,
      waiting,
      firstInvestmentAt: referralMilestones.reachedAt,
    })
    .from(referrals)
    .innerJoin(referralCodes, eq(referralCodes.id, referrals.codeId))
    .innerJoin(referrer, eq(referrer.id, referrals.referrerId))
    .innerJoin(invitee, eq(invitee.id, referrals.inviteeId))
    .leftJoin(
      referralMilestones,
      and(
        eq(referralMilestones.memberId, referrals.inviteeId),
        eq(referralMilestones.event, 'first_investment'),
      ),
    )
    .where(where)
    .orderBy(...ORDERS[ordering]);
  return range ? query.limit(range.limit).offset(range.offset) : query;
}

type ReferralRow = Awaited<ReturnType<typeof findReferrals>>[number];

export const referralView = ({ referral, ...row }: ReferralRow): Referral => ({
  id: referral.id,
  code: row.code,
  referrer: { id: referral.referrerId, name: maskName(row.referrerName) },
  user: { id: referral.inviteeId, name: maskName(row.inviteeName) },
  joined_at: toKoreanTimestamp(referral.joinedAt),
  status: row.status,
  rewards: row.paid,
  pending_rewards: row.waiting,
  token: PROGRAM_TOKEN,
  medium: referral.medium,
  campaign: referral.campaign,
  first_investment_at: toTimestampOrNull(row.firstInvestmentAt),
});

export async function countReferrals(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(referrals)
    .innerJoin(invitee, eq(invitee.id, referrals.inviteeId))
    .where(where);
  return row?.count ?? 0;
}

export function selectReferrals(
  memberId: string,
  now: Date,
  { status, medium }: { readonly status?: ReferralStatus; readonly medium?: ReferralMedium } = {},
): SQL | undefined {
  return and(
    eq(referrals.referrerId, memberId),
    status && eq(statusAt(now), status),
    medium && eq(referrals.medium, medium),
  );
}

/** Creates a column for the number of currently active referrals of each code, for a query on codes. */
export function activeCountAt(now: Date): SQL<number> {
  return sql`(
    select count(*) from ${referrals} inner join ${members} as ${sql.identifier('invitee')} on ${invitee.id} = ${referrals.inviteeId}
    where ${referrals.codeId} = ${referralCodes.id} and ${statusAt(now)} = 'active')`.mapWith(Number);
}
