export * from '../generated/react/hooks.ts';
export * from '../generated/react/queries.ts';
export { useGliClient } from './client-context.ts';
export { GliProvider, type GliProviderProps } from './gli-provider.tsx';
export { invalidateAfter, invalidateAfterMutations } from './invalidation.ts';
export { clearMemberData } from './member-data.ts';
export type { MutationHook, MutationOption } from './mutation-hook.ts';
export type {
  FactoryParameters,
  InfiniteQueryFactory,
  OperationInfiniteQuery,
  OperationQuery,
  OperationQueryKey,
  QueryFactory,
} from './query-factory.ts';
export type { HookParameters, QueryHook, QueryHookOptions, QueryOption } from './query-hook.ts';
export { type MutationId, staleAfter } from './stale-after.ts';
export type { PendingWriteStorage } from './tab-storage.ts';
export {
  type IdempotentMutation,
  type IdempotentMutationOptions,
  useIdempotentMutation,
  usePendingWrites,
} from './use-idempotent-mutation.ts';
export {
  type SessionMutationOptions,
  type SignInMutation,
  type SignOutMutation,
  useIsSignedIn,
  useSignIn,
  useSignOut,
} from './use-session.ts';
export { getFailedOutcome, type WriteOutcome } from './write-outcome.ts';
export { clearPendingWrites, type PendingWrite, type WriteState } from './write-store.ts';
