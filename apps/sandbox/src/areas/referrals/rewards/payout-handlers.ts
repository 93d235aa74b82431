import type { ReferralRewardOutcome } from '@gli/sdk';
import { decimal, TOKEN_AMOUNT_MAX } from '@gli/validation';
import { and, asc, eq, lte } from 'drizzle-orm';
import { defineHandler, type OperationRequest } from '../../../core/contract/handler.ts';
import type { Database } from '../../../core/data/database.ts';
import { TOKENS } from '../../../core/ledger/ledger.ts';
import { members } from '../../../core/members/schema.ts';
import { invalidField, problem } from '../../../core/problem/problem.ts';
import type { Language } from '../../../core/text/text.ts';
import { texts } from '../../../core/text/texts.ts';
import { toKoreanTimestamp } from '../../../core/time/time.ts';
import { assertOperator, readRequestedMember } from '../access.ts';
import { dueAt } from '../program.ts';
import { referralRewards, referrals } from '../schema.ts';
import { findRule, readConfig } from './config.ts';
import { insertReward, type RewardRow } from './grant-reward.ts';
import { cancelReward, catchUpPayouts, lockPayouts, type Processing, payReward } from './payouts.ts';
import { readRewardView } from './reward-views.ts';

/** Grants the reward of an event's rule for a referral without checking its conditions. */
export const rewardReferral = defineHandler(
  'rewardReferral',
  async ({ path, body, member, db, now, language, reply }) => {
    assertOperator(member);
    const [referral] = await db.select().from(referrals).where(eq(referrals.id, path.id));
    if (!referral) throw problem('not_found');
    const config = await readConfig(db);
    const rule = findRule(config, body.event);
    const reward = await insertReward(db, {
      referralId: referral.id,
      memberId: referral.referrerId,
      event: body.event,
      amount: rule.amount,
      token: rule.token,
      reason: body.reason ?? null,
      openConditions: [],
      payoutDelayDays: config.payoutDelayDays,
      createdAt: now,
      dueAt: dueAt(now, config.payoutDelayDays),
    });
    if (!reward) {
      const message = texts.referrals.rewarded;
      throw problem('reward_already_processed', { message, details: { event: [message] } });
    }
    return reply(201, await readRewardView(db, reward, language));
  },
);

/** Grants a member a reward outside the rules. It is due immediately. */
export const grantManualReward = defineHandler(
  'grantManualReward',
  async ({ body, member, db, now, language, reply }) => {
    assertOperator(member);
    checkAmount(body.amount);
    if ((await db.$count(members, eq(members.id, body.member_id))) === 0) {
      const message = texts.validation.noMember;
      throw problem('not_found', { message, details: { member_id: [message] } });
    }
    const reward = await insertReward(db, {
      memberId: body.member_id,
      event: 'manual',
      amount: decimal.normalize(body.amount),
      token: body.token,
      reason: body.reason,
      openConditions: [],
      payoutDelayDays: 0,
      createdAt: now,
      dueAt: now,
    });
    if (!reward) throw problem('server_error');
    return reply(201, await readRewardView(db, reward, language));
  },
);

function checkAmount(amount: string): void {
  if (decimal.isZero(amount)) {
    throw invalidField('amount', texts.referrals.manualAmount);
  }
  if (decimal.compare(amount, TOKEN_AMOUNT_MAX) > 0) {
    throw invalidField('amount', texts.validation.atMost(TOKEN_AMOUNT_MAX));
  }
}

/** Pays one reward immediately, regardless of delay, cap and conditions, or cancels it. */
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
    if (reward.status !== 'pending' && reward.status !== 'failed') throw problem('reward_already_processed');
    const processing = { at: now, by: member.id };
    const processed =
      reason === null
        ? await payReward(db, reward, processing)
        : await cancelReward(db, reward, reason, processing);
    return reply(200, await readRewardView(db, processed, language));
  },
);

/** Returns the reason for a cancellation. Null for a payment. */
function cancelReason(body: OperationRequest<'processReward'>['body']): string | null {
  if (body?.action !== 'cancel') return null;
  const reason = body.reason?.trim() ?? '';
  if (reason === '') {
    throw invalidField('reason', texts.referrals.cancelReason);
  }
  return reason;
}

const MAX_BATCH = 100;

/** Pays a member's pending rewards one by one. */
export const processRewardBatch = defineHandler(
  'processRewardBatch',
  async ({ path, body, member, db, now, language, reply }) => {
    assertOperator(member);
    const { id } = await readRequestedMember(db, member, path.id);
    await catchUpPayouts(db, now);
    const waiting = await pendingIds(db, id, body?.due_only ? now : null);
    // Another operator may process some of the rewards first, so `payOne` checks again.
    await lockPayouts(db);
    const outcomes: ReferralRewardOutcome[] = [];
    for (const rewardId of waiting.slice(0, MAX_BATCH)) {
      outcomes.push(await payOne(db, rewardId, { at: now, by: member.id }, language));
    }
    const having = (kind: ReferralRewardOutcome['outcome']) =>
      outcomes.filter(({ outcome }) => outcome === kind);
    const paid = having('paid').map(({ reward }) => reward);
    return reply(200, {
      member_id: id,
      processed_count: outcomes.length,
      paid_count: paid.length,
      failed_count: having('failed').length,
      skipped_count: having('skipped').length,
      remaining_count: Math.max(0, waiting.length - MAX_BATCH),
      paid_totals: TOKENS.flatMap((token) => {
        const amounts = paid.filter((reward) => reward.token === token).map(({ amount }) => amount);
        return amounts.length === 0 ? [] : [{ token, amount: decimal.sum(amounts) }];
      }),
      outcomes,
      processed_at: toKoreanTimestamp(now),
    });
  },
);

async function pendingIds(db: Database, memberId: string, dueBefore: Date | null): Promise<string[]> {
  const rows = await db
    .select({ id: referralRewards.id })
    .from(referralRewards)
    .where(
      and(
        eq(referralRewards.memberId, memberId),
        eq(referralRewards.status, 'pending'),
        dueBefore === null ? undefined : lte(referralRewards.dueAt, dueBefore),
      ),
    )
    .orderBy(asc(referralRewards.createdAt), asc(referralRewards.id));
  return rows.map((row) => row.id);
}

async function payOne(
  db: Database,
  rewardId: string,
  processing: Processing,
  language: Language,
): Promise<ReferralRewardOutcome> {
  const [found] = await db
    .select()
    .from(referralRewards)
    .where(eq(referralRewards.id, rewardId))
    .for('update');
  if (!found) throw problem('server_error');
  const outcome = async (kind: ReferralRewardOutcome['outcome'], row: RewardRow, failure: Failure) => ({
    outcome: kind,
    reward: await readRewardView(db, row, language),
    failure,
  });
  if (found.status !== 'pending') {
    const words = problem('reward_already_processed').envelope(language);
    return outcome('skipped', found, { code: words.code, message: words.error });
  }
  const row = await payReward(db, found, processing);
  if (row.status === 'paid') return outcome('paid', row, null);
  return outcome('failed', row, {
    code: 'not_found',
    message: texts.referrals.accountClosed[language],
  });
}

type Failure = ReferralRewardOutcome['failure'];
