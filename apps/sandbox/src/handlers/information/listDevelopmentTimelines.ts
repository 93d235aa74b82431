import { asc } from 'drizzle-orm';
import { wordsOf } from '../../content/words.ts';
import { developmentTimelines } from '../../data/schema/content.ts';
import { defineHandler } from '../handler.ts';

/** The quarters of the roadmap. Spec §9 */
export const listDevelopmentTimelines = defineHandler(
  'listDevelopmentTimelines',
  async ({ db, language, reply }) => {
    const rows = await db.select().from(developmentTimelines).orderBy(asc(developmentTimelines.position));
    return reply(200, wordsOf(rows, language));
  },
);
