import { asc } from 'drizzle-orm';
import { defineHandler } from '../../core/contract/handler.ts';
import { tokenEcosystems } from './schema.ts';
import { localized } from './words.ts';

/** The platform's tokens. */
export const listTokenEcosystems = defineHandler('listTokenEcosystems', async ({ db, language, reply }) => {
  const rows = await db.select().from(tokenEcosystems).orderBy(asc(tokenEcosystems.position));
  return reply(200, localized(rows, language));
});
