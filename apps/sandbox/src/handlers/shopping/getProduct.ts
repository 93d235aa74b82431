import { problem } from '../../problem.ts';
import { readProduct } from '../../shopping/catalogue.ts';
import { defineHandler } from '../handler.ts';

/** One product with rooms, free nights and policy. */
export const getProduct = defineHandler('getProduct', async ({ db, path, now, language, reply }) => {
  const product = await readProduct(db, path.id, { now, language });
  if (!product) throw problem('not_found');
  return reply(200, product);
});
