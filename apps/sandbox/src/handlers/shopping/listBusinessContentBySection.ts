import { asc, eq } from 'drizzle-orm';
import { wordsOf } from '../../content/words.ts';
import { businessContents } from '../../data/schema/content.ts';
import { defineHandler } from '../handler.ts';

/** The entries of one section. */
export const listBusinessContentBySection = defineHandler(
  'listBusinessContentBySection',
  async ({ db, query, language, reply }) => {
    const rows = await db
      .select()
      .from(businessContents)
      .where(eq(businessContents.section, query.section))
      .orderBy(asc(businessContents.position));
    return reply(200, wordsOf(rows, language));
  },
);
