import { eq } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import { paged, pageRange } from '../../../core/contract/paging.ts';
import { problem } from '../../../core/problem/problem.ts';
import { shoppingCategories } from '../schema.ts';
import { readCategories, readFeaturedProducts, readProduct, readProducts } from './catalogue.ts';

/** The shop's categories. */
export const listShoppingCategories = defineHandler(
  'listShoppingCategories',
  async ({ db, language, reply }) => reply(200, await readCategories(db, language)),
);

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

/** Returns one page of a category's products; 404 for an unknown category. */
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

/** The products on the shop's front page. */
export const listFeaturedProducts = defineHandler(
  'listFeaturedProducts',
  async ({ db, now, language, reply }) => reply(200, await readFeaturedProducts(db, { now, language })),
);

/** Returns one product with rooms, available nights and policy. */
export const getProduct = defineHandler('getProduct', async ({ db, path, now, language, reply }) => {
  const product = await readProduct(db, path.id, { now, language });
  if (!product) throw problem('not_found');
  return reply(200, product);
});
