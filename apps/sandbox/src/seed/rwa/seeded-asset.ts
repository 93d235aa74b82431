import type { rwaAssets } from '../../data/schema/rwa.ts';
import type { AssetDetails } from '../../rwa/asset-details.ts';
import { searchable } from '../../rwa/asset-queries.ts';
import type { Text } from '../../texts/text.ts';

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
