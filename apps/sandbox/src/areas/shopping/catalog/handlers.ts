import { eq } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import { problem } from '../../../core/problem/problem.ts';
import { shoppingCategories } from '../schema.ts';
import { readCategories, readFeaturedProducts, readProduct, readProducts } from './catalog.ts';

export const listShoppingCategories = defineHandler(
  'listShoppingCategories',
  async ({ db, language, reply }) => reply(200, await readCategories(db, language)),
);

export const listProducts = defineHandler('listProducts', async (request) => {
  const { category_id: categoryId, search, in_stock: inStock, token } = request.query;
  return request.reply(200, await readProducts(request, { categoryId, search, inStock, token }));
});

/** Lists the products of a category. Responds with 404 for an unknown category. */
export const listProductsByCategory = defineHandler('listProductsByCategory', async (request) => {
  const { category_id: categoryId } = request.query;
  const known = await request.db.$count(shoppingCategories, eq(shoppingCategories.id, categoryId));
  if (known === 0) throw problem('not_found');
  return request.reply(200, await readProducts(request, { categoryId }));
});

/** Lists the products on the shop's front page. */
export const listFeaturedProducts = defineHandler(
  'listFeaturedProducts',
  async ({ db, now, language, reply }) => reply(200, await readFeaturedProducts(db, { now, language })),
);

/** Returns one product with its rooms, available nights and cancellation policy. */
export const getProduct = defineHandler('getProduct', async ({ db, path, now, language, reply }) => {
  const product = await readProduct(db, path.id, { now, language });
  if (!product) throw problem('not_found');
  return reply(200, product);
});
