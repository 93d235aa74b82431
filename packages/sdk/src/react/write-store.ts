import type { PendingWriteStorage } from './tab-storage.ts';
import { getFailedOutcome, type WriteOutcome } from './write-outcome.ts';

/**
 * State of a member's last write to one target. `unknown` means that it may have taken effect. The server is then read
 * until the outcome is known: `reading`, `not_found` if it has nothing with the write's key, or `unavailable` if the hook has
 * no `find`.
 */
export type WriteState<Variables, Data> =
  | { status: 'idle' }
  | { status: 'sending'; variables: Variables }
  | { status: 'done'; variables: Variables; data: Data }
  | { status: 'rejected'; variables: Variables; error: unknown }
  | {
      status: 'unknown';
      variables: Variables;
      idempotencyKey: string;
      lookup: 'reading' | 'not_found' | 'unavailable';
    };

/** A write that was sent and has an unknown outcome. */
export type PendingWrite = { scope: string; idempotencyKey: string; variables: unknown };

type State = WriteState<unknown, unknown>;
type Entry = { key: string; variables: unknown };
type Stored = { memberId: string; writes: Record<string, Entry> };

/** Key in the storage. It holds the writes of one member. */
export const PENDING_WRITES_KEY = 'pending-writes';

const IDLE: State = { status: 'idle' };

/**
 * The writes of a storage area, which all components share. Each key is stored before it is first sent, so it survives a
 * reload. Only `send` sends (decision 25).
 */
export type WriteStore = ReturnType<typeof createWriteStore>;

function createWriteStore(storage: PendingWriteStorage) {
  /** States by member and scope. A state that is missing follows from the storage. */
  const states = new Map<string, State>();
  const listeners = new Set<() => void>();
  /** Number of mounted components by member and scope. */
  const watchers = new Map<string, number>();
  let version = 0;

  const notify = () => {
    version += 1;
    for (const listener of [...listeners]) listener();
  };
  const read = (): Stored | null => parseStored(storage.getItem(PENDING_WRITES_KEY));
  const getEntry = (memberId: string, scope: string): Entry | null => {
    const stored = read();
    return stored?.memberId === memberId ? (stored.writes[scope] ?? null) : null;
  };
  /** Stores a member's write, or deletes it. Storing ends the writes of any other member. */
  const setEntry = (memberId: string, scope: string, entry: Entry | null) => {
    const stored = read();
    if (entry === null && stored?.memberId !== memberId) return;
    const { [scope]: _, ...others } = stored?.memberId === memberId ? stored.writes : {};
    const writes = entry === null ? others : { ...others, [scope]: entry };
    if (Object.keys(writes).length === 0) storage.removeItem(PENDING_WRITES_KEY);
    else storage.setItem(PENDING_WRITES_KEY, JSON.stringify({ memberId, writes }));
  };
  const setState = (memberId: string, scope: string, state: State) => {
    const id = toId(memberId, scope);
    // The result of a write whose page was left is not shown on the next page.
    const isLeft = isResult(state) && !watchers.has(id);
    if (state.status === 'idle' || isLeft) states.delete(id);
    else states.set(id, state);
    notify();
  };

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Changes with each state. */
    getVersion: () => version,
    /** Keeps a result until all components that show it have unmounted. Returns a function that ends this. */
    watch(memberId: string, scope: string): () => void {
      const id = toId(memberId, scope);
      watchers.set(id, (watchers.get(id) ?? 0) + 1);
      return () => {
        const left = (watchers.get(id) ?? 1) - 1;
        if (left > 0) watchers.set(id, left);
        else watchers.delete(id);
        const state = states.get(id);
        if (left === 0 && state && isResult(state)) setState(memberId, scope, IDLE);
      };
    },
    /** @param parse validates stored variables, or returns null */
    getState(memberId: string, scope: string, parse: (stored: unknown) => unknown): State {
      const id = toId(memberId, scope);
      const known = states.get(id);
      if (known) return known;
      const entry = getEntry(memberId, scope);
      const variables = entry && parse(entry.variables);
      if (!entry || variables === null) return IDLE;
      const state: State = { status: 'unknown', variables, idempotencyKey: entry.key, lookup: 'reading' };
      states.set(id, state);
      return state;
    },
    /**
     * Sends a write. If the same variables are pending, the key is the same. Other variables end the pending write.
     * Returns undefined and sends nothing while another write is in flight.
     */
    async send<Data>(
      { memberId, scope, createKey }: { memberId: string; scope: string; createKey: () => string },
      variables: unknown,
      call: (idempotencyKey: string) => Promise<Data>,
    ): Promise<WriteOutcome<Data> | undefined> {
      const id = toId(memberId, scope);
      if (states.get(id)?.status === 'sending') return undefined;
      const pending = getEntry(memberId, scope);
      const isRepeat = pending !== null && isSame(pending.variables, variables);
      const idempotencyKey = isRepeat ? pending.key : createKey();
      setEntry(memberId, scope, { key: idempotencyKey, variables });
      const sending: State = { status: 'sending', variables };
      setState(memberId, scope, sending);
      const outcome = await call(idempotencyKey).then(
        (data): WriteOutcome<Data> => ({ status: 'done', data }),
        (error: unknown) => getFailedOutcome(error, isRepeat),
      );
      // The member may have logged out in the meantime, which ends the write.
      if (states.get(id) !== sending) return outcome;
      if (outcome.status !== 'unknown') setEntry(memberId, scope, null);
      setState(
        memberId,
        scope,
        outcome.status === 'unknown'
          ? { ...outcome, variables, idempotencyKey, lookup: 'reading' }
          : { ...outcome, variables },
      );
      return outcome;
    },
    /** Reports what reading has found for an unknown write: its result, or null. */
    setFound(memberId: string, scope: string, idempotencyKey: string, data: unknown): void {
      const state = states.get(toId(memberId, scope));
      if (state?.status !== 'unknown' || state.idempotencyKey !== idempotencyKey) return;
      if (data === null && state.lookup === 'not_found') return;
      if (data !== null) setEntry(memberId, scope, null);
      setState(
        memberId,
        scope,
        data === null
          ? { ...state, lookup: 'not_found' }
          : { status: 'done', variables: state.variables, data },
      );
    },
    /** Ends a write, unless it is in flight. */
    drop(memberId: string, scope: string): void {
      if (states.get(toId(memberId, scope))?.status === 'sending') return;
      setEntry(memberId, scope, null);
      setState(memberId, scope, IDLE);
    },
    /** Forgets a result that a page has shown. A write with an unknown outcome is kept. */
    forgetResult(memberId: string, scope: string): void {
      const state = states.get(toId(memberId, scope));
      if (state && isResult(state)) setState(memberId, scope, IDLE);
    },
    list(memberId: string): PendingWrite[] {
      const stored = read();
      if (stored?.memberId !== memberId) return [];
      return Object.entries(stored.writes).map(([scope, { key, variables }]) => ({
        scope,
        idempotencyKey: key,
        variables,
      }));
    },
    /** Ends all writes, except one member's writes if given. */
    clear(exceptMemberId: string | null): void {
      const stored = read();
      if (stored && stored.memberId !== exceptMemberId) storage.removeItem(PENDING_WRITES_KEY);
      const kept = exceptMemberId === null ? null : toId(exceptMemberId, '');
      for (const id of [...states.keys()]) if (kept === null || !id.startsWith(kept)) states.delete(id);
      notify();
    },
  };
}

const stores = new WeakMap<PendingWriteStorage, WriteStore>();

/** Returns the store of a storage area. */
export function getWriteStore(storage: PendingWriteStorage): WriteStore {
  const store = stores.get(storage) ?? createWriteStore(storage);
  stores.set(storage, store);
  return store;
}

/**
 * Ends the pending writes in a storage area: after a deliberate logout, or when another member logs in.
 * `<GliProvider>` does it, unless `followsSession` is false. Keep them when a session expires, so that the member learns
 * the outcome after the next login.
 *
 * @param exceptMemberId member whose writes are kept
 */
export function clearPendingWrites(storage: PendingWriteStorage, exceptMemberId: string | null = null): void {
  getWriteStore(storage).clear(exceptMemberId);
}

const isResult = ({ status }: State) => status === 'done' || status === 'rejected';

const toId = (memberId: string, scope: string) => `${memberId} ${scope}`;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function parseStored(text: string | null): Stored | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored) || typeof stored.memberId !== 'string' || !isRecord(stored.writes)) return null;
    const writes: Record<string, Entry> = {};
    for (const [scope, entry] of Object.entries(stored.writes)) if (isEntry(entry)) writes[scope] = entry;
    return { memberId: stored.memberId, writes };
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) && typeof value.key === 'string' && 'variables' in value;
