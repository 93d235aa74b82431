import { asc } from 'drizzle-orm';
import { wordsOf } from '../../content/words.ts';
import { businessContents } from '../../data/schema/content.ts';
import { defineHandler } from '../handler.ts';

/** All entries of the business introduction and the table of grades. */
export const listBusinessContent = defineHandler('listBusinessContent', async ({ db, language, reply }) => {
  const rows = await db.select().from(businessContents).orderBy(asc(businessContents.position));
  return reply(200, wordsOf(rows, language));
});
