import type { ReferralReward } from '@gli/sdk';
import { eq, type SQL } from 'drizzle-orm';
import type { OperationRequest } from '../../../core/contract/handler.ts';
import { readPage } from '../../../core/contract/paging.ts';
import type { Database } from '../../../core/data/database.ts';
import { maskName } from '../../../core/members/mask-name.ts';
import { members } from '../../../core/members/schema.ts';
import type { Language } from '../../../core/text/text.ts';
import { texts } from '../../../core/text/texts.ts';
import { toKoreanTimestamp, toTimestampOrNull } from '../../../core/time/time.ts';
import { referralRewards, referrals } from '../schema.ts';
import type { RewardRow } from './grant-reward.ts';

/**
 * Returns a reward in the contract's format. `inviteeName` is the full name of the invited member. Null for a manual
 * reward.
 */
function rewardView(reward: RewardRow, inviteeName: string | null, language: Language): ReferralReward {
  const isWaiting = reward.status === 'pending' || reward.status === 'processing';
  return {
    id: reward.id,
    referral_id: reward.referralId,
    member_id: reward.memberId,
    event: reward.event,
    amount: reward.amount,
    token: reward.token,
    status: reward.status,
    reason: formatReason(reward, inviteeName, language),
    status_reason: reward.status === 'failed' ? texts.referrals.accountClosed[language] : reward.cancelReason,
    open_conditions: isWaiting ? reward.openConditions : [],
    created_at: toKoreanTimestamp(reward.createdAt),
    due_at: toTimestampOrNull(reward.dueAt),
    processed_at: toTimestampOrNull(reward.processedAt),
    processed_by: reward.processedBy,
    hash: reward.hash,
  };
}

function formatReason({ reason, event }: RewardRow, inviteeName: string | null, language: Language): string {
  if (reason !== null || event === 'manual') return reason ?? '';
  const name = maskName(inviteeName ?? '');
  return texts.referrals.reasons[event](name)[language];
}

/** Returns the view of a reward row that was just written. */
export async function readRewardView(
  db: Database,
  reward: RewardRow,
  language: Language,
): Promise<ReferralReward> {
  const { referralId } = reward;
  if (referralId === null) return rewardView(reward, null, language);
  const [invitee] = await db
    .select({ name: members.name })
    .from(referrals)
    .innerJoin(members, eq(members.id, referrals.inviteeId))
    .where(eq(referrals.id, referralId));
  return rewardView(reward, invitee?.name ?? null, language);
}

type Listing = Pick<OperationRequest<'listPendingRewards'>, 'db' | 'url' | 'query' | 'language'>;

export function listRewards(
  { db, url, query, language }: Listing,
  where: SQL | undefined,
  orderBy: readonly SQL[],
) {
  const rows = db
    .select({ reward: referralRewards, inviteeName: members.name })
    .from(referralRewards)
    .leftJoin(referrals, eq(referrals.id, referralRewards.referralId))
    .leftJoin(members, eq(members.id, referrals.inviteeId))
    .where(where)
    .orderBy(...orderBy);
  const count = db.$count(referralRewards, where);
  return readPage({ url, query }, count, rows, ({ reward, inviteeName }) =>
    rewardView(reward, inviteeName, language),
  );
}
