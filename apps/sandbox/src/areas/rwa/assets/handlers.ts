import type { RwaAssetOrdering } from '@gli/sdk';
import { eq } from 'drizzle-orm';
import { defineHandler, type OperationRequest } from '../../../core/contract/handler.ts';
import { readPage } from '../../../core/contract/paging.ts';
import { problem } from '../../../core/problem/problem.ts';
import { readEarningTerms } from '../investments/earnings.ts';
import { rwaCategories } from '../schema.ts';
import {
  type AssetFilter,
  findAssets,
  findAssetWithDetails,
  findCategories,
  findFeatured,
} from './asset-queries.ts';
import { assetSummary, assetView, categoryView } from './asset-view.ts';

import { yieldHistory } from './yield-history.ts';

export const listRwaCategories = defineHandler('listRwaCategories', async ({ db, now, language, reply }) => {
  const categories = await findCategories(db, now);
  const views = categories.map((category) => categoryView(category, language));
  return reply(200, views);
});

export const listRwaAssets = defineHandler('listRwaAssets', async (request) =>
  request.reply(200, await assetPage(request, request.query)),
);

/** Lists the assets of one category. Responds with 404 for an unknown category. */
export const listRwaAssetsByCategory = defineHandler('listRwaAssetsByCategory', async (request) => {
  const { category_id } = request.query;
  const known = await request.db.$count(rwaCategories, eq(rwaCategories.id, category_id));
  if (known === 0) throw problem('not_found');
  return request.reply(200, await assetPage(request, { category_id }));
});

export const listRwaAssetsByRiskLevel = defineHandler('listRwaAssetsByRiskLevel', async (request) => {
  const { risk_level } = request.query;
  return request.reply(200, await assetPage(request, { risk_level }));
});

type Listing = Pick<OperationRequest<'listRwaAssets'>, 'db' | 'url' | 'now' | 'language'> & {
  readonly query: {
    readonly ordering?: RwaAssetOrdering;
    readonly page?: number;
    readonly page_size?: number;
  };
};

function assetPage({ db, url, query, now, language }: Listing, filter: AssetFilter) {
  const { ordering = 'recommended' } = query;
  const { count, rows } = findAssets(db, filter, ordering, now);
  return readPage({ url, query }, count, rows, (row) => assetSummary(row, language));
}

export const listFeaturedRwaAssets = defineHandler(
  'listFeaturedRwaAssets',
  async ({ db, now, language, reply }) => {
    const rows = await findFeatured(db, now);
    const summaries = rows.map((row) => assetSummary(row, language));
    return reply(200, summaries);
  },
);

/** Returns one asset with everything that a member needs before investing. */
export const getRwaAsset = defineHandler('getRwaAsset', async ({ path, db, now, language, reply }) => {
  const row = await findAssetWithDetails(db, path.id, now);
  const terms = row && (await readEarningTerms(db, [row.asset])).get(row.asset.id);
  if (!row || !terms) throw problem('not_found');
  const history = await yieldHistory(db, row.asset, terms, now);
  return reply(200, assetView(row, { terms, history, now, language }));
});
