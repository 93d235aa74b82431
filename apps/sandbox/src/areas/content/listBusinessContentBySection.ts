import { asc, eq } from 'drizzle-orm';
import { defineHandler } from '../../core/contract/handler.ts';
import { businessContents } from './schema.ts';
import { localized } from './words.ts';

/** The entries of one section. */
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
