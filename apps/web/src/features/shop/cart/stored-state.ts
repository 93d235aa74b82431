import type { KeyValueStorage, StorageChanges } from '@gli/session';

type StoredStateOptions<Value> = {
  storage: KeyValueStorage;
  key: string;
  /** Reads what JSON gave; anything at all may have been stored. */
  parse: (stored: unknown) => Value;
  /** What needs no place in the storage. */
  isEmpty: (value: Value) => boolean;
  /** Where other tabs change the same storage. */
  changes?: StorageChanges;
};

/** A value that is kept in a storage: read once, written with every change, followed where other tabs change it. */
export function createStoredState<Value>(options: StoredStateOptions<Value>) {
  const { storage, key, parse, isEmpty, changes } = options;
  const listeners = new Set<() => void>();
  let text = storage.getItem(key);
  let value = parse(jsonOf(text));

  /** Takes over what is stored, where it is something else than what is known. */
  const read = () => {
    const stored = storage.getItem(key);
    if (stored === text) return;
    text = stored;
    value = parse(jsonOf(stored));
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  changes?.((changed) => {
    if (changed !== null && changed !== key) return;
    const before = value;
    read();
    if (value !== before) tell();
  });

  return {
    get: (): Value => value,
    /** Changes what is stored at this moment, so that no tab's change is lost to another's. */
    update(change: (value: Value) => Value): void {
      const shown = value;
      read();
      value = change(value);
      text = isEmpty(value) ? null : JSON.stringify(value);
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      if (value !== shown) tell();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type StoredState<Value> = {
  get: () => Value;
  update: (change: (value: Value) => Value) => void;
  subscribe: (listener: () => void) => () => void;
};

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
