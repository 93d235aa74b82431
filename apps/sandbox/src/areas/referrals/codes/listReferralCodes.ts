import type { ReferralCodeOrdering } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { and, asc, count, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import { paged, pageRange } from '../../../core/contract/paging.ts';
import { members } from '../../../core/members/schema.ts';
import { assertOperator } from '../access.ts';
import { PROGRAM_TOKEN } from '../program.ts';
import { catchUpPayouts } from '../rewards/payouts.ts';
import { referralCodes, referralRewards, referrals } from '../schema.ts';
import { codeView } from './codes.ts';
import { activeCountAt } from './list-referrals.ts';

/** Every code that is not deleted, with its owner, unmasked. */
export const listReferralCodes = defineHandler(
  'listReferralCodes',
  async ({ query, url, member, db, now, reply }) => {
    assertOperator(member);
    await catchUpPayouts(db, now);
    const { search, active, ordering = '-created_at' } = query;
    const where = and(
      isNull(referralCodes.deletedAt),
      active === undefined ? undefined : eq(referralCodes.active, active),
      search === undefined ? undefined : contains(search),
    );
    const [total] = await db
      .select({ count: count() })
      .from(referralCodes)
      .innerJoin(members, eq(members.id, referralCodes.memberId))
      .where(where);
    const { limit, offset } = pageRange(query);
    const rows = await db
      .select({
        code: referralCodes,
        owner: { id: members.id, name: members.name, email: members.email },
        invitedCount,
        activeCount: activeCountAt(now),
        paid,
        waiting,
      })
      .from(referralCodes)
      .innerJoin(members, eq(members.id, referralCodes.memberId))
      .where(where)
      .orderBy(...ORDERS[ordering])
      .limit(limit)
      .offset(offset);
    const results = rows.map(({ code, owner, ...row }) => ({
      referral_code: codeView(code),
      owner,
      invited_count: row.invitedCount,
      active_count: row.activeCount,
      token: PROGRAM_TOKEN,
      total_rewards: row.paid,
      pending_rewards: row.waiting,
    }));
    return reply(200, paged(url, query, total?.count ?? 0, results));
  },
);

/** Part of a code, name or e-mail address; `%` and `_` mean themselves. */
function contains(search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(referralCodes.code, pattern), ilike(members.name, pattern), ilike(members.email, pattern));
}

const invitedCount = sql`(
  select count(*) from ${referrals} where ${referrals.codeId} = ${referralCodes.id})`.mapWith(Number);

const rewardSum = (states: SQL) =>
  sql<string>`(
    select coalesce(sum(${referralRewards.amount}), 0) from ${referralRewards}
    where ${referralRewards.memberId} = ${referralCodes.memberId} and ${referralRewards.token} = ${PROGRAM_TOKEN}
      and ${referralRewards.state} in ${states})`.mapWith(decimal.normalize);

const paid = rewardSum(sql`('paid')`);
const waiting = rewardSum(sql`('pending', 'processing')`);

const newest = [desc(referralCodes.createdAt), desc(referralCodes.id)];
const ORDERS: Readonly<Record<ReferralCodeOrdering, readonly SQL[]>> = {
  '-created_at': newest,
  created_at: [asc(referralCodes.createdAt), asc(referralCodes.id)],
  '-uses_count': [desc(referralCodes.usesCount), ...newest],
  uses_count: [asc(referralCodes.usesCount), ...newest],
  '-total_rewards': [desc(paid), ...newest],
  total_rewards: [asc(paid), ...newest],
};
