import { asc } from 'drizzle-orm';
import { defineHandler } from '../../core/contract/handler.ts';
import { strategyPhases } from './schema.ts';
import { localized } from './words.ts';

/** The four strategy phases. Spec §9 */
export const listStrategyPhases = defineHandler('listStrategyPhases', async ({ db, language, reply }) => {
  const rows = await db.select().from(strategyPhases).orderBy(asc(strategyPhases.position));
  return reply(200, localized(rows, language));
});
