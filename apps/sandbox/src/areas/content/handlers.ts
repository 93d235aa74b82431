import { asc, eq } from 'drizzle-orm';
import { defineHandler } from '../../core/contract/handler.ts';
import type { Language } from '../../core/text/text.ts';
import {
  businessContents,
  developmentTimelines,
  projectFeatures,
  strategyPhases,
  teamMembers,
  tokenEcosystems,
} from './schema.ts';

export const listTeamMembers = defineHandler('listTeamMembers', async ({ db, language, reply }) => {
  const rows = await db.select().from(teamMembers).orderBy(asc(teamMembers.position));
  return reply(200, localized(rows, language));
});

/** Lists the platform's features, including planned ones. */
export const listProjectFeatures = defineHandler('listProjectFeatures', async ({ db, language, reply }) => {
  const rows = await db.select().from(projectFeatures).orderBy(asc(projectFeatures.position));
  return reply(200, localized(rows, language));
});

/** Lists the four strategy phases. Spec §9 */
export const listStrategyPhases = defineHandler('listStrategyPhases', async ({ db, language, reply }) => {
  const rows = await db.select().from(strategyPhases).orderBy(asc(strategyPhases.position));
  return reply(200, localized(rows, language));
});

/** Lists the quarters of the roadmap. Spec §9 */
export const listDevelopmentTimelines = defineHandler(
  'listDevelopmentTimelines',
  async ({ db, language, reply }) => {
    const rows = await db.select().from(developmentTimelines).orderBy(asc(developmentTimelines.position));
    return reply(200, localized(rows, language));
  },
);

export const listTokenEcosystems = defineHandler('listTokenEcosystems', async ({ db, language, reply }) => {
  const rows = await db.select().from(tokenEcosystems).orderBy(asc(tokenEcosystems.position));
  return reply(200, localized(rows, language));
});

/** Lists all entries of the business introduction and the table of grades. */
export const listBusinessContent = defineHandler('listBusinessContent', async ({ db, language, reply }) => {
  const rows = await db.select().from(businessContents).orderBy(asc(businessContents.position));
  return reply(200, localized(rows, language));
});

export const listBusinessContentBySection = defineHandler(
  'listBusinessContentBySection',
  async ({ db, query, language, reply }) => {
    const rows = await db
      .select()
      .from(businessContents)
      .where(eq(businessContents.section, query.section))
      .orderBy(asc(businessContents.position));
    return reply(200, localized(rows, language));
  },
);

/** Returns the entries in the requested language. Entries without an English text remain in Korean. */
function localized<Entry>(
  rows: ReadonlyArray<{ readonly ko: Entry; readonly en: Entry | null }>,
  language: Language,
): Entry[] {
  return rows.map((row) => row[language] ?? row.ko);
}
