import type { GliError, RwaAsset } from '@gli/sdk';
import { getGetRwaAssetQueryKey, useGetRwaAssetHook } from '@gli/sdk/react';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';

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
