import type { MemberKyc } from '@gli/sdk';
import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { readKycSummary } from '../../kyc/views.ts';
import { conversions } from '../schema.ts';

// What the whole member needs to know of other areas. Each function is filled in by the owner of its area, so that
// `user-view.ts` need not know their tables.

/** How many conversions of a member have completed. Owner: wallet and conversion. */
export async function completedConversionCount(db: Database, memberId: string): Promise<number> {
  const [row] = await db
    .select({ completed: count() })
    .from(conversions)
    .where(and(eq(conversions.memberId, memberId), eq(conversions.status, 'completed')));
  return row?.completed ?? 0;
}

/** Summary of a member's identity verification as it stands now. Owner: kyc. */
export function kycSummary(db: Database, memberId: string, now: Date): Promise<MemberKyc> {
  return readKycSummary(db, memberId, now);
}
