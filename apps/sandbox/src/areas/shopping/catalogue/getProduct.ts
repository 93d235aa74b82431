import { defineHandler } from '../../../core/contract/handler.ts';
import { problem } from '../../../core/problem/problem.ts';
import { readProduct } from './catalogue.ts';

/** One product with rooms, free nights and policy. */
export const getProduct = defineHandler('getProduct', async ({ db, path, now, language, reply }) => {
  const product = await readProduct(db, path.id, { now, language });
  if (!product) throw problem('not_found');
  return reply(200, product);
});
