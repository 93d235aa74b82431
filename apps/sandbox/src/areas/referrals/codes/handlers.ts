import type { ReferralCodeOrdering } from '@gli/sdk';
import { and, asc, count, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import { paged, pageRange, readPage } from '../../../core/contract/paging.ts';
import type { Database } from '../../../core/data/database.ts';
import { newId } from '../../../core/data/new-id.ts';
import { changeFields } from '../../../core/fields/editable-fields.ts';
import { members } from '../../../core/members/schema.ts';
import { fieldProblem, problem } from '../../../core/problem/problem.ts';
import { randomInt } from '../../../core/random/random.ts';
import { containing, searchable } from '../../../core/text/searchable.ts';
import { texts } from '../../../core/text/texts.ts';
import { toKoreanTimestamp } from '../../../core/time/time.ts';
import { assertOperator, readRequestedMember } from '../access.ts';
import { clickDetails, invitationFacts, paidLastNight, rewardDetails } from '../facts.ts';
import { lastClickCount, PROGRAM_TOKEN, randomCode } from '../program.ts';
import { readConfig } from '../rewards/config.ts';
import { catchUpPayouts } from '../rewards/payouts.ts';
import { referralCodes, referralRewards, referrals } from '../schema.ts';
import { CODE_FIELDS, type CodeRow, codeView, readCode, readExpiry } from './codes.ts';
import {
  activeCountAt,
  countReferrals,
  findReferrals,
  referralView,
  rewardSums,
  selectReferrals,
} from './list-referrals.ts';
import { countInvitations, getRank, nextMilestone } from './referral-stats.ts';
import { readUsedCode, recordUse } from './use-code.ts';

/** Returns a member's code, or 404 if there is none. */
export const getReferralCode = defineHandler('getReferralCode', async ({ path, member, db, reply }) => {
  const owner = await readRequestedMember(db, member, path.id);
  return reply(200, codeView(await readCode(db, owner.id)));
});

/** Max attempts to find an unused code. Two collisions in a row are extremely unlikely among 31⁸ possible codes. */
const RANDOM_TRIES = 5;

/** Creates the caller's code, with the given text or a random one. */
export const createReferralCode = defineHandler(
  'createReferralCode',
  async ({ body, member, db, now, reply }) => {
    const expiresAt = readExpiry(body.expires_at ?? null, now);
    const insert = async (code: string): Promise<CodeRow | undefined> => {
      const values = {
        id: newId('rcd'),
        code,
        memberId: member.id,
        description: body.description ?? '',
        maximumUses: body.maximum_uses ?? null,
        expiresAt,
        createdAt: now,
        updatedAt: now,
      };
      const [row] = await db.insert(referralCodes).values(values).onConflictDoNothing().returning();
      // The text is taken, or a concurrent request of the same member has created a code.
      if (!row && (await hasCode(db, member.id))) throw problem('referral_code_exists');
      return row;
    };
    if (await hasCode(db, member.id)) throw problem('referral_code_exists');
    if (body.code !== undefined) {
      const row = await insert(body.code);
      if (!row) throw fieldProblem('referral_code_taken', 'code', texts.referrals.codeTaken);
      return reply(201, codeView(row));
    }
    for (let tries = 0; tries < RANDOM_TRIES; tries++) {
      const row = await insert(randomCode(randomInt));
      if (row) return reply(201, codeView(row));
    }
    throw problem('server_error');
  },
);

async function hasCode(db: Database, memberId: string): Promise<boolean> {
  const current = and(eq(referralCodes.memberId, memberId), isNull(referralCodes.deletedAt));
  return (await db.$count(referralCodes, current)) > 0;
}

/** Changes the note, status, limit or end date of a member's code. Omitted fields stay unchanged. */
export const updateReferralCode = defineHandler(
  'updateReferralCode',
  async ({ path, body, member, db, now, reply }) => {
    const owner = await readRequestedMember(db, member, path.id);
    const code = await readCode(db, owner.id, { lock: true });
    const changes = { ...changeFields(CODE_FIELDS, code, body, now), updatedAt: now };
    await db.update(referralCodes).set(changes).where(eq(referralCodes.id, code.id));
    return reply(200, codeView({ ...code, ...changes }));
  },
);

/** Deletes a code permanently. Its text stays taken, and its referrals and rewards are kept. */
export const deleteReferralCode = defineHandler(
  'deleteReferralCode',
  async ({ path, member, db, now, reply }) => {
    const owner = await readRequestedMember(db, member, path.id);
    const code = await readCode(db, owner.id, { lock: true });
    await db.update(referralCodes).set({ deletedAt: now }).where(eq(referralCodes.id, code.id));
    return reply(204);
  },
);

/** Permanently records that the caller was invited with a code. */
export const applyReferralCode = defineHandler(
  'applyReferralCode',
  async ({ body, member, db, now, reply }) => {
    const { code, medium, campaign } = body;
    const id = await recordUse(db, { code, invitee: member, medium, campaign, now });
    const [referral] = await findReferrals(db, { where: eq(referrals.id, id), now });
    if (!referral) throw problem('server_error');
    return reply(201, referralView(referral));
  },
);

export const getReferralStats = defineHandler(
  'getReferralStats',
  async ({ path, member, db, now, language, reply }) => {
    const { id } = await readRequestedMember(db, member, path.id);
    await catchUpPayouts(db, now);
    const invitations = await invitationFacts(db, id, now);
    const clicks = await clickDetails(db, id);
    const rewards = await rewardDetails(db, id);
    const paid = await paidLastNight(db, now);
    const { milestones } = await readConfig(db);
    return reply(200, {
      member_id: id,
      token: PROGRAM_TOKEN,
      ...countInvitations({ invitations, clicks, rewards, now }),
      rank: getRank(id, paid),
      ranked_count: paid.size,
      next_milestone: nextMilestone(
        milestones,
        invitations.length,
        (target) => texts.referrals.milestone(target)[language],
      ),
      used_code: await readUsedCode(db, id),
      updated_at: toKoreanTimestamp(lastClickCount(now)),
    });
  },
);

/** Lists the members that a member has invited, with masked names. */
export const listReferralHistory = defineHandler(
  'listReferralHistory',
  async ({ path, query, url, member, db, now, reply }) => {
    const { id } = await readRequestedMember(db, member, path.id);
    await catchUpPayouts(db, now);
    const where = selectReferrals(id, now, query);
    const { ordering = 'newest' } = query;
    const rows = await findReferrals(db, { where, ordering, range: pageRange(query), now });
    return reply(200, paged(url, query, await countReferrals(db, where), rows.map(referralView)));
  },
);

/** Lists all codes that are not deleted, with their unmasked owners. */
export const listReferralCodes = defineHandler(
  'listReferralCodes',
  async ({ query, url, member, db, now, reply }) => {
    assertOperator(member);
    await catchUpPayouts(db, now);
    const { search, active, ordering = 'newest' } = query;
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
    const rows = db
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
      .orderBy(...ORDERS[ordering]);
    const page = await readPage({ url, query }, total?.count ?? 0, rows, ({ code, owner, ...row }) => ({
      referral_code: codeView(code),
      owner,
      invited_count: row.invitedCount,
      active_count: row.activeCount,
      token: PROGRAM_TOKEN,
      total_rewards: row.paid,
      pending_rewards: row.waiting,
    }));
    return reply(200, page);
  },
);

/** Creates an SQL condition that matches part of a code, name or email address. `%` and `_` are literal. */
function contains(search: string): SQL | undefined {
  const pattern = containing(searchable(search));
  return or(ilike(referralCodes.code, pattern), ilike(members.name, pattern), ilike(members.email, pattern));
}

const invitedCount = sql`(
  select count(*) from ${referrals} where ${referrals.codeId} = ${referralCodes.id})`.mapWith(Number);

const { paid, waiting } = rewardSums(sql`${referralRewards.memberId} = ${referralCodes.memberId}`);

const newest = [desc(referralCodes.createdAt), desc(referralCodes.id)];
const ORDERS: Readonly<Record<ReferralCodeOrdering, readonly SQL[]>> = {
  newest,
  oldest: [asc(referralCodes.createdAt), asc(referralCodes.id)],
  uses_high: [desc(referralCodes.usesCount), ...newest],
  uses_low: [asc(referralCodes.usesCount), ...newest],
  rewards_high: [desc(paid), ...newest],
  rewards_low: [asc(paid), ...newest],
};
