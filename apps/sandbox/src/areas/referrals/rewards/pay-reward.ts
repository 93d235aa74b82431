import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { transfer } from '../../../core/ledger/ledger.ts';
import { postEntries } from '../../../core/ledger/post-entries.ts';
import { members } from '../../../core/members/schema.ts';
import { writeNotice } from '../../notices/index.ts';
import { newTransactionHash } from '../../wallet/index.ts';
import { rewardPaidNews } from '../news.ts';
import { referralRewards } from '../schema.ts';
import type { RewardRow } from './grant-reward.ts';

/** When a reward is processed, and by which operator; null for the nightly run. */
export type Processing = { readonly at: Date; readonly by: string | null };

/**
 * Pays a reward from the treasury to the member's balance; or marks it as failed, when the member's account is closed.
 * The caller has locked the row and seen that it is open.
 * @returns the row as it stands now
 */
export async function payReward(tx: Database, reward: RewardRow, { at, by }: Processing): Promise<RewardRow> {
  const isClosed = await isAccountClosed(tx, reward.memberId, at);
  if (!isClosed) {
    const { token, amount, memberId, id: referenceId } = reward;
    const entries = transfer(
      token,
      amount,
      { platform: 'treasury' },
      { member: memberId, bucket: 'available' },
    );
    await postEntries(tx, { kind: 'reward', entries }, { memberId, referenceId, postedAt: at });
    await writeNotice(tx, memberId, rewardPaidNews(reward), at);
  }
  return update(tx, reward, {
    state: isClosed ? 'failed' : 'paid',
    processedAt: at,
    processedBy: by,
    transactionHash: isClosed ? null : newTransactionHash(),
  });
}

/** Cancels an open reward for good, in the operator's words. */
export function cancelReward(tx: Database, reward: RewardRow, reason: string, { at, by }: Processing) {
  return update(tx, reward, {
    state: 'cancelled',
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
  return member?.deletesAt !== undefined && member.deletesAt !== null && member.deletesAt <= at;
}
