import { readCategories } from '../../shopping/catalogue.ts';
import { defineHandler } from '../handler.ts';

/** The shelves of the mall. */
export const listShoppingCategories = defineHandler(
  'listShoppingCategories',
  async ({ db, language, reply }) => reply(200, await readCategories(db, language)),
);
