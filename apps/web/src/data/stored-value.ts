import { browserStorageChanges, type KeyValueStorage } from '@gli/session';
import { useBrowserValue } from '@gli/ui';
import { useMemo } from 'react';
import { usePlatform } from './platform.ts';

/** A value that is stored as JSON in this browser. */
export type StoredValue<Value> = {
  key: string;
  /** `local` is shared by all tabs. `perTab` lasts until the tab is closed. Default: `local`. */
  area?: 'local' | 'perTab';
  /** Parses a stored JSON value, which may be of any type. */
  parse: (stored: unknown) => Value;
  /** True if the value is empty, so that it is removed from the storage. */
  isEmpty: (value: Value) => boolean;
};

const listeners = new Set<() => void>();

/** Calls the listener after every change, including those made by other tabs. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = browserStorageChanges(window)(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

/** Returns functions that read and update a stored value. */
export function createStore<Value>(storage: KeyValueStorage, { key, parse, isEmpty }: StoredValue<Value>) {
  const get = () => parse(parseJson(storage.getItem(key)));
  return {
    get,
    /** Updates the value currently in storage, so that changes from two tabs are both kept. */
    update(change: (value: Value) => Value): void {
      const value = change(get());
      if (isEmpty(value)) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(value));
      for (const listener of listeners) listener();
    },
  };
}

/**
 * Returns a stored value with functions that read and update it. Re-renders when it changes in any tab.
 * @param stored must always be the same object
 */
export function useStored<Value>(stored: StoredValue<Value>) {
  const { [stored.area ?? 'local']: storage } = usePlatform();
  const text = useBrowserValue(subscribe, () => storage.getItem(stored.key), null);
  const value = useMemo(() => stored.parse(parseJson(text)), [stored, text]);
  const store = useMemo(() => createStore(storage, stored), [storage, stored]);
  return { value, ...store };
}

/** Returns text that is saved in this browser, and a function that saves another one. */
export function useSavedText(name: string): [saved: string, save: (text: string) => void] {
  const { local } = usePlatform();
  const key = `saved:${name}`;
  const save = (text: string) => (text === '' ? local.removeItem(key) : local.setItem(key, text));
  return [local.getItem(key) ?? '', save];
}

/** Creates a short stored list of strings. Stored items that do not match the pattern are omitted. */
export const storedList = (
  key: string,
  pattern: RegExp,
  maximum: number,
): StoredValue<readonly string[]> => ({
  key,
  parse: (stored) => {
    if (!Array.isArray(stored)) return [];
    const items = stored.filter((item): item is string => typeof item === 'string' && pattern.test(item));
    return [...new Set(items)].slice(0, maximum);
  },
  isEmpty: (items) => items.length === 0,
});

/** Returns the list with the given items at the front, without duplicates. */
export const withFirst = (items: readonly string[], ...first: readonly string[]): string[] => [
  ...new Set([...first, ...items]),
];

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
