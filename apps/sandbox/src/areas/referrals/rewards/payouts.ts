import { decimal } from '@gli/validation';
import { and, asc, eq, gte, isNotNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { transaction } from '../../../core/data/transaction.ts';
import { isDeleted } from '../../../core/members/lock-member.ts';
import { members } from '../../../core/members/schema.ts';
import { texts } from '../../../core/text/texts.ts';
import { findNext, type ScheduledWork } from '../../../core/time/scheduled-work.ts';
import { faceAttempts } from '../../kyc/index.ts';
import { writeNotice } from '../../notices/index.ts';
import { bookTransfer, type NewTransaction } from '../../wallet/index.ts';
import {
  exceedsCap,
  isCapped,
  lastPayoutRun,
  monthStart,
  nextMonthStart,
  PROGRAM_TOKEN,
  payoutRunFor,
} from '../program.ts';
import { referralRewards } from '../schema.ts';
import { settleInvitee, unsettledInvitees } from './conditions.ts';
import { readConfig } from './config.ts';
import { onKycCompleted } from './events.ts';
import type { RewardRow } from './grant-reward.ts';
import { newlyVerifiedInvitees } from './verified-members.ts';

/** Arbitrary id of the advisory lock. Every payout takes it, so payouts never deadlock. */
const PAYOUT_LOCK = 4_710_021;

/** Waits for other payouts, and then blocks them until the transaction ends. */
export async function lockPayouts(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(PAYOUT_LOCK))})`);
}

/**
 * Catches up on the nightly runs at 21:00 Korean time. There is no timer. Every operation that reads or processes
 * rewards calls it first, and its result depends only on the clock.
 */
export async function catchUpPayouts(db: Database, now: Date): Promise<void> {
  const unsettled = await unsettledInvitees(db);
  const verified = await newlyVerifiedInvitees(db, now);
  const isCurrent = unsettled.length + verified.length === 0 && (await firstDue(db, now)) === null;
  if (isCurrent) return;
  await transaction(db, async (tx) => {
    await lockPayouts(tx);
    for (const inviteeId of unsettled) await settleInvitee(tx, inviteeId);
    for (const { memberId, verifiedAt } of verified) await onKycCompleted(tx, memberId, verifiedAt);
    const { monthlyCap } = await readConfig(tx);
    for (let due = await firstDue(tx, now); due !== null; due = await firstDue(tx, now)) {
      await runPayout(tx, payoutRunFor(due), monthlyCap);
    }
  });
}

/** Due work for the nightly runs, and for reviews whose end grants a reward. */
export const rewardPayouts: ScheduledWork = {
  name: 'rewards',
  async next(db, after) {
    const { dueAt, status } = referralRewards;
    const due = await findNext(db, dueAt, lastPayoutRun(after), eq(status, 'pending'));
    const decided = await findNext(db, faceAttempts.decidedAt, after, eq(faceAttempts.decision, 'approved'));
    if (due === null) return decided;
    const run = payoutRunFor(due);
    return decided !== null && decided < run ? decided : run;
  },
  settle: catchUpPayouts,
};

/** Returns the earliest due time of the rewards that past runs should have paid. Null if there are none. */
async function firstDue(db: Database, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ dueAt: referralRewards.dueAt })
    .from(referralRewards)
    .where(isDueBefore(lastPayoutRun(now)))
    .orderBy(asc(referralRewards.dueAt))
    .limit(1);
  return row?.dueAt ?? null;
}

const isDueBefore = (run: Date) =>
  and(
    eq(referralRewards.status, 'pending'),
    isNotNull(referralRewards.dueAt),
    lte(referralRewards.dueAt, run),
  );

/** Runs one nightly payout: pays due rewards, oldest first. Amounts above the monthly cap become due next month. */
async function runPayout(tx: Database, run: Date, cap: string | null): Promise<void> {
  const due = await tx
    .select()
    .from(referralRewards)
    .where(isDueBefore(run))
    .orderBy(asc(referralRewards.createdAt), asc(referralRewards.id))
    .for('update');
  for (const reward of due) {
    if (await isOverCap(tx, reward, run, cap)) {
      await tx
        .update(referralRewards)
        .set({ dueAt: nextMonthStart(run) })
        .where(eq(referralRewards.id, reward.id));
    } else {
      await payReward(tx, reward, { at: run, by: null });
    }
  }
}

async function isOverCap(tx: Database, reward: RewardRow, run: Date, cap: string | null): Promise<boolean> {
  if (cap === null || !isCapped(reward)) return false;
  return exceedsCap(reward.amount, await cappedThisMonth(tx, reward.memberId, run), cap);
}

/** Returns the sum of rule-based rewards paid to a member in a Korean month, which counts toward the monthly cap. */
async function cappedThisMonth(db: Database, memberId: string, time: Date): Promise<string> {
  const [row] = await db
    .select({ paid: sql<string>`coalesce(sum(${referralRewards.amount}), 0)`.mapWith(decimal.normalize) })
    .from(referralRewards)
    .where(
      and(
        eq(referralRewards.memberId, memberId),
        eq(referralRewards.status, 'paid'),
        eq(referralRewards.token, PROGRAM_TOKEN),
        ne(referralRewards.event, 'manual'),
        gte(referralRewards.processedAt, monthStart(time)),
        lt(referralRewards.processedAt, nextMonthStart(time)),
      ),
    );
  return row?.paid ?? '0';
}

/** Time of processing and the operator responsible. `by` is null for the nightly run. */
export type Processing = { readonly at: Date; readonly by: string | null };

/**
 * Pays a reward from the treasury to the member's balance, or marks it as failed if the member's account is closed. The
 * caller must have locked the row and checked that it is open.
 * @returns the updated row
 */
export async function payReward(tx: Database, reward: RewardRow, { at, by }: Processing): Promise<RewardRow> {
  const processed = { processedAt: at, processedBy: by };
  if (await isAccountClosed(tx, reward.memberId, at)) {
    return update(tx, reward, { status: 'failed', ...processed });
  }
  const hash = await creditReward(tx, reward, at);
  const notice = texts.referrals.paid(decimal.normalize(reward.amount), reward.token);
  await writeNotice(tx, reward.memberId, { kind: 'referral', ...notice }, at);
  return update(tx, reward, { status: 'paid', hash, ...processed });
}

type Credit = Pick<RewardRow, 'id' | 'memberId' | 'event' | 'token' | 'amount'>;

/** Moves a reward to the member, in the ledger and the list of transactions. Returns its hash. */
export async function creditReward(
  tx: Database,
  { id, memberId, event, token, amount }: Credit,
  at: Date,
  seeded?: NewTransaction['seeded'],
): Promise<string | null> {
  const { hash } = await bookTransfer(tx, {
    kind: 'reward',
    account: { platform: 'treasury' },
    referenceId: id,
    ...{ memberId, type: 'deposit', purpose: 'reward', token, amount, seeded },
    description: event === 'manual' ? texts.referrals.manualReward : texts.referrals.reward,
    reference: null,
    createdAt: at,
  });
  return hash;
}

/** Permanently cancels an open reward, with the operator's reason. */
export function cancelReward(tx: Database, reward: RewardRow, reason: string, { at, by }: Processing) {
  return update(tx, reward, {
    status: 'cancelled',
    cancelReason: reason,
    processedAt: at,
    processedBy: by,
  });
}

async function update(tx: Database, reward: RewardRow, changes: Partial<RewardRow>): Promise<RewardRow> {
  await tx.update(referralRewards).set(changes).where(eq(referralRewards.id, reward.id));
  return { ...reward, ...changes };
}

async function isAccountClosed(tx: Database, memberId: string, at: Date): Promise<boolean> {
  const [member] = await tx
    .select({ deletesAt: members.deletesAt })
    .from(members)
    .where(eq(members.id, memberId));
  return member !== undefined && isDeleted(member, at);
}
