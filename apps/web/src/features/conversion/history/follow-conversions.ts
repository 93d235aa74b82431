import { getConversionPollMs } from '@gli/domain';
import type { ConversionTransaction, ListConversionHistoryQuery } from '@gli/sdk';
import { invalidateAfter, useGetConversionTransaction, useListConversionHistory } from '@gli/sdk/react';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { toServerTime } from '@/data';

/** Number of conversions per page of the history. */
export const PAGE_SIZE = 10;

/** Refetches balances and lists when a pending conversion completes or fails. */
function useSettled(conversions: readonly ConversionTransaction[] | undefined): void {
  const client = useQueryClient();
  const pending = useRef(new Set<string>());
  useEffect(() => {
    if (!conversions) return;
    const isSettled = conversions.some(({ id, status }) => status !== 'pending' && pending.current.has(id));
    pending.current = new Set(conversions.filter(({ status }) => status === 'pending').map(({ id }) => id));
    if (isSettled) void invalidateAfter(client, 'executeConversion');
  }, [client, conversions]);
}

/** Follows a page of the member's conversions until all of them are final. */
export function useConversions(query: ListConversionHistoryQuery) {
  const history = useListConversionHistory(query, {
    query: {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        getConversionPollMs(state.data?.results ?? [], toServerTime(state.dataUpdatedAt)),
    },
  });
  useSettled(history.data?.results);
  return history;
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
