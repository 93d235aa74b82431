import { type QueryClient, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { OperationError } from '../operations/operation.ts';
import { useGliClient } from './client-context.ts';
import { type Callable, type OperationQueryKey, queryOf } from './query-factory.ts';

/** What a hook takes as `query`: options of `useQuery`, in place of those that the operation has. */
export type QueryHookOptions<Data, Selected = Data> = Partial<
  UseQueryOptions<Data, OperationError, Selected, OperationQueryKey>
>;

export type HookParameters<Params, Options> =
  Record<never, never> extends Params
    ? [params?: Params | undefined, options?: Options | undefined, queryClient?: QueryClient]
    : [params: Params, options?: Options | undefined, queryClient?: QueryClient];

/** `useQuery` with the query options of an operation and the client of the nearest `<GliProvider>`. */
export type QueryHook<Params, Data> = <Selected = Data>(
  ...given: HookParameters<Params, { query?: QueryHookOptions<Data, Selected> }>
) => UseQueryResult<Selected, OperationError>;

export function queryHook<Params, Data>(operation: Callable<Params, Data>): QueryHook<Params, Data> {
  return (...[params, options, queryClient]) =>
    useQuery({ ...queryOf(operation, useGliClient(), params ?? {}), ...options?.query }, queryClient);
}
