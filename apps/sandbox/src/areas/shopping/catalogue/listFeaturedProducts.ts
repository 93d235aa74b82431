import { defineHandler } from '../../../core/contract/handler.ts';
import { readFeaturedProducts } from './catalogue.ts';

/** The products of the mall's front page. */
export const listFeaturedProducts = defineHandler(
  'listFeaturedProducts',
  async ({ db, now, language, reply }) => reply(200, await readFeaturedProducts(db, { now, language })),
);
