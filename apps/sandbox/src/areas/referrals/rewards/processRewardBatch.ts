import type { ReferralRewardOutcome } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { and, asc, eq, lte } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import type { Database } from '../../../core/data/database.ts';
import { TOKENS } from '../../../core/ledger/ledger.ts';
import { problem } from '../../../core/problem/problem.ts';
import type { Language } from '../../../core/text/text.ts';
import { toTimestamp } from '../../../core/time/time.ts';
import { assertOperator, memberOfPath } from '../access.ts';
import { referralRewards } from '../schema.ts';
import type { RewardRow } from './grant-reward.ts';
import { type Processing, payReward } from './pay-reward.ts';
import { catchUpPayouts, lockPayouts } from './payouts.ts';
import { ACCOUNT_CLOSED, readRewardView } from './reward-view.ts';

/** Rewards that one call pays at most. */
const BATCH_SIZE = 100;

/** Pays a member's pending rewards, each by itself. */
export const processRewardBatch = defineHandler(
  'processRewardBatch',
  async ({ path, body, member, db, now, language, reply }) => {
    assertOperator(member);
    const { id } = await memberOfPath(db, member, path.id);
    await catchUpPayouts(db, now);
    const waiting = await pendingIds(db, id, body?.due_only ? now : null);
    // Another operator may process some of them before it is our turn; `payOne` looks again.
    await lockPayouts(db);
    const outcomes: ReferralRewardOutcome[] = [];
    for (const rewardId of waiting.slice(0, BATCH_SIZE)) {
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
      remaining_count: Math.max(0, waiting.length - BATCH_SIZE),
      paid_totals: TOKENS.flatMap((token) => {
        const amounts = paid.filter((reward) => reward.token === token).map(({ amount }) => amount);
        return amounts.length === 0 ? [] : [{ token, amount: decimal.sum(amounts) }];
      }),
      outcomes,
      processed_at: toTimestamp(now),
    });
  },
);

async function pendingIds(db: Database, memberId: string, dueBy: Date | null): Promise<string[]> {
  const rows = await db
    .select({ id: referralRewards.id })
    .from(referralRewards)
    .where(
      and(
        eq(referralRewards.memberId, memberId),
        eq(referralRewards.state, 'pending'),
        dueBy === null ? undefined : lte(referralRewards.dueAt, dueBy),
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
  if (found.state !== 'pending') {
    const words = problem('reward_already_processed').envelope(language);
    return outcome('skipped', found, { code: words.code, message: words.error });
  }
  const row = await payReward(db, found, processing);
  if (row.state === 'paid') return outcome('paid', row, null);
  return outcome('failed', row, { code: 'not_found', message: ACCOUNT_CLOSED[language] });
}

type Failure = ReferralRewardOutcome['failure'];
