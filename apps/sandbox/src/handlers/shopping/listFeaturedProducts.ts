import { readFeaturedProducts } from '../../shopping/catalogue.ts';
import { defineHandler } from '../handler.ts';

/** The products of the mall's front page. */
export const listFeaturedProducts = defineHandler(
  'listFeaturedProducts',
  async ({ db, now, language, reply }) => reply(200, await readFeaturedProducts(db, { now, language })),
);
