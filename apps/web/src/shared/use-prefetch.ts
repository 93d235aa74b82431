import { type QueryKey, skipToken, type UseQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Asks for what the next screen will show first, unless that is here or on its way already. */
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
