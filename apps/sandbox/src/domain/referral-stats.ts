import type {
  ReferralMedium,
  ReferralMilestone,
  ReferralMilestoneRule,
  ReferralRewardEvent,
  ReferralRewardState,
  ReferralRewardStats,
  ReferralStats,
  ReferralStatus,
  Token,
} from '@gli/sdk';
import { decimal } from '@gli/validation';
import { TOKENS } from './ledger.ts';
import { capRemaining, chartMonths, isCapped, koreanMonth, PROGRAM_TOKEN, share } from './referrals.ts';
import { toTimestampOrNull } from './time.ts';

/** Campaigns that the statistics list at most. */
const MAX_CAMPAIGNS = 50;
const MEDIA = ['social', 'email', 'website', 'qr'] as const satisfies readonly ReferralMedium[];
const EVENTS = [
  'sign_up',
  'first_investment',
  'kyc_completed',
  'manual',
] as const satisfies readonly ReferralRewardEvent[];

export type RewardFact = {
  readonly event: ReferralRewardEvent;
  readonly token: Token;
  readonly amount: string;
  readonly state: ReferralRewardState;
  readonly dueAt: Date | null;
  readonly processedAt: Date | null;
};

export type InvitationFact = {
  readonly medium: ReferralMedium | null;
  readonly campaign: string | null;
  readonly status: ReferralStatus;
  /** Paid for it, in GLIB. */
  readonly rewards: string;
  readonly hasInvested: boolean;
  readonly usedAt: Date;
};

export type ClickFact = {
  readonly medium: ReferralMedium | null;
  readonly campaign: string | null;
  /** `2026-11-20` */
  readonly day: string;
  readonly count: number;
};

const isWaiting = ({ state }: RewardFact) => state === 'pending' || state === 'processing';
const isPaid = ({ state }: RewardFact) => state === 'paid';
const isOfProgram = ({ token }: RewardFact) => token === PROGRAM_TOKEN;
const amountOf = (rewards: readonly RewardFact[]) => decimal.sum(rewards.map(({ amount }) => amount));
const monthOf = ({ processedAt }: RewardFact) => (processedAt === null ? null : koreanMonth(processedAt));

/** What rewards add up to in GLIB: ever, this month, and still to come. */
export function rewardTotals(rewards: readonly RewardFact[], now: Date) {
  const inToken = rewards.filter(isOfProgram);
  const paid = inToken.filter(isPaid);
  return {
    total: amountOf(paid),
    monthly: amountOf(paid.filter((reward) => monthOf(reward) === koreanMonth(now))),
    pending: amountOf(inToken.filter(isWaiting)),
  };
}

type Invitations = {
  readonly invitations: readonly InvitationFact[];
  readonly clicks: readonly ClickFact[];
  readonly rewards: readonly RewardFact[];
  readonly now: Date;
};

type Counted = Omit<
  ReferralStats,
  'member_id' | 'rank' | 'ranked_count' | 'next_milestone' | 'updated_at' | 'token'
>;

/** Everything of the referral statistics that can be counted from a member's own referrals, clicks and rewards. */
export function countInvitations({ invitations, clicks, rewards, now }: Invitations): Counted {
  const having = (status: ReferralStatus) => invitations.filter((entry) => entry.status === status).length;
  const totals = rewardTotals(rewards, now);
  const invested = invitations.filter(({ hasInvested }) => hasInvested).length;
  const clickCount = clicksOf(clicks);
  const signUps = invitations.length;
  return {
    total_invited: signUps,
    active_count: having('active'),
    pending_count: having('pending'),
    inactive_count: having('inactive'),
    invested_count: invested,
    total_rewards: totals.total,
    monthly_rewards: totals.monthly,
    pending_rewards: totals.pending,
    conversion_percent: share(invested, signUps),
    click_count: clickCount,
    sign_up_count: signUps,
    sign_up_percent: share(signUps, clickCount),
    by_medium: MEDIA.map((medium) => ({
      medium,
      ...usage(clicks, invitations, (entry) => entry.medium === medium),
    })).sort(mostClicked),
    by_campaign: byCampaign(clicks, invitations),
    by_month: chartMonths(now).map((month) => ({
      month,
      click_count: clicksOf(clicks.filter(({ day }) => day.startsWith(month))),
      sign_up_count: invitations.filter(({ usedAt }) => koreanMonth(usedAt) === month).length,
      rewards: amountOf(rewards.filter((r) => isPaid(r) && isOfProgram(r) && monthOf(r) === month)),
    })),
  };
}

type Link = { readonly medium: ReferralMedium | null; readonly campaign: string | null };

const clicksOf = (clicks: readonly ClickFact[]) => clicks.reduce((sum, { count }) => sum + count, 0);
const mostClicked = (a: { click_count: number }, b: { click_count: number }) => b.click_count - a.click_count;

function usage(
  clicks: readonly ClickFact[],
  invitations: readonly InvitationFact[],
  belongs: (link: Link) => boolean,
) {
  const joined = invitations.filter(belongs);
  return {
    click_count: clicksOf(clicks.filter(belongs)),
    sign_up_count: joined.length,
    rewards: decimal.sum(joined.map(({ rewards }) => rewards)),
  };
}

function byCampaign(clicks: readonly ClickFact[], invitations: readonly InvitationFact[]) {
  const links: Link[] = [...clicks, ...invitations];
  const names = [...new Set(links.flatMap(({ campaign }) => (campaign === null ? [] : [campaign])))];
  return names
    .map((campaign) => {
      const belongs = (link: Link) => link.campaign === campaign;
      const media = new Set(links.filter(belongs).map(({ medium }) => medium));
      const [medium = null] = media.size === 1 ? media : [];
      return { campaign, medium, ...usage(clicks, invitations, belongs) };
    })
    .sort(mostClicked)
    .slice(0, MAX_CAMPAIGNS);
}

/** The nearest milestone that is not reached; null after the last. */
export function nextMilestone(
  milestones: readonly ReferralMilestoneRule[],
  invited: number,
  title: (target: number) => string,
): ReferralMilestone {
  const next = milestones
    .filter(({ target_count }) => target_count > invited)
    .sort((a, b) => a.target_count - b.target_count)[0];
  if (!next) return null;
  return {
    title: title(next.target_count),
    target_count: next.target_count,
    remaining_count: next.target_count - invited,
    progress_percent: share(invited, next.target_count),
    bonus_amount: next.amount,
    token: next.token,
  };
}

/** A member's place by what each was paid, equal sums sharing one; null for who was paid nothing. */
export function rankOf(memberId: string, paid: ReadonlyMap<string, string>): number | null {
  const own = paid.get(memberId);
  if (own === undefined) return null;
  return 1 + [...paid.values()].filter((sum) => decimal.compare(sum, own) > 0).length;
}

/** A member's rewards by state, event, token and month. */
export function countRewards(
  rewards: readonly RewardFact[],
  cap: string | null,
  now: Date,
): Omit<ReferralRewardStats, 'member_id'> {
  const totals = rewardTotals(rewards, now);
  const inState = (state: ReferralRewardState) => rewards.filter((reward) => reward.state === state).length;
  const paid = rewards.filter(isPaid);
  const capped = paid.filter((reward) => isCapped(reward) && monthOf(reward) === koreanMonth(now));
  const dueTimes = rewards.flatMap(({ state, dueAt }) =>
    state === 'pending' && dueAt ? [dueAt.getTime()] : [],
  );
  const paidTimes = paid.flatMap(({ processedAt }) => (processedAt ? [processedAt.getTime()] : []));
  return {
    token: PROGRAM_TOKEN,
    total_amount: totals.total,
    monthly_amount: totals.monthly,
    pending_amount: totals.pending,
    paid_count: paid.length,
    pending_count: rewards.filter(isWaiting).length,
    failed_count: inState('failed'),
    cancelled_count: inState('cancelled'),
    monthly_cap: cap,
    monthly_cap_remaining: capRemaining(cap, amountOf(capped)),
    next_payout_at: toTimestampOrNull(dueTimes.length === 0 ? null : new Date(Math.min(...dueTimes))),
    last_paid_at: toTimestampOrNull(paidTimes.length === 0 ? null : new Date(Math.max(...paidTimes))),
    by_event: EVENTS.map((event) => {
      const ofEvent = rewards.filter((reward) => reward.event === event);
      return {
        event,
        count: ofEvent.filter((reward) => isPaid(reward) || isWaiting(reward)).length,
        paid_amount: amountOf(ofEvent.filter((reward) => isPaid(reward) && isOfProgram(reward))),
        pending_amount: amountOf(ofEvent.filter((reward) => isWaiting(reward) && isOfProgram(reward))),
      };
    }),
    by_token: TOKENS.flatMap((token) => {
      const ofToken = rewards.filter((reward) => reward.token === token);
      const sums = {
        paid_amount: amountOf(ofToken.filter(isPaid)),
        pending_amount: amountOf(ofToken.filter(isWaiting)),
      };
      return ofToken.length === 0 ? [] : [{ token, ...sums }];
    }),
    by_month: chartMonths(now).map((month) => {
      const ofMonth = paid.filter((reward) => isOfProgram(reward) && monthOf(reward) === month);
      return { month, count: ofMonth.length, amount: amountOf(ofMonth) };
    }),
  };
}
