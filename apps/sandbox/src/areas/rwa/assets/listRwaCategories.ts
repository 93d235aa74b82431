import { defineHandler } from '../../../core/contract/handler.ts';
import { findCategories } from './asset-queries.ts';
import { categoryView } from './asset-view.ts';

/** All categories in their order, with the number of assets in each. */
export const listRwaCategories = defineHandler('listRwaCategories', async ({ db, now, language, reply }) => {
  const categories = await findCategories(db, now);
  return reply(
    200,
    categories.map((category) => categoryView(category, language)),
  );
});
