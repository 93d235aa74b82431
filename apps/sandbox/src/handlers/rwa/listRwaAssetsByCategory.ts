import { eq } from 'drizzle-orm';
import { rwaCategories } from '../../data/schema/rwa.ts';
import { problem } from '../../problem.ts';
import { assetPage } from '../../rwa/asset-page.ts';
import { defineHandler } from '../handler.ts';

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
