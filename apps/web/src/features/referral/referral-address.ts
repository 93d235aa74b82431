import {
  type ListReferralCodesQuery,
  type ListReferralHistoryQuery,
  type ListRewardHistoryQuery,
  referralCodeOrderingValues,
  referralMediumValues,
  referralOrderingValues,
  referralRewardEventValues,
  referralRewardStatusValues,
  referralStatusValues,
} from '@gli/sdk';
import {
  choiceFilter,
  getPageParam,
  getStringParam,
  type ListFilter,
  omitUndefined,
  orderFilter,
  parseEnum,
} from '@gli/ui';
import { REFERRAL_CODE_SEARCH_MAX_CHARACTERS } from '@gli/validation';
import type { TranslationFunctions } from '@/i18n';

export const monthMeasures = ['rewards', 'sign_ups', 'clicks'] as const;
export const rewardLists = ['pending', 'history'] as const;
export const operatorViews = ['codes', 'rules', 'manual'] as const;

export const PAGE_SIZE = 10;

export function toFriendsQuery(search: URLSearchParams): ListReferralHistoryQuery {
  return omitUndefined({
    status: parseEnum(referralStatusValues, search.get('status')),
    medium: parseEnum(referralMediumValues, search.get('medium')),
    ordering: parseEnum(referralOrderingValues, search.get('ordering')),
    ...toPageQuery(search),
  });
}

export function toHistoryQuery(search: URLSearchParams): ListRewardHistoryQuery {
  return omitUndefined({
    status: parseEnum(referralRewardStatusValues, search.get('status')),
    event: parseEnum(referralRewardEventValues, search.get('event')),
    ...toPageQuery(search),
  });
}

export function toCodesQuery(search: URLSearchParams): ListReferralCodesQuery {
  const active = parseEnum(['true', 'false'], search.get('active'));
  return omitUndefined({
    search: getStringParam(search, 'q', REFERRAL_CODE_SEARCH_MAX_CHARACTERS),
    active: active && active === 'true',
    ordering: parseEnum(referralCodeOrderingValues, search.get('ordering')),
    ...toPageQuery(search),
  });
}

export function toPageQuery(search: URLSearchParams, pageParam?: string) {
  return { page: getPageParam(search, pageParam), page_size: PAGE_SIZE };
}

export const getFriendFilters = (t: TranslationFunctions): ListFilter[] => [
  choiceFilter('status', t.referral.status(), referralStatusValues, t.referral.statuses),
  choiceFilter('medium', t.referral.source(), referralMediumValues, t.referral.media),
  orderFilter('ordering', t.referral.ordering(), referralOrderingValues, t.referral.orderings),
];

export const getRewardFilters = (t: TranslationFunctions): ListFilter[] => [
  choiceFilter('status', t.referral.state(), referralRewardStatusValues, t.referral.states),
  choiceFilter('event', t.referral.event(), referralRewardEventValues, t.referral.events),
];

export const getCodeFilters = (t: TranslationFunctions): ListFilter[] => [
  {
    kind: 'search',
    name: 'q',
    label: t.referralOperator.search(),
  },
  {
    kind: 'choice',
    name: 'active',
    label: t.referralOperator.activity(),
    options: [
      { value: 'true', label: t.referralOperator.activeOnly() },
      { value: 'false', label: t.referralOperator.pausedOnly() },
    ],
  },
  orderFilter(
    'ordering',
    t.referral.ordering(),
    referralCodeOrderingValues,
    t.referralOperator.codeOrderings,
  ),
];
