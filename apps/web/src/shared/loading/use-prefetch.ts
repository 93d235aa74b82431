import { type QueryKey, skipToken, type UseQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Fetches what the next screen shows first, unless it is cached or in flight. */
export function usePrefetch<Data, Failure>({
  queryKey,
  queryFn,
}: UseQueryOptions<Data, Failure, Data, QueryKey>): void {
  const client = useQueryClient();
  useEffect(() => {
    if (queryFn === undefined || queryFn === skipToken || client.getQueryState(queryKey)) return;
    void client.prefetchQuery({ queryKey, queryFn });
  }, [client, queryKey, queryFn]);
}
