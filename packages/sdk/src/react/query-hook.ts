import { type QueryClient, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { OperationError } from '../operations/operation.ts';
import { useGliClient } from './client-context.ts';
import { type Callable, createQuery, type OperationQueryKey } from './query-factory.ts';

/** The `query` argument of a hook: `useQuery` options that override the operation's. */
export type QueryHookOptions<Data, Selected = Data> = Partial<
  UseQueryOptions<Data, OperationError, Selected, OperationQueryKey>
>;

export type QueryOption<Data, Selected = Data> = {
  /** Options of `useQuery`, such as `enabled` and `select`. Default: the operation's key, function and `retry: false`. */
  query?: QueryHookOptions<Data, Selected>;
};

export type HookParameters<Params, Options> =
  Record<never, never> extends Params
    ? [params?: Params | undefined, options?: Options | undefined, queryClient?: QueryClient]
    : [params: Params, options?: Options | undefined, queryClient?: QueryClient];

/** `useQuery` with the operation's query options and the client of the nearest `<GliProvider>`. */
export type QueryHook<Params, Data> = <Selected = Data>(
  ...given: HookParameters<Params, QueryOption<Data, Selected>>
) => UseQueryResult<Selected, OperationError>;

export function queryHook<Params, Data>(operation: Callable<Params, Data>): QueryHook<Params, Data> {
  return (...[params, { query = {} } = {}, queryClient]) => {
    const own = createQuery(operation, useGliClient(), params ?? {});
    // A query whose id is missing stays disabled.
    return useQuery({ ...own, ...query, enabled: own.enabled && (query.enabled ?? true) }, queryClient);
  };
}
