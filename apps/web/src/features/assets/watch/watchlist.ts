import { storedList, useStored, withFirst } from '@/data';

/** Ids of the assets watched on this device, latest first, at most 20. */
const WATCHLIST = storedList('watchlist', /^[\w-]{1,64}$/, 20);

export function useWatchlist(): [ids: readonly string[], watch: (id: string, isWatched: boolean) => void] {
  const { value: ids, update } = useStored(WATCHLIST);
  const watch = (id: string, isWatched: boolean) =>
    update((now) => (isWatched ? withFirst(now, id) : now.filter((one) => one !== id)));
  return [ids, watch];
}
