import { asc } from 'drizzle-orm';
import { defineHandler } from '../../core/contract/handler.ts';
import { teamMembers } from './schema.ts';
import { localized } from './words.ts';

/** The people of the team. */
export const listTeamMembers = defineHandler('listTeamMembers', async ({ db, language, reply }) => {
  const rows = await db.select().from(teamMembers).orderBy(asc(teamMembers.position));
  return reply(200, localized(rows, language));
});
