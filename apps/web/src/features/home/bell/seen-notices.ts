import type { DashboardOverview } from '@gli/sdk';
import { storedList, withFirst } from '@/data';

/** Ids of notifications that a member has seen on this device. Keeps the latest 50. */
export const seenNotices = (memberId: string) => storedList(`seen-notices-${memberId}`, /^[\w-]{1,64}$/, 50);

type Listed = Pick<DashboardOverview, 'notices' | 'unread_notice_count'>;

/**
 * Returns the unseen notifications and their badge text: `5+` if there are more than the server lists, or an empty
 * string if there are none.
 */
export function newNotices(overview: Listed | undefined, seen: readonly string[]) {
  const listed = overview?.notices ?? [];
  const ids = listed.map(({ id }) => id).filter((id) => !seen.includes(id));
  const hasMore = ids.length === listed.length && (overview?.unread_notice_count ?? 0) > listed.length;
  return { ids, count: ids.length === 0 ? '' : `${ids.length}${hasMore ? '+' : ''}` };
}

export const withSeen = (seen: readonly string[], notices: Listed['notices']): string[] =>
  withFirst(seen, ...notices.map(({ id }) => id));
