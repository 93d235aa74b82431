import { asc } from 'drizzle-orm';
import { wordsOf } from '../../content/words.ts';
import { teamMembers } from '../../data/schema/content.ts';
import { defineHandler } from '../handler.ts';

/** The people of the team. */
export const listTeamMembers = defineHandler('listTeamMembers', async ({ db, language, reply }) => {
  const rows = await db.select().from(teamMembers).orderBy(asc(teamMembers.position));
  return reply(200, wordsOf(rows, language));
});
