import type { KeyValueStorage, StorageChanges } from '@gli/session';

type StoredStateOptions<Value> = {
  storage: KeyValueStorage;
  key: string;
  /** Parses a stored JSON value, which can be anything. */
  parse: (stored: unknown) => Value;
  /** True if the value is empty and has to be removed from the storage. */
  isEmpty: (value: Value) => boolean;
  /** Reports changes made by other tabs. */
  changes?: StorageChanges;
};

/** Creates a stored value that is read once, written on every change, and updated when another tab changes it. */
export function createStoredState<Value>(options: StoredStateOptions<Value>) {
  const { storage, key, parse, isEmpty, changes } = options;
  const listeners = new Set<() => void>();
  let text = storage.getItem(key);
  let value = parse(parseJson(text));

  /** Reads the storage again if its text has changed. */
  const read = () => {
    const stored = storage.getItem(key);
    if (stored === text) return;
    text = stored;
    value = parse(parseJson(stored));
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  changes?.((changed) => {
    if (changed !== null && changed !== key) return;
    const before = value;
    read();
    if (value !== before) notify();
  });

  return {
    get: (): Value => value,
    /** Updates the value currently in storage, so that changes from two tabs are both kept. */
    update(change: (value: Value) => Value): void {
      const before = value;
      read();
      value = change(value);
      text = isEmpty(value) ? null : JSON.stringify(value);
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      if (value !== before) notify();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type StoredState<Value> = ReturnType<typeof createStoredState<Value>>;

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
