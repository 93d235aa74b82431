import type {
  ReferralMedium,
  ReferralMilestone,
  ReferralMilestoneRule,
  ReferralStats,
  ReferralStatus,
} from '@gli/sdk';
import { zReferralMedium } from '@gli/sdk/schemas';
import { decimal } from '@gli/validation';
import { chartMonths, koreanMonth, share } from '../program.ts';
import {
  getPayoutMonth,
  isInProgramToken,
  isPaid,
  type RewardFact,
  rewardTotals,
  sumAmounts,
} from '../rewards/reward-stats.ts';

const MAX_CAMPAIGNS = 50;

export type InvitationFact = {
  readonly medium: ReferralMedium | null;
  readonly campaign: string | null;
  readonly status: ReferralStatus;
  /** Rewards paid for the referral, in GLIB. */
  readonly rewards: string;
  readonly hasInvested: boolean;
  readonly usedAt: Date;
};

export type ClickStats = {
  readonly medium: ReferralMedium | null;
  readonly campaign: string | null;
  /** Day in Korea, such as `2026-11-20`. */
  readonly day: string;
  readonly count: number;
};

type Invitations = {
  readonly invitations: readonly InvitationFact[];
  readonly clicks: readonly ClickStats[];
  readonly rewards: readonly RewardFact[];
  readonly now: Date;
};

type Counted = Omit<
  ReferralStats,
  'member_id' | 'rank' | 'ranked_count' | 'next_milestone' | 'used_code' | 'updated_at' | 'token'
>;

/** Computes referral statistics from a member's own referrals, clicks and rewards. */
export function countInvitations({ invitations, clicks, rewards, now }: Invitations): Counted {
  const having = (status: ReferralStatus) => invitations.filter((entry) => entry.status === status).length;
  const totals = rewardTotals(rewards, now);
  const invested = invitations.filter(({ hasInvested }) => hasInvested).length;
  const clickCount = sumClicks(clicks);
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
    by_medium: zReferralMedium.options
      .map((medium) => ({
        medium,
        ...usage(clicks, invitations, (entry) => entry.medium === medium),
      }))
      .sort(mostClicked),
    by_campaign: byCampaign(clicks, invitations),
    by_month: chartMonths(now).map((month) => ({
      month,
      click_count: sumClicks(clicks.filter(({ day }) => day.startsWith(month))),
      sign_up_count: invitations.filter(({ usedAt }) => koreanMonth(usedAt) === month).length,
      rewards: sumAmounts(
        rewards.filter((r) => isPaid(r) && isInProgramToken(r) && getPayoutMonth(r) === month),
      ),
    })),
  };
}

type Link = { readonly medium: ReferralMedium | null; readonly campaign: string | null };

const sumClicks = (clicks: readonly ClickStats[]) => clicks.reduce((sum, { count }) => sum + count, 0);
const mostClicked = (a: { click_count: number }, b: { click_count: number }) => b.click_count - a.click_count;

function usage(
  clicks: readonly ClickStats[],
  invitations: readonly InvitationFact[],
  belongs: (link: Link) => boolean,
) {
  const joined = invitations.filter(belongs);
  return {
    click_count: sumClicks(clicks.filter(belongs)),
    sign_up_count: joined.length,
    rewards: decimal.sum(joined.map(({ rewards }) => rewards)),
  };
}

function byCampaign(clicks: readonly ClickStats[], invitations: readonly InvitationFact[]) {
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

/** Returns the nearest milestone that has not been reached. Null after the last one. */
export function nextMilestone(
  milestones: readonly ReferralMilestoneRule[],
  invited: number,
  title: (target: number) => string,
): ReferralMilestone | null {
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

/** Returns a member's rank by paid rewards. Equal sums share a rank. Null if nothing was paid. */
export function getRank(memberId: string, paid: ReadonlyMap<string, string>): number | null {
  const own = paid.get(memberId);
  if (own === undefined) return null;
  return 1 + [...paid.values()].filter((sum) => decimal.compare(sum, own) > 0).length;
}
