import type { operations } from '@gli/sdk';
import { invitationMedia } from '../../shared/member/invitation.ts';
import { defined, oneOf, pageOf, textOf } from '../../shared/search-params.ts';

type FriendsQuery = NonNullable<operations['listReferralHistory']['parameters']['query']>;
type HistoryQuery = NonNullable<operations['listRewardHistory']['parameters']['query']>;
type CodesQuery = NonNullable<operations['listReferralCodes']['parameters']['query']>;

export const referralStatuses = ['active', 'pending', 'inactive'] as const;
export const friendOrderings = ['newest', 'oldest', 'rewards_high', 'rewards_low'] as const;
export const rewardStatuses = ['pending', 'processing', 'paid', 'cancelled', 'failed'] as const;
export const rewardEvents = ['sign_up', 'first_investment', 'kyc_completed', 'manual'] as const;
export const monthMeasures = ['rewards', 'sign_ups', 'clicks'] as const;
export const rewardLists = ['pending', 'history'] as const;
export const operatorViews = ['codes', 'rules', 'manual'] as const;
export const codeOrderings = [
  'newest',
  'oldest',
  'uses_high',
  'uses_low',
  'rewards_high',
  'rewards_low',
] as const;

/** Rows on one page of any list. */
export const PAGE_SIZE = 10;

/** Longest search text, in characters; the bound of the contract's `listReferralCodes`. */
export const SEARCH_MAX_CHARACTERS = 100;

/** The query for the list of friends; unknown values of the address are left out. */
export function friendsQueryOf(search: URLSearchParams): FriendsQuery {
  return defined({
    status: oneOf(referralStatuses, search.get('status')),
    medium: oneOf(invitationMedia, search.get('medium')),
    ordering: oneOf(friendOrderings, search.get('ordering')),
    ...pageQueryOf(search),
  });
}

/** The query for the history of rewards. */
export function historyQueryOf(search: URLSearchParams): HistoryQuery {
  return defined({
    status: oneOf(rewardStatuses, search.get('status')),
    event: oneOf(rewardEvents, search.get('event')),
    ...pageQueryOf(search),
  });
}

/** The query for the operators' list of codes. */
export function codesQueryOf(search: URLSearchParams): CodesQuery {
  const active = oneOf(['true', 'false'], search.get('active'));
  return defined({
    search: textOf(search, 'q', SEARCH_MAX_CHARACTERS),
    active: active && active === 'true',
    ordering: oneOf(codeOrderings, search.get('ordering')),
    ...pageQueryOf(search),
  });
}

export const pageQueryOf = (search: URLSearchParams) => ({ page: pageOf(search), page_size: PAGE_SIZE });
