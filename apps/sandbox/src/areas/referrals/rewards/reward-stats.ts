import type { ReferralRewardStats, ReferralRewardStatus } from '@gli/sdk';
import { zReferralRewardEvent } from '@gli/sdk/schemas';
import { decimal, getRemaining } from '@gli/validation';
import { TOKENS } from '../../../core/ledger/ledger.ts';
import { toTimestampOrNull } from '../../../core/time/time.ts';
import { chartMonths, isCapped, koreanMonth, PROGRAM_TOKEN } from '../program.ts';
import type { RewardRow } from './grant-reward.ts';

export type RewardFact = Pick<RewardRow, 'event' | 'token' | 'amount' | 'status' | 'dueAt' | 'processedAt'>;

const isWaiting = ({ status }: RewardFact) => status === 'pending' || status === 'processing';
export const isPaid = ({ status }: RewardFact) => status === 'paid';
export const isInProgramToken = ({ token }: RewardFact) => token === PROGRAM_TOKEN;
export const sumAmounts = (rewards: readonly RewardFact[]) =>
  decimal.sum(rewards.map(({ amount }) => amount));
export const getPayoutMonth = ({ processedAt }: RewardFact) =>
  processedAt === null ? null : koreanMonth(processedAt);

/** Sums rewards in GLIB: in total, this month and pending. */
export function rewardTotals(rewards: readonly RewardFact[], now: Date) {
  const inToken = rewards.filter(isInProgramToken);
  const paid = inToken.filter(isPaid);
  return {
    total: sumAmounts(paid),
    monthly: sumAmounts(paid.filter((reward) => getPayoutMonth(reward) === koreanMonth(now))),
    pending: sumAmounts(inToken.filter(isWaiting)),
  };
}

/** Counts a member's rewards by status, event, token and month. */
export function countRewards(
  rewards: readonly RewardFact[],
  cap: string | null,
  now: Date,
): Omit<ReferralRewardStats, 'member_id'> {
  const totals = rewardTotals(rewards, now);
  const inStatus = (status: ReferralRewardStatus) =>
    rewards.filter((reward) => reward.status === status).length;
  const paid = rewards.filter(isPaid);
  const capped = paid.filter((reward) => isCapped(reward) && getPayoutMonth(reward) === koreanMonth(now));
  const dueTimes = rewards.flatMap(({ status, dueAt }) =>
    status === 'pending' && dueAt ? [dueAt.getTime()] : [],
  );
  const paidTimes = paid.flatMap(({ processedAt }) => (processedAt ? [processedAt.getTime()] : []));
  return {
    token: PROGRAM_TOKEN,
    total_amount: totals.total,
    monthly_amount: totals.monthly,
    pending_amount: totals.pending,
    paid_count: paid.length,
    pending_count: rewards.filter(isWaiting).length,
    failed_count: inStatus('failed'),
    cancelled_count: inStatus('cancelled'),
    monthly_cap: cap,
    monthly_cap_remaining: cap === null ? null : getRemaining(cap, sumAmounts(capped)),
    next_payout_at: toTimestampOrNull(dueTimes.length === 0 ? null : new Date(Math.min(...dueTimes))),
    last_paid_at: toTimestampOrNull(paidTimes.length === 0 ? null : new Date(Math.max(...paidTimes))),
    by_event: zReferralRewardEvent.options.map((event) => {
      const ofEvent = rewards.filter((reward) => reward.event === event);
      return {
        event,
        count: ofEvent.filter((reward) => isPaid(reward) || isWaiting(reward)).length,
        paid_amount: sumAmounts(ofEvent.filter((reward) => isPaid(reward) && isInProgramToken(reward))),
        pending_amount: sumAmounts(ofEvent.filter((reward) => isWaiting(reward) && isInProgramToken(reward))),
      };
    }),
    by_token: TOKENS.flatMap((token) => {
      const ofToken = rewards.filter((reward) => reward.token === token);
      const sums = {
        paid_amount: sumAmounts(ofToken.filter(isPaid)),
        pending_amount: sumAmounts(ofToken.filter(isWaiting)),
      };
      return ofToken.length === 0 ? [] : [{ token, ...sums }];
    }),
    by_month: chartMonths(now).map((month) => {
      const ofMonth = paid.filter((reward) => isInProgramToken(reward) && getPayoutMonth(reward) === month);
      return { month, count: ofMonth.length, amount: sumAmounts(ofMonth) };
    }),
  };
}
