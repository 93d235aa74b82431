import { findFeatured } from '../../rwa/asset-queries.ts';
import { assetSummary } from '../../rwa/asset-view.ts';
import { defineHandler } from '../handler.ts';

/** The assets that the platform presents first, without pages. */
export const listFeaturedRwaAssets = defineHandler(
  'listFeaturedRwaAssets',
  async ({ db, now, language, reply }) => {
    const rows = await findFeatured(db, now);
    return reply(
      200,
      rows.map((row) => assetSummary(row, language)),
    );
  },
);
