import type { KeyValueStorage } from '@gli/session';

/** Idempotency keys of writes whose outcome is not known. */
export type PendingWrites<Variables> = {
  /** The last write whose outcome is not known; null for none, or none that can be read. */
  latest(): Variables | null;
  /** The key to send a write with: that of an earlier try at exactly the same, or a new one. */
  keyFor(variables: Variables): string;
  /** The outcome is known, or the member gave the write up: the next one is new. */
  settle(variables: Variables): void;
};

type Entry = { key: string; variables: unknown };

/**
 * Keeps the keys of unsettled writes in this tab's storage. A key is stored before its first send and survives a
 * reload, so sending again after a lost response cannot take effect twice (decision 25).
 * @param scope whose write, and to what: `invest:mem_1:ast_2`
 * @param parse reads what was stored; null for something that is not `Variables`
 */
export function pendingWrites<Variables>(
  storage: KeyValueStorage,
  scope: string,
  parse: (stored: unknown) => Variables | null,
  newKey: () => string = () => crypto.randomUUID(),
): PendingWrites<Variables> {
  const name = `pending-writes:${scope}`;
  const read = (): Entry[] => entriesIn(storage.getItem(name));
  const write = (entries: Entry[]) =>
    entries.length > 0 ? storage.setItem(name, JSON.stringify(entries)) : storage.removeItem(name);
  const others = (variables: Variables) => read().filter((entry) => !isSame(entry.variables, variables));
  return {
    latest() {
      const last = read().at(-1);
      return last ? parse(last.variables) : null;
    },
    keyFor(variables) {
      const key = read().find((entry) => isSame(entry.variables, variables))?.key ?? newKey();
      write([...others(variables), { key, variables }]);
      return key;
    },
    settle: (variables) => write(others(variables)),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function entriesIn(text: string | null): Entry[] {
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
