import { useCallback, useSyncExternalStore } from 'react';
import { usePlatform } from '../../../shared/platform.ts';

/** Local storage: ids of the assets that are watched on this device, the latest first. */
const WATCHLIST_KEY = 'watchlist';
/** More than that is no list to come back to. */
export const MAX_WATCHED = 20;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has changed it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The ids in what is stored; anything may have been. */
export function watchedIn(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    const ids = value.filter((id): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id));
    return [...new Set(ids)].slice(0, MAX_WATCHED);
  } catch {
    return [];
  }
}

/** The list with an asset at its start, or without it. */
export function withWatched(ids: readonly string[], id: string, isWatched: boolean): string[] {
  const others = ids.filter((one) => one !== id);
  return isWatched ? [id, ...others].slice(0, MAX_WATCHED) : others;
}

/** The assets watched on this device, and the setter of one. */
export function useWatchlist(): [ids: string[], watch: (id: string, isWatched: boolean) => void] {
  const { local } = usePlatform();
  const text = useSyncExternalStore(
    subscribe,
    () => local.getItem(WATCHLIST_KEY),
    () => null,
  );
  const watch = useCallback(
    (id: string, isWatched: boolean) => {
      const next = withWatched(watchedIn(local.getItem(WATCHLIST_KEY)), id, isWatched);
      if (next.length === 0) local.removeItem(WATCHLIST_KEY);
      else local.setItem(WATCHLIST_KEY, JSON.stringify(next));
      for (const listener of listeners) listener();
    },
    [local],
  );
  return [watchedIn(text), watch];
}
