import type { StorageChanges } from '../other-tabs.ts';
import type { KeyValueStorage } from '../resilient-storage.ts';

export type FakeTab = {
  readonly local: KeyValueStorage;
  readonly session: KeyValueStorage;
  readonly storageChanges: StorageChanges;
};

/** A browser whose tabs share one local storage and notify each other asynchronously, as real ones do. */
export function createFakeBrowser(initial: Record<string, string> = {}) {
  const shared = new Map(Object.entries(initial));
  const listeners = new Map<FakeTab, Set<(key: string | null) => void>>();

  function openTab(): FakeTab {
    const own = new Set<(key: string | null) => void>();
    const notify = (key: string, before: string | undefined) => {
      if (shared.get(key) === before) return;
      for (const [other, tabListeners] of listeners) {
        if (other !== tab) for (const listener of tabListeners) queueMicrotask(() => listener(key));
      }
    };
    const tab: FakeTab = {
      local: {
        getItem: (key) => shared.get(key) ?? null,
        setItem(key, value) {
          const before = shared.get(key);
          shared.set(key, value);
          notify(key, before);
        },
        removeItem(key) {
          const before = shared.get(key);
          shared.delete(key);
          notify(key, before);
        },
      },
      session: mapStorage(new Map()),
      storageChanges(listener) {
        own.add(listener);
        return () => own.delete(listener);
      },
    };
    listeners.set(tab, own);
    return tab;
  }

  return { openTab, stored: shared };
}

export function mapStorage(map: Map<string, string>): KeyValueStorage {
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}
