import { useCallback, useSyncExternalStore } from 'react';
import { usePlatform } from './platform.ts';

/** A short list of texts that stays on this device. */
export type StoredList = {
  /** Its key in local storage. */
  key: string;
  /** What an item looks like; anything else in the storage is left out. */
  pattern: RegExp;
  /** How many are kept. */
  maximum: number;
};

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

/** The items in what is stored; anything may have been. */
export function itemsIn(stored: string | null, { pattern, maximum }: Omit<StoredList, 'key'>): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    const items = value.filter((item): item is string => typeof item === 'string' && pattern.test(item));
    return [...new Set(items)].slice(0, maximum);
  } catch {
    return [];
  }
}

/** The list with these items at its start, each once. */
export const withFirst = (items: readonly string[], ...first: readonly string[]): string[] => [
  ...new Set([...first, ...items]),
];

/** The list on this device and its setter, which gets the list as it is then; an empty one leaves nothing behind. */
export function useStoredList({ key, pattern, maximum }: StoredList) {
  const { local } = usePlatform();
  const text = useSyncExternalStore(
    subscribe,
    () => local.getItem(key),
    () => null,
  );
  const change = useCallback(
    (next: (items: string[]) => readonly string[]) => {
      const items = next(itemsIn(local.getItem(key), { pattern, maximum })).slice(0, maximum);
      if (items.length === 0) local.removeItem(key);
      else local.setItem(key, JSON.stringify(items));
      for (const listener of listeners) listener();
    },
    [local, key, pattern, maximum],
  );
  return [itemsIn(text, { pattern, maximum }), change] as const;
}
