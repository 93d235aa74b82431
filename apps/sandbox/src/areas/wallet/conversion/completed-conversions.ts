import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { conversions } from '../schema.ts';

/** How many conversions of a member have completed. */
export async function completedConversionCount(db: Database, memberId: string): Promise<number> {
  const [row] = await db
    .select({ completed: count() })
    .from(conversions)
    .where(and(eq(conversions.memberId, memberId), eq(conversions.status, 'completed')));
  return row?.completed ?? 0;
}
