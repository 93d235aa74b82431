import { asc } from 'drizzle-orm';
import { defineHandler } from '../../core/contract/handler.ts';
import { projectFeatures } from './schema.ts';
import { localized } from './words.ts';

/** What the platform offers, planned features included. */
export const listProjectFeatures = defineHandler('listProjectFeatures', async ({ db, language, reply }) => {
  const rows = await db.select().from(projectFeatures).orderBy(asc(projectFeatures.position));
  return reply(200, localized(rows, language));
});
