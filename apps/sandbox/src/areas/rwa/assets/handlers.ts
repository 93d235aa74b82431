import type { RwaAssetOrdering, RwaAssetPage } from '@gli/sdk';
import { eq } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import { paged, pageRange } from '../../../core/contract/paging.ts';
import type { Database } from '../../../core/data/database.ts';
import { problem } from '../../../core/problem/problem.ts';
import type { Language } from '../../../core/text/text.ts';
import { earningTermsOf } from '../investments/earnings.ts';
import { rwaCategories } from '../schema.ts';
import {
  type AssetFilter,
  findAssetInFull,
  findAssets,
  findCategories,
  findFeatured,
} from './asset-queries.ts';
import { assetInFull, assetSummary, categoryView } from './asset-view.ts';

import { yieldHistory } from './yield-history.ts';

/** All categories in their order, with the number of assets in each. */
export const listRwaCategories = defineHandler('listRwaCategories', async ({ db, now, language, reply }) => {
  const categories = await findCategories(db, now);
  return reply(
    200,
    categories.map((category) => categoryView(category, language)),
  );
});

/** Assets by any filters, sorted, a page at a time. */
export const listRwaAssets = defineHandler(
  'listRwaAssets',
  async ({ query, db, url, now, language, reply }) =>
    reply(200, await assetPage({ db, url, now, language, filter: query, query })),
);

/** The assets of one category; a category that does not exist is 404. */
export const listRwaAssetsByCategory = defineHandler(
  'listRwaAssetsByCategory',
  async ({ query, db, url, now, language, reply }) => {
    const { category_id } = query;
    const [known] = await db
      .select({ id: rwaCategories.id })
      .from(rwaCategories)
      .where(eq(rwaCategories.id, category_id));
    if (!known) throw problem('not_found');
    return reply(200, await assetPage({ db, url, now, language, filter: { category_id }, query }));
  },
);

/** The assets of exactly one risk level. */
export const listRwaAssetsByRiskLevel = defineHandler(
  'listRwaAssetsByRiskLevel',
  async ({ query, db, url, now, language, reply }) => {
    const { risk_level } = query;
    return reply(200, await assetPage({ db, url, now, language, filter: { risk_level }, query }));
  },
);

type Listing = {
  readonly db: Database;
  readonly url: URL;
  readonly now: Date;
  readonly language: Language;
  readonly filter: AssetFilter;
  readonly query: {
    readonly ordering?: RwaAssetOrdering;
    readonly page?: number;
    readonly page_size?: number;
  };
};

/** One page of the assets that meet a filter, as the three lists answer it. */
async function assetPage({ db, url, now, language, filter, query }: Listing): Promise<RwaAssetPage> {
  const { ordering = 'recommended' } = query;
  const { count, rows } = await findAssets(db, filter, { ordering, now, ...pageRange(query) });
  return paged(
    url,
    query,
    count,
    rows.map((row) => assetSummary(row, language)),
  );
}

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

/** One asset with all that a member reads before investing. */
export const getRwaAsset = defineHandler('getRwaAsset', async ({ path, db, now, language, reply }) => {
  const row = await findAssetInFull(db, path.id, now);
  const terms = row && (await earningTermsOf(db, [row.asset])).get(row.asset.id);
  if (!row || !terms) throw problem('not_found');
  const history = await yieldHistory(db, row.asset, terms, now);
  return reply(200, assetInFull(row, { terms, history, now, language }));
});
