import type { GliError, RwaAsset } from '@gli/sdk';
import { getGetRwaAssetQueryKey, useGetRwaAssetHook } from '@gli/sdk/react';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';

/** How many assets stand side by side at most. */
export const MOST_COMPARED = 3;

/** The assets that the address compares: each once, in the order in which they were chosen. */
export function comparedIn(search: URLSearchParams): string[] {
  return [...new Set(search.getAll('compare'))].filter(Boolean).slice(0, MOST_COMPARED);
}

/** The address with an asset taken into the comparison or out of it; a full comparison takes no other. */
export function withCompared(search: URLSearchParams, id: string, isChosen: boolean): URLSearchParams {
  const next = new URLSearchParams(search);
  const others = comparedIn(search).filter((one) => one !== id);
  next.delete('compare');
  for (const one of (isChosen ? [...others, id] : others).slice(0, MOST_COMPARED))
    next.append('compare', one);
  return next;
}

/** An asset that was chosen for the comparison, by the id in the address. */
export type ComparedAsset = { id: string; asset: UseQueryResult<RwaAsset, GliError> };

/** The assets that are compared, in full: under the same keys as their pages. */
export function useComparedAssets(ids: readonly string[]): ComparedAsset[] {
  const getRwaAsset = useGetRwaAssetHook();
  const assets = useQueries({
    queries: ids.map((id) => ({
      queryKey: getGetRwaAssetQueryKey(id),
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<RwaAsset> => getRwaAsset(id, { signal }),
    })),
  }) as UseQueryResult<RwaAsset, GliError>[];
  return ids.flatMap((id, index) => {
    const asset = assets[index];
    return asset ? [{ id, asset }] : [];
  });
}
