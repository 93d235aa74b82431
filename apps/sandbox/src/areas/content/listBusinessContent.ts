import { asc } from 'drizzle-orm';
import { defineHandler } from '../../core/contract/handler.ts';
import { businessContents } from './schema.ts';
import { localized } from './words.ts';

/** All entries of the business introduction and the table of grades. */
export const listBusinessContent = defineHandler('listBusinessContent', async ({ db, language, reply }) => {
  const rows = await db.select().from(businessContents).orderBy(asc(businessContents.position));
  return reply(200, localized(rows, language));
});
