import { decimal } from '@gli/validation';
import { eq, min } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { effectiveStatus, rwaAssets } from '../rwa/index.ts';
import { conversions } from '../wallet/index.ts';

/** Whether a member has ever converted a token. */
export async function hasConverted(db: Database, memberId: string): Promise<boolean> {
  const [one] = await db
    .select({ id: conversions.id })
    .from(conversions)
    .where(eq(conversions.memberId, memberId))
    .limit(1);
  return one !== undefined;
}

/** The least minimum among the assets that take investments; null without any. */
export async function lowestMinimum(db: Database, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ least: min(rwaAssets.minimumInvestment) })
    .from(rwaAssets)
    .where(eq(effectiveStatus(now), 'active'));
  return row?.least == null ? null : decimal.normalize(row.least);
}
