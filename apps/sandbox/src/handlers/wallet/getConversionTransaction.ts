import { and, eq } from 'drizzle-orm';
import { conversions } from '../../data/schema/conversion.ts';
import { problem } from '../../problem.ts';
import { conversionView } from '../../wallet/conversion-view.ts';
import { defineHandler } from '../handler.ts';

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
