import type { GliError, RwaAsset } from '@gli/sdk';
import { getRwaAssetQuery, useGliClient } from '@gli/sdk/react';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';

export type ComparedAsset = { id: string; asset: UseQueryResult<RwaAsset, GliError> };

/** Returns the compared assets. They share the cache with the assets' own pages. */
export function useComparedAssets(ids: readonly string[]): ComparedAsset[] {
  const client = useGliClient();
  const assets = useQueries({ queries: ids.map((id) => getRwaAssetQuery(client, { id })) });
  return ids.flatMap((id, index) => {
    const asset = assets[index];
    return asset ? [{ id, asset }] : [];
  });
}
