import type { PendingWriteStorage } from './tab-storage.ts';

/** Writes with an unknown outcome and their idempotency keys. */
export type PendingWrites<Variables> = {
  /**
   * Returns the last write with an unknown outcome, or null if there is none.
   * @param parse validates stored variables; returns null for a value that is not `Variables`
   */
  getLatest(parse: (stored: unknown) => Variables | null): Variables | null;
  /** Returns the key of an earlier attempt at the same write, or stores a new key. */
  getKey(variables: Variables): string;
  /** Drops a write whose outcome is known or that the member abandoned. The next attempt is a new write. */
  settle(variables: Variables): void;
};

export type PendingWritesOptions = {
  storage: PendingWriteStorage;
  /** Identifies the member and the target of a write, such as `invest:mem_1:ast_2`. */
  scope: string;
  /** Usually `client.createIdempotencyKey`. */
  createKey: () => string;
};

type Entry = { key: string; variables: unknown };

/**
 * Keeps the keys of pending writes in a storage area. Each key is stored before it is first sent and survives a reload,
 * so a second attempt after a lost response cannot take effect twice (decision 25).
 */
export function createPendingWrites<Variables>({
  storage,
  scope,
  createKey,
}: PendingWritesOptions): PendingWrites<Variables> {
  const name = `pending-writes:${scope}`;
  const read = (): Entry[] => parseEntries(storage.getItem(name));
  const write = (entries: Entry[]) =>
    entries.length > 0 ? storage.setItem(name, JSON.stringify(entries)) : storage.removeItem(name);
  const getOthers = (variables: Variables) => read().filter((entry) => !isSame(entry.variables, variables));
  return {
    getLatest(parse) {
      const last = read().at(-1);
      return last ? parse(last.variables) : null;
    },
    getKey(variables) {
      const key = read().find((entry) => isSame(entry.variables, variables))?.key ?? createKey();
      write([...getOthers(variables), { key, variables }]);
      return key;
    },
    settle: (variables) => write(getOthers(variables)),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function parseEntries(text: string | null): Entry[] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'variables' in value
  );
}
