import type { RwaAsset } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';

/** Creates a response with assets of these names. */
export function listAssets(...names: string[]) {
  const asset = exampleOf('getRwaAsset', 200);
  const results: RwaAsset[] = names.map((name) => ({ ...asset, id: `ast_${name}`, name }));
  const page = exampleOf('listRwaAssetsByCategory', 200);
  return { status: 200, body: { ...page, count: results.length, next: null, results } };
}
