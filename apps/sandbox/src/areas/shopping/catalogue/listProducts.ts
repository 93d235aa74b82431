import { defineHandler } from '../../../core/contract/handler.ts';
import { paged, pageRange } from '../../../core/contract/paging.ts';
import { readProducts } from './catalogue.ts';

/** One page of the products that pass every filter. */
export const listProducts = defineHandler(
  'listProducts',
  async ({ db, query, url, now, language, reply }) => {
    const { category_id: categoryId, search, in_stock: inStock, token, ordering = 'recommended' } = query;
    const filter = { categoryId, search, inStock, token };
    const page = { ordering, ...pageRange(query) };
    const { count, results } = await readProducts(db, filter, page, { now, language });
    return reply(200, paged(url, query, count, results));
  },
);
