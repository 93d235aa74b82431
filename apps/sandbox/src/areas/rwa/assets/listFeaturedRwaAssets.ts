import { defineHandler } from '../../../core/contract/handler.ts';
import { findFeatured } from './asset-queries.ts';
import { assetSummary } from './asset-view.ts';

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
