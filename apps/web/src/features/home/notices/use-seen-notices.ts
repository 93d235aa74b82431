import type { DashboardOverview } from '@gli/sdk';
import { useCallback, useMemo, useState } from 'react';
import { storedList, useStored, withFirst } from '@/data';

/** Ids of notifications that a member has seen on this device. Keeps the latest 50, which is the contract's limit. */
export const seenNotices = (memberId: string) => storedList(`seen-notices-${memberId}`, /^[\w-]{1,64}$/, 50);

type Listed = Pick<DashboardOverview, 'notices' | 'unread_notice_count'>;

/**
 * Returns the unseen notifications and their badge text: `50+` if there are more than the server lists, or an empty
 * string if there are none.
 */
export function newNotices(overview: Listed | undefined, seen: readonly string[]) {
  const listed = overview?.notices ?? [];
  const ids = listed.map(({ id }) => id).filter((id) => !seen.includes(id));
  const hasMore = ids.length === listed.length && (overview?.unread_notice_count ?? 0) > listed.length;
  return { ids, count: ids.length === 0 ? '' : `${ids.length}${hasMore ? '+' : ''}` };
}

/**
 * Returns the badge text of the member's notifications. The bell and the member home share what was seen: `see` marks
 * all notifications as seen. Until the component is left, `isNew` is true for those that were new then.
 */
export function useSeenNotices(memberId: string, overview: Listed | undefined) {
  const { value, update } = useStored(useMemo(() => seenNotices(memberId), [memberId]));
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const { ids, count } = useMemo(() => newNotices(overview, value), [overview, value]);
  const see = useCallback(() => {
    setFresh(ids);
    if (ids.length > 0) update((now) => withFirst(now, ...ids));
  }, [ids, update]);
  return { count, isNew: (id: string) => ids.includes(id) || fresh.includes(id), see };
}
