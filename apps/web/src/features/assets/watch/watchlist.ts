import { type StoredList, useStoredList, withFirst } from '@/shared';

/** Ids of the assets watched on this device, latest first, at most 20. */
const WATCHLIST: StoredList = { key: 'watchlist', pattern: /^[\w-]{1,64}$/, maximum: 20 };

export function useWatchlist(): [ids: string[], watch: (id: string, isWatched: boolean) => void] {
  const [ids, change] = useStoredList(WATCHLIST);
  const watch = (id: string, isWatched: boolean) =>
    change((now) => (isWatched ? withFirst(now, id) : now.filter((one) => one !== id)));
  return [ids, watch];
}
