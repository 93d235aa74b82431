'use client';

export type * from '../generated/react/hooks.schemas.ts';
export * from '../generated/react/hooks.ts';
export { GliProvider, type GliProviderProps, useGliClient } from './gli-provider.tsx';
export { invalidateAfter, invalidateAfterMutations } from './invalidation.ts';
export { type MutationId, staleAfter } from './stale-after.ts';
export type { BodyType, ErrorType } from './use-transport.ts';
