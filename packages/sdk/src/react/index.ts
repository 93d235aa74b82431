export * from '../generated/react/hooks.ts';
export * from '../generated/react/queries.ts';
export { useGliClient } from './client-context.ts';
export { GliProvider, type GliProviderProps } from './gli-provider.tsx';
export { invalidateAfter, invalidateAfterMutations } from './invalidation.ts';
export type { MutationHook } from './mutation-hook.ts';
export type {
  FactoryParameters,
  InfiniteQueryFactory,
  OperationInfiniteQuery,
  OperationQuery,
  OperationQueryKey,
  QueryFactory,
} from './query-factory.ts';
export type { HookParameters, QueryHook, QueryHookOptions } from './query-hook.ts';
export { type MutationId, staleAfter } from './stale-after.ts';
