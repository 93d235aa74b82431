import {
  type QueryClient,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import type { KeyOption } from '../client/call-options.ts';
import type { NoParams, OperationError } from '../operations/operation.ts';
import { useGliClient } from './client-context.ts';
import type { Callable } from './query-factory.ts';
import type { MutationId } from './stale-after.ts';

export type MutationOption<Variables, Data, Context = unknown> = {
  /** Options of `useMutation`, such as `onSuccess`. Default: the operation's key, and the QueryClient's. */
  mutation?: Omit<UseMutationOptions<Data, OperationError, Variables, Context>, 'mutationFn'>;
};

/**
 * `useMutation` for an operation, with the client of the nearest `<GliProvider>`. `mutate` takes the operation's
 * parameters, if any. `meta.gliOperation` names the operation, so you can set your own `mutationKey` without changing
 * which queries the write invalidates.
 */
export type MutationHook<Variables, Data> = <Context = unknown>(
  options?: MutationOption<Variables, Data, Context>,
  queryClient?: QueryClient,
) => UseMutationResult<Data, OperationError, Variables, Context>;

/** Keys by the context object that React Query creates for each `mutate` and passes to all of its retries. */
const keys = new WeakMap<object, string>();

export function mutationHook<Params, Data>(
  id: MutationId,
  operation: Callable<Params, Data>,
): MutationHook<Params extends NoParams ? void : Params, Data> {
  return ({ mutation } = {}, queryClient) => {
    const client = useGliClient();
    return useMutation(
      {
        mutationKey: [id],
        ...mutation,
        meta: { ...mutation?.meta, gliOperation: id },
        mutationFn: async (params) => (await operation.withResponse(client, params, {})).data,
      },
      queryClient,
    );
  };
}

/**
 * Creates the hook of a write that moves value. All retries of a `mutate` send the same idempotency key. Otherwise,
 * each retry by React Query would use a new key. A mutation restored from storage after a reload counts as a new call,
 * so pass its key.
 */
export function keyedMutationHook<Params, Data>(
  id: MutationId,
  operation: Callable<Params, Data>,
): MutationHook<Params & KeyOption, Data> {
  return ({ mutation } = {}, queryClient) => {
    const client = useGliClient();
    return useMutation(
      {
        mutationKey: [id],
        ...mutation,
        meta: { ...mutation?.meta, gliOperation: id },
        mutationFn: async ({ idempotencyKey, ...params }, call) => {
          const key = idempotencyKey || (keys.get(call) ?? client.createIdempotencyKey());
          keys.set(call, key);
          return (await operation.withResponse(client, params, { idempotencyKey: key })).data;
        },
      },
      queryClient,
    );
  };
}
