import { eq } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import { problem } from '../../../core/problem/problem.ts';
import { rwaCategories } from '../schema.ts';
import { assetPage } from './asset-page.ts';

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
