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

/**
 * `useMutation` with an operation and the client of the nearest `<GliProvider>`. `mutate` takes the parameters of the
 * operation, nothing when it has none. `meta.gliOperation` names the operation, so that your own `mutationKey` changes
 * nothing about what the write makes stale.
 */
export type MutationHook<Variables, Data> = <Context = unknown>(
  options?: { mutation?: Omit<UseMutationOptions<Data, OperationError, Variables, Context>, 'mutationFn'> },
  queryClient?: QueryClient,
) => UseMutationResult<Data, OperationError, Variables, Context>;

/** Keys by the context object that React Query makes for each `mutate` and passes to every retry of it. */
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
 * The hook of a write that moves value: one `mutate` sends one idempotency key, on every retry of it. Without that, each
 * retry of React Query would be a call with a new key. A mutation that is restored from storage after a reload counts as
 * a new call: give it its key.
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
