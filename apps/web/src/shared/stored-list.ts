import { useCallback } from 'react';
import { useBrowserValue } from '@/design';
import { usePlatform } from './platform.ts';

/** A short list of strings that is stored only on this device. */
export type StoredList = {
  /** Local storage key. */
  key: string;
  /** Matches valid items. Invalid items in the storage are omitted. */
  pattern: RegExp;
  /** Max number of stored items. */
  maximum: number;
};

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Called when another tab has changed the list.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Parses a stored value, which can be anything. */
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

/** Returns the list with these items at the front, without duplicates. */
export const withFirst = (items: readonly string[], ...first: readonly string[]): string[] => [
  ...new Set([...first, ...items]),
];

/** Returns the list and a function that updates it from the current list. An empty list is removed from the storage. */
export function useStoredList({ key, pattern, maximum }: StoredList) {
  const { local } = usePlatform();
  const text = useBrowserValue(subscribe, () => local.getItem(key), null);
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
