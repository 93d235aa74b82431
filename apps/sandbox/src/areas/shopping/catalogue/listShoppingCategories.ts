import { defineHandler } from '../../../core/contract/handler.ts';
import { readCategories } from './catalogue.ts';

/** The shelves of the mall. */
export const listShoppingCategories = defineHandler(
  'listShoppingCategories',
  async ({ db, language, reply }) => reply(200, await readCategories(db, language)),
);
