import { asc } from 'drizzle-orm';
import { wordsOf } from '../../content/words.ts';
import { projectFeatures } from '../../data/schema/content.ts';
import { defineHandler } from '../handler.ts';

/** What the platform offers, planned features included. */
export const listProjectFeatures = defineHandler('listProjectFeatures', async ({ db, language, reply }) => {
  const rows = await db.select().from(projectFeatures).orderBy(asc(projectFeatures.position));
  return reply(200, wordsOf(rows, language));
});
