import { eq } from 'drizzle-orm';
import { shoppingCategories } from '../../data/schema/shopping.ts';
import { problem } from '../../problem.ts';
import { readProducts } from '../../shopping/catalogue.ts';
import { defineHandler } from '../handler.ts';
import { paged, pageRange } from '../paging.ts';

/** One page of a category's products; 404 for a category that does not exist. */
export const listProductsByCategory = defineHandler(
  'listProductsByCategory',
  async ({ db, query, url, now, language, reply }) => {
    const { category_id: categoryId, ordering = 'recommended' } = query;
    const known = await db.$count(shoppingCategories, eq(shoppingCategories.id, categoryId));
    if (known === 0) throw problem('not_found');
    const page = { ordering, ...pageRange(query) };
    const { count, results } = await readProducts(db, { categoryId }, page, { now, language });
    return reply(200, paged(url, query, count, results));
  },
);
