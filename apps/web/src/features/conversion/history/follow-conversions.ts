import { getConversionPollMs } from '@gli/domain';
import type { ConversionTransaction } from '@gli/sdk';
import { invalidateAfter, useGetConversionTransaction } from '@gli/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { toServerTime } from '@/data';

/** Refetches balances and lists when a pending conversion completes or fails. */
export function useSettled(conversions: readonly ConversionTransaction[] | undefined): void {
  const client = useQueryClient();
  const pending = useRef(new Set<string>());
  useEffect(() => {
    if (!conversions) return;
    const isSettled = conversions.some(({ id, status }) => status !== 'pending' && pending.current.has(id));
    pending.current = new Set(conversions.filter(({ status }) => status === 'pending').map(({ id }) => id));
    if (isSettled) void invalidateAfter(client, 'executeConversion');
  }, [client, conversions]);
}

/** Follows one of the member's conversions until it completes. */
export function useConversion(id: string) {
  const conversion = useGetConversionTransaction(
    { id },
    {
      query: {
        refetchInterval: ({ state }) =>
          getConversionPollMs(state.data ? [state.data] : [], toServerTime(state.dataUpdatedAt)),
      },
    },
  );
  useSettled(useMemo(() => conversion.data && [conversion.data], [conversion.data]));
  return conversion;
}
