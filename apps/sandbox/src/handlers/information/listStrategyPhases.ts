import { asc } from 'drizzle-orm';
import { wordsOf } from '../../content/words.ts';
import { strategyPhases } from '../../data/schema/content.ts';
import { defineHandler } from '../handler.ts';

/** The four strategy phases. Spec §9 */
export const listStrategyPhases = defineHandler('listStrategyPhases', async ({ db, language, reply }) => {
  const rows = await db.select().from(strategyPhases).orderBy(asc(strategyPhases.position));
  return reply(200, wordsOf(rows, language));
});
