import { type StoredList, useStoredList, withFirst } from '../../../shared/stored-list.ts';

/** Ids of the assets that are watched on this device, the latest first; more are no list to come back to. */
const WATCHLIST: StoredList = { key: 'watchlist', pattern: /^[\w-]{1,64}$/, maximum: 20 };

/** The assets watched on this device, and the setter of one. */
export function useWatchlist(): [ids: string[], watch: (id: string, isWatched: boolean) => void] {
  const [ids, change] = useStoredList(WATCHLIST);
  const watch = (id: string, isWatched: boolean) =>
    change((now) => (isWatched ? withFirst(now, id) : now.filter((one) => one !== id)));
  return [ids, watch];
}
