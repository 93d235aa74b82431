import { useEffect } from 'react';
import { useMemberList, withFirst } from '@/data';
import { formatItem, parseItem, type WatchedItem } from './watched-item.ts';

/** Returns the last viewed assets and products of the member or visitor, latest first. */
export const useRecentlyViewed = (): WatchedItem[] => useMemberList('recently-viewed').value.map(parseItem);

/** Records that the item's page was opened. */
export function useRecordView({ kind, id }: WatchedItem): void {
  const { update } = useMemberList('recently-viewed');
  useEffect(() => update((now) => withFirst(now, formatItem({ kind, id }))), [update, kind, id]);
}
