import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { PendingWriteStorageContext, useGliClient } from './client-context.ts';
import { invalidateAfter } from './invalidation.ts';
import type { MutationId } from './stale-after.ts';
import type { WriteOutcome } from './write-outcome.ts';
import { getWriteStore, type PendingWrite, type WriteState } from './write-store.ts';

/** Pause between two reads of a write with an unknown outcome, in ms. */
const READ_PAUSE_MS = 3_000;

/** Pause between two reads of a write that was not found, in ms. Another tab may send it again. */
const NOT_FOUND_PAUSE_MS = 15_000;

/**
 * Time for which reads must find nothing before a write counts as not found, in ms. The write may still be in progress,
 * or on its way to the server.
 */
const ARRIVAL_MS = 10_000;

export type IdempotentMutationOptions<Variables, Data> = {
  /** Member who writes. Null while nothing may be sent. Another member's pending writes end when this one writes. */
  memberId: string | null;
  /** Identifies the write and its target, such as `invest:ast_2`. */
  scope: string;
  /** Sends the write with this key. Variables must be serializable as JSON. */
  send: (variables: Variables, idempotencyKey: string) => Promise<Data>;
  /**
   * Reads what the write with this key has made, or null if there is nothing. It must not write. Lists of investments,
   * conversions and orders can be filtered by `idempotency_key`. Default: the state of an unknown write is `unavailable`.
   */
  find?: ((idempotencyKey: string, variables: Variables) => Promise<Data | null | undefined>) | undefined;
  /**
   * Validates variables stored before a reload. Returns null for a value that is not `Variables`. Default: a write from
   * before a reload is ignored.
   */
  parse?: ((stored: unknown) => Variables | null) | undefined;
  /**
   * Operation of the write. When reading finds its result, the queries that it changes are invalidated. Default: none are
   * invalidated.
   */
  operation?: MutationId | undefined;
};

export type IdempotentMutation<Variables, Data> = {
  /** State of the last write, including one with an unknown outcome from before a reload. */
  state: WriteState<Variables, Data>;
  /**
   * Sends a write. A click must call it, because nothing else sends. Variables that are pending are sent with the same key.
   * Other variables end the pending write. Never rejects. Resolves to undefined if nothing was sent, because another
   * write is in flight or there is no member.
   */
  mutate: (variables: Variables) => Promise<WriteOutcome<Data> | undefined>;
  /** Sends the pending write again, with its key. It takes effect once. */
  sendAgain: () => Promise<WriteOutcome<Data> | undefined>;
  /** Ends the pending write. Its key is dropped. */
  drop: () => void;
  /** Forgets the result. A write with an unknown outcome is kept. */
  reset: () => void;
};

/**
 * A write that moves value. It is sent only by `mutate` and `sendAgain`, and takes effect once, even after a double
 * click, a reload or a lost response. If its outcome is unknown, the server is read with `find` until it is known. Keys
 * are stored by `<GliProvider>`.
 *
 * ```tsx
 * const { mutateAsync } = useInvestInRwaAsset();
 * const client = useGliClient();
 * const { state, mutate, sendAgain, drop } = useIdempotentMutation({
 *   memberId,
 *   scope: `invest:${id}`,
 *   parse: (stored) => (typeof stored === 'string' ? stored : null),
 *   send: (amount: string, idempotencyKey) =>
 *     mutateAsync({ id, body: { amount, accepted_risk: true }, idempotencyKey }),
 *   find: async (key) => (await listInvestments(client, { idempotency_key: key })).results[0],
 * });
 * ```
 */
export function useIdempotentMutation<Variables extends NonNullable<unknown>, Data>(
  options: IdempotentMutationOptions<Variables, Data>,
): IdempotentMutation<Variables, Data> {
  const { memberId, scope, operation, send, find, parse = parseNothing } = options;
  const { createIdempotencyKey: createKey } = useGliClient();
  const queryClient = useQueryClient();
  const store = getWriteStore(useContext(PendingWriteStorageContext));
  // A server has no storage, so hydration also starts without a pending write.
  const known = useSyncExternalStore(
    store.subscribe,
    () => (memberId === null ? IDLE : store.getState(memberId, scope, parse)),
    getIdle,
  );
  const canFind = find !== undefined;
  const state = useMemo(() => {
    // Type boundary: the same hook has written the state of this scope, and `parse` has checked what was stored.
    const typed = known as WriteState<Variables, Data>;
    return typed.status === 'unknown' && !canFind ? ({ ...typed, lookup: 'unavailable' } as const) : typed;
  }, [known, canFind]);
  useEffect(() => (memberId === null ? undefined : store.watch(memberId, scope)), [store, memberId, scope]);

  const latest = useRef({ options, state });
  useEffect(() => {
    latest.current = { options, state };
  });
  const readKey = state.status === 'unknown' && state.lookup !== 'unavailable' ? state.idempotencyKey : null;
  useEffect(() => {
    if (memberId === null || readKey === null) return;
    const startedAt = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isActive = true;
    const read = async () => {
      const result = await readOnce(latest.current, readKey);
      if (!isActive) return;
      if (result.status === 'found') {
        store.setFound(memberId, scope, readKey, result.data);
        if (latest.current.options.operation)
          void invalidateAfter(queryClient, latest.current.options.operation);
        return;
      }
      const isMissing = result.status === 'nothing' && performance.now() - startedAt >= ARRIVAL_MS;
      if (isMissing) store.setFound(memberId, scope, readKey, null);
      timer = setTimeout(() => void read(), isMissing ? NOT_FOUND_PAUSE_MS : READ_PAUSE_MS);
    };
    void read();
    return () => {
      isActive = false;
      clearTimeout(timer);
    };
  }, [store, queryClient, memberId, scope, readKey]);

  const mutate = async (variables: Variables) =>
    memberId === null
      ? undefined
      : store.send({ memberId, scope, createKey }, variables, (key) => send(variables, key));
  return {
    state,
    mutate,
    sendAgain: async () => (state.status === 'unknown' ? mutate(state.variables) : undefined),
    drop() {
      if (memberId === null) return;
      store.drop(memberId, scope);
      // If the write has arrived after all, the page shows it.
      if (operation) void invalidateAfter(queryClient, operation);
    },
    reset() {
      if (memberId !== null) store.forgetResult(memberId, scope);
    },
  };
}

/**
 * Lists a member's writes with an unknown outcome, from all pages of this tab. A page that shows one reads its outcome
 * with `useIdempotentMutation`.
 */
export function usePendingWrites(memberId: string | null): readonly PendingWrite[] {
  const store = getWriteStore(useContext(PendingWriteStorageContext));
  const version = useSyncExternalStore(store.subscribe, store.getVersion, getNoVersion);
  return memberId === null || version === NO_VERSION ? [] : store.list(memberId);
}

type Reading<Variables, Data> = {
  options: IdempotentMutationOptions<Variables, Data>;
  state: WriteState<Variables, Data>;
};

type ReadResult<Data> = { status: 'found'; data: Data } | { status: 'nothing' } | { status: 'failed' };

async function readOnce<Variables, Data>(
  { options: { find }, state }: Reading<Variables, Data>,
  idempotencyKey: string,
): Promise<ReadResult<Data>> {
  if (state.status !== 'unknown') return { status: 'failed' };
  try {
    const data = await find?.(idempotencyKey, state.variables);
    return data === null || data === undefined ? { status: 'nothing' } : { status: 'found', data };
  } catch {
    // No connection, or the session has expired. The outcome stays unknown.
    return { status: 'failed' };
  }
}

const IDLE = { status: 'idle' } as const;
const NO_VERSION = -1;
const getIdle = () => IDLE;
const getNoVersion = () => NO_VERSION;
const parseNothing = () => null;
