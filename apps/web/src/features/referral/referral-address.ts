import type { operations } from '@gli/sdk';
import type { TranslationFunctions } from '@/i18n';
import {
  choiceFilter,
  getPageParam,
  getStringParam,
  invitationMedia,
  type ListFilter,
  omitUndefined,
  orderFilter,
  parseEnum,
} from '@/shared';

type FriendsQuery = NonNullable<operations['listReferralHistory']['parameters']['query']>;
type HistoryQuery = NonNullable<operations['listRewardHistory']['parameters']['query']>;
type CodesQuery = NonNullable<operations['listReferralCodes']['parameters']['query']>;

const referralStatuses = ['active', 'pending', 'inactive'] as const;
const friendOrderings = ['newest', 'oldest', 'rewards_high', 'rewards_low'] as const;
const rewardStatuses = ['pending', 'processing', 'paid', 'cancelled', 'failed'] as const;
const rewardEvents = ['sign_up', 'first_investment', 'kyc_completed', 'manual'] as const;
export const monthMeasures = ['rewards', 'sign_ups', 'clicks'] as const;
export const rewardLists = ['pending', 'history'] as const;
export const operatorViews = ['codes', 'rules', 'manual'] as const;
const codeOrderings = ['newest', 'oldest', 'uses_high', 'uses_low', 'rewards_high', 'rewards_low'] as const;

export const PAGE_SIZE = 10;

/** Max search length in characters, from the contract's `listReferralCodes`. */
const SEARCH_MAX_CHARACTERS = 100;

export function toFriendsQuery(search: URLSearchParams): FriendsQuery {
  return omitUndefined({
    status: parseEnum(referralStatuses, search.get('status')),
    medium: parseEnum(invitationMedia, search.get('medium')),
    ordering: parseEnum(friendOrderings, search.get('ordering')),
    ...toPageQuery(search),
  });
}

export function toHistoryQuery(search: URLSearchParams): HistoryQuery {
  return omitUndefined({
    status: parseEnum(rewardStatuses, search.get('status')),
    event: parseEnum(rewardEvents, search.get('event')),
    ...toPageQuery(search),
  });
}

export function toCodesQuery(search: URLSearchParams): CodesQuery {
  const active = parseEnum(['true', 'false'], search.get('active'));
  return omitUndefined({
    search: getStringParam(search, 'q', SEARCH_MAX_CHARACTERS),
    active: active && active === 'true',
    ordering: parseEnum(codeOrderings, search.get('ordering')),
    ...toPageQuery(search),
  });
}

export function toPageQuery(search: URLSearchParams, pageParam?: string) {
  return { page: getPageParam(search, pageParam), page_size: PAGE_SIZE };
}

export const getFriendFilters = (t: TranslationFunctions): ListFilter[] => [
  choiceFilter('status', t.referral.status(), referralStatuses, t.referral.statuses),
  choiceFilter('medium', t.referral.source(), invitationMedia, t.referral.media),
  orderFilter('ordering', t.referral.ordering(), friendOrderings, t.referral.orderings),
];

export const getRewardFilters = (t: TranslationFunctions): ListFilter[] => [
  choiceFilter('status', t.referral.state(), rewardStatuses, t.referral.states),
  choiceFilter('event', t.referral.event(), rewardEvents, t.referral.events),
];

export const getCodeFilters = (t: TranslationFunctions): ListFilter[] => [
  { kind: 'search', name: 'q', label: t.referralOperator.search(), maxLength: SEARCH_MAX_CHARACTERS },
  {
    kind: 'choice',
    name: 'active',
    label: t.referralOperator.activity(),
    options: [
      { value: 'true', label: t.referralOperator.activeOnly() },
      { value: 'false', label: t.referralOperator.pausedOnly() },
    ],
  },
  orderFilter('ordering', t.referral.ordering(), codeOrderings, t.referralOperator.codeOrderings),
];
