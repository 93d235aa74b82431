import type { operations } from '@gli/sdk';
import { invitationMedia } from '../../shared/member/invitation.ts';

type FriendsQuery = NonNullable<operations['listReferralHistory']['parameters']['query']>;
type HistoryQuery = NonNullable<operations['listRewardHistory']['parameters']['query']>;
type CodesQuery = NonNullable<operations['listReferralCodes']['parameters']['query']>;

export const referralStatuses = ['active', 'pending', 'inactive'] as const;
export const friendOrderings = ['-joined_at', 'joined_at', '-rewards', 'rewards'] as const;
export const rewardStates = ['pending', 'processing', 'paid', 'cancelled', 'failed'] as const;
export const rewardEvents = ['sign_up', 'first_investment', 'kyc_completed', 'manual'] as const;
export const monthMeasures = ['rewards', 'sign_ups', 'clicks'] as const;
export const rewardLists = ['pending', 'history'] as const;
export const operatorViews = ['codes', 'rules', 'manual'] as const;
export const codeOrderings = [
  '-created_at',
  'created_at',
  '-uses_count',
  'uses_count',
  '-total_rewards',
  'total_rewards',
] as const;

/** Rows on one page of any list. */
export const pageSize = 10;

/** Longest search text, in characters; the bound of the contract's `listReferralCodes`. */
export const SEARCH_MAX_CHARACTERS = 100;

/** What the list of friends is asked for; what the address says beyond the known values is left out. */
export function friendsQueryOf(search: URLSearchParams): FriendsQuery {
  const status = oneOf(referralStatuses, search.get('status'));
  const medium = oneOf(invitationMedia, search.get('medium'));
  const ordering = oneOf(friendOrderings, search.get('ordering'));
  return {
    ...(status ? { status } : {}),
    ...(medium ? { medium } : {}),
    ...(ordering ? { ordering } : {}),
    ...pageQueryOf(search),
  };
}

/** What the history of rewards is asked for. */
export function historyQueryOf(search: URLSearchParams): HistoryQuery {
  const state = oneOf(rewardStates, search.get('state'));
  const event = oneOf(rewardEvents, search.get('event'));
  return { ...(state ? { state } : {}), ...(event ? { event } : {}), ...pageQueryOf(search) };
}

/** What the operators' list of codes is asked for. */
export function codesQueryOf(search: URLSearchParams): CodesQuery {
  const text = (search.get('q') ?? '').trim().slice(0, SEARCH_MAX_CHARACTERS);
  const active = oneOf(['true', 'false'], search.get('active'));
  const ordering = oneOf(codeOrderings, search.get('ordering'));
  return {
    ...(text === '' ? {} : { search: text }),
    ...(active ? { active: active === 'true' } : {}),
    ...(ordering ? { ordering } : {}),
    ...pageQueryOf(search),
  };
}

/** The page of a list, counted from 1; what is none counts as the first. */
export function pageQueryOf(search: URLSearchParams): { page: number; page_size: number } {
  const page = Number(search.get('page') ?? 1);
  return { page: Number.isInteger(page) && page > 0 ? page : 1, page_size: pageSize };
}

/** The address with these values; an empty one takes its name out. */
export function withValues(search: URLSearchParams, values: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The value if it is one of these. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  value: string | null,
): Value | undefined {
  return values.find((one) => one === value);
}
