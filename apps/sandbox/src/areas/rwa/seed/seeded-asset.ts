import type { Text } from '../../../core/text/text.ts';
import type { AssetDetails } from '../assets/asset-details.ts';
import { searchable } from '../assets/asset-queries.ts';
import type { rwaAssets } from '../schema.ts';

/** All rows of one asset, in the time of the cast. */
export type SeededAsset = {
  readonly row: typeof rwaAssets.$inferInsert;
  readonly details: AssetDetails;
  readonly yields: ReadonlyArray<{
    readonly month: string;
    readonly apy: string;
    readonly averageInvested: string;
  }>;
};

/** What the search looks through. */
export const searchTextOf = (...texts: readonly Text[]): string =>
  searchable(texts.flatMap(({ ko, en }) => [ko, en]).join(' '));
