import { useMemo, useRef, useState } from 'react';
import { usePlatform } from '../platform.ts';
import { isSettledBy } from './is-settled-by.ts';
import { pendingWrites } from './pending-writes.ts';

type IdempotentMutation<Variables, Data> = {
  /** Whose write, and to what: `invest:mem_1:ast_2`. Null while nothing can be sent. */
  scope: string | null;
  /** Sends it; hooks of writes that move value take this key. */
  send: (variables: Variables, idempotencyKey: string) => Promise<Data>;
  /** Reads variables that were stored before a reload. Without it nothing is offered again after one. */
  parse?: (stored: unknown) => Variables | null;
};

const parsesNothing = () => null;

/**
 * A write that moves value, sent so that a double click, a reload or a lost response never has its effect twice. The
 * same variables are sent under the same key until the outcome is known (decision 25).
 */
export function useIdempotentMutation<Variables extends NonNullable<unknown>, Data>({
  scope,
  send,
  parse = parsesNothing,
}: IdempotentMutation<Variables, Data>) {
  const { perTab } = usePlatform();
  const writes = useMemo(
    () => (scope === null ? null : pendingWrites(perTab, scope, parse)),
    [perTab, scope, parse],
  );
  const [seen, setSeen] = useState<{ writes: typeof writes; pending: Variables | null }>({
    writes,
    pending: writes?.latest() ?? null,
  });
  if (seen.writes !== writes) setSeen({ writes, pending: writes?.latest() ?? null });
  const isInFlight = useRef(false);

  const settle = (variables: Variables) => {
    writes?.settle(variables);
    setSeen({ writes, pending: writes?.latest() ?? null });
  };
  return {
    /** What was sent without a known outcome: in this page, or before a reload. */
    pending: seen.pending,
    /**
     * Sends a write, under the key of an earlier try at the same one. Undefined when one is in flight already or there
     * is no scope.
     * @throws what `send` throws
     */
    async mutate(variables: Variables): Promise<Data | undefined> {
      if (!writes || isInFlight.current) return undefined;
      isInFlight.current = true;
      try {
        const data = await send(variables, writes.keyFor(variables));
        settle(variables);
        return data;
      } catch (error) {
        if (isSettledBy(error)) settle(variables);
        else setSeen({ writes, pending: variables });
        throw error;
      } finally {
        isInFlight.current = false;
      }
    },
    /** Leaves a pending write as it is. If it had reached the server, its effect shows elsewhere. */
    abandon() {
      if (seen.pending !== null) settle(seen.pending);
    },
  };
}
