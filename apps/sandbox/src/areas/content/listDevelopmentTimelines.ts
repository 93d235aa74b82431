import { asc } from 'drizzle-orm';
import { defineHandler } from '../../core/contract/handler.ts';
import { developmentTimelines } from './schema.ts';
import { localized } from './words.ts';

/** The quarters of the roadmap. Spec §9 */
export const listDevelopmentTimelines = defineHandler(
  'listDevelopmentTimelines',
  async ({ db, language, reply }) => {
    const rows = await db.select().from(developmentTimelines).orderBy(asc(developmentTimelines.position));
    return reply(200, localized(rows, language));
  },
);
