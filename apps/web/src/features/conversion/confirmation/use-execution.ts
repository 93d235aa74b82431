import type { ConversionTransaction, GliError } from '@gli/sdk';
import { invalidateAfter, useExecuteConversion } from '@gli/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { usePlatform } from '../../../shared/platform.ts';
import { isRefusal, type UnfinishedConversion, unfinishedConversions } from './unfinished-conversion.ts';

export type Execution = {
  /** What was sent without an answer: in this page, or before a reload. */
  unfinished: UnfinishedConversion | null;
  isSending: boolean;
  /** Why the last try failed; null after a new one began or the member went on. */
  error: GliError | null;
  /** Sends it, again with the same key when it was sent before: it happens once. */
  send: (conversion: UnfinishedConversion) => void;
  /** Leaves an unfinished one as it is. If it had reached the server, the history shows it. */
  giveUp: () => void;
  forgetError: () => void;
};

/** Sends conversions so that a double click, a reload or a lost answer never converts twice (decision 25). */
export function useExecution(
  memberId: string | null,
  onDone: (conversion: ConversionTransaction) => void,
): Execution {
  const { perTab } = usePlatform();
  const queryClient = useQueryClient();
  const store = useMemo(
    () => (memberId === null ? null : unfinishedConversions(perTab, memberId)),
    [perTab, memberId],
  );
  const [seen, setSeen] = useState({ store, unfinished: store?.read() ?? null });
  // Another member's are in another place.
  if (seen.store !== store) setSeen({ store, unfinished: store?.read() ?? null });
  // Never kept back until there is a connection: nothing may be converted after the member has turned away.
  const execute = useExecuteConversion({ mutation: { networkMode: 'always' } });

  const settle = (conversion: UnfinishedConversion) => {
    store?.settle(conversion);
    setSeen({ store, unfinished: null });
  };
  const send = (conversion: UnfinishedConversion) => {
    if (!store || execute.isPending) return;
    const key = store.begin(conversion);
    execute.mutate(
      { data: conversion.body, headers: { 'Idempotency-Key': key } },
      {
        onSuccess: (made) => {
          settle(conversion);
          onDone(made);
        },
        onError: (error) => {
          if (isRefusal(error)) settle(conversion);
          else setSeen({ store, unfinished: conversion });
        },
      },
    );
  };
  return {
    unfinished: seen.unfinished,
    isSending: execute.isPending,
    error: execute.error,
    send,
    giveUp: () => {
      if (seen.unfinished) settle(seen.unfinished);
      execute.reset();
      void invalidateAfter(queryClient, 'executeConversion');
    },
    forgetError: () => execute.reset(),
  };
}
