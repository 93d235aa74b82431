import { asc } from 'drizzle-orm';
import { wordsOf } from '../../content/words.ts';
import { tokenEcosystems } from '../../data/schema/content.ts';
import { defineHandler } from '../handler.ts';

/** The platform's tokens. */
export const listTokenEcosystems = defineHandler('listTokenEcosystems', async ({ db, language, reply }) => {
  const rows = await db.select().from(tokenEcosystems).orderBy(asc(tokenEcosystems.position));
  return reply(200, wordsOf(rows, language));
});
