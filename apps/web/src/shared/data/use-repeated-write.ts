import { type IdempotentMutationOptions, invalidateAfter, useIdempotentMutation } from '@gli/sdk/react';
import { type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { REPEAT_MS, useRepeat } from './use-repeat.ts';

type RepeatedWriteOptions<Input, Output, Failure> = IdempotentMutationOptions<Input, Output> & {
  operation: Parameters<typeof invalidateAfter>[1];
  /** Result of the generated hook that `send` uses. */
  mutation: Pick<UseMutationResult<Output, Failure, never>, 'isPending' | 'error' | 'reset'>;
  /** True to repeat a pending write even after a reload, instead of letting the member decide. */
  repeatsAfterReload?: boolean;
  /** Called with the result, unless the member has left the page. */
  onDone: (result: Output) => void;
};

/**
 * Sends a write that moves value. A double click, a reload or a lost response never repeats its effect
 * (decision 25). A page that has lost the response repeats the write until its outcome is known.
 */
export function useRepeatedWrite<Input extends NonNullable<unknown>, Output, Failure>({
  operation,
  mutation: { isPending, error, reset },
  repeatsAfterReload = false,
  onDone,
  ...options
}: RepeatedWriteOptions<Input, Output, Failure>) {
  const queryClient = useQueryClient();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const { pending, mutate, abandon } = useIdempotentMutation(options);
  const send = async (input: Input) => {
    // If the write fails, `error` has the reason.
    const result = await mutate(input).catch(() => undefined);
    if (result && isMounted.current) onDone(result);
  };
  useRepeat(
    pending !== null && !isPending && (repeatsAfterReload || error !== null),
    () => pending !== null && void send(pending),
    error === null ? 0 : REPEAT_MS,
  );
  return {
    /** Input that was sent and has an unknown outcome, from this page or from before a reload. */
    pending,
    isSending: isPending,
    /** True while the pending write is repeated until its outcome is known. */
    isChecking: pending !== null && (isPending || error !== null),
    /** Reason why the last attempt was rejected. */
    error: pending === null ? error : null,
    /** Sends an input. Until the outcome is known, sending it again has no further effect. */
    send: (input: Input) => void send(input),
    /** Forgets a pending write. If it reached the server, refetched data includes it. */
    abandon() {
      abandon();
      reset();
      void invalidateAfter(queryClient, operation);
    },
    clearError: reset,
  };
}
