import { useContext, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { PendingWriteStorageContext, useGliClient } from './client-context.ts';
import { isFinalError } from './is-final-error.ts';
import { createPendingWrites } from './pending-writes.ts';

export type IdempotentMutationOptions<Variables, Data> = {
  /** Identifies the member and the target of a write, such as `invest:mem_1:ast_2`. Null while nothing may be sent. */
  scope: string | null;
  /** Sends the write with this key. Variables must be serializable as JSON. */
  send: (variables: Variables, idempotencyKey: string) => Promise<Data>;
  /**
   * Validates variables stored before a reload. Returns null for a value that is not `Variables`. Default: nothing is
   * offered again after a reload.
   */
  parse?: ((stored: unknown) => Variables | null) | undefined;
};

export type IdempotentMutation<Variables, Data> = {
  /** Last write with an unknown outcome, from this page or before a reload. Null if there is none. */
  pending: Variables | null;
  /**
   * Sends a write, with the key of an earlier attempt at the same write if there is one. If another write is in flight
   * or there is no scope, it sends nothing and resolves to undefined.
   * @throws the error of `send`
   */
  mutate: (variables: Variables) => Promise<Data | undefined>;
  /** Drops the pending write. If it has already reached the server, its effect remains. */
  abandon: () => void;
};

/**
 * A write that moves value and takes effect once, even after a double click, a reload or a lost response. The same
 * variables are sent with the same idempotency key until the outcome is known. The keys are stored by `<GliProvider>`.
 *
 * ```tsx
 * const { mutateAsync, error } = useInvestInRwaAsset();
 * const invest = useIdempotentMutation({
 *   scope: `invest:${memberId}:${id}`,
 *   parse: (stored) => (typeof stored === 'string' ? stored : null),
 *   send: (amount: string, idempotencyKey) =>
 *     mutateAsync({ id, body: { amount, accepted_risk: true }, idempotencyKey }),
 * });
 * ```
 */
export function useIdempotentMutation<Variables extends NonNullable<unknown>, Data>({
  scope,
  send,
  parse = parseNothing,
}: IdempotentMutationOptions<Variables, Data>): IdempotentMutation<Variables, Data> {
  const { createIdempotencyKey: createKey } = useGliClient();
  const storage = useContext(PendingWriteStorageContext);
  const writes = useMemo(
    () => (scope === null ? null : createPendingWrites<Variables>({ storage, scope, createKey })),
    [storage, scope, createKey],
  );
  const [seen, setSeen] = useState<{ writes: typeof writes; pending: Variables | null }>({
    writes,
    pending: writes?.getLatest(parse) ?? null,
  });
  if (seen.writes !== writes) setSeen({ writes, pending: writes?.getLatest(parse) ?? null });
  // A server has no storage, so hydration also starts without a pending write.
  const pending = useSyncExternalStore(subscribeToNothing, () => seen.pending, getNothing);
  const isInFlight = useRef(false);

  const settle = (variables: Variables) => {
    writes?.settle(variables);
    setSeen({ writes, pending: writes?.getLatest(parse) ?? null });
  };
  return {
    pending,
    async mutate(variables) {
      if (!writes || isInFlight.current) return undefined;
      isInFlight.current = true;
      try {
        const data = await send(variables, writes.getKey(variables));
        settle(variables);
        return data;
      } catch (error) {
        if (isFinalError(error)) settle(variables);
        else setSeen({ writes, pending: variables });
        throw error;
      } finally {
        isInFlight.current = false;
      }
    },
    abandon() {
      if (pending !== null) settle(pending);
    },
  };
}

const parseNothing = () => null;
const getNothing = () => null;
const subscribeToNothing = () => () => {};
