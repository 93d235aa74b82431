import { and, eq } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import { problem } from '../../../core/problem/problem.ts';
import { conversions } from '../schema.ts';
import { conversionView } from './conversion-view.ts';

/** One of the member's own conversions. */
export const getConversionTransaction = defineHandler(
  'getConversionTransaction',
  async ({ path, member, db, language, reply }) => {
    const [row] = await db
      .select()
      .from(conversions)
      .where(and(eq(conversions.id, path.id), eq(conversions.memberId, member.id)));
    if (!row) throw problem('not_found');
    return reply(200, conversionView(row, language));
  },
);
