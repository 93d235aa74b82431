import { eq } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import { paged, pageRange } from '../../../core/contract/paging.ts';
import { problem } from '../../../core/problem/problem.ts';
import { shoppingCategories } from '../schema.ts';
import { readProducts } from './catalogue.ts';

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
