import type { RwaAssetStatus } from '@gli/sdk';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Text } from '../../../core/text/text.ts';
import { texts } from '../../../core/text/texts.ts';
import { rwaAssets } from '../schema.ts';

const at = (now: Date | Placeholder): SQL =>
  sql`${now instanceof Date ? now.toISOString() : now}::timestamptz`;

/**
 * Returns the status of an asset at a time: a pending asset opens at `opens_at`, and an active one completes at
 * `closes_at`. There is no timer, so every query must use this expression.
 */
export function effectiveStatus(now: Date | Placeholder): SQL<RwaAssetStatus> {
  const { status, opensAt, closesAt } = rwaAssets;
  return sql<RwaAssetStatus>`case
    when ${status} in ('pending', 'active') and ${closesAt} <= ${at(now)} then 'completed'
    when ${status} = 'pending' and ${opensAt} <= ${at(now)} then 'active'
    else ${status} end`;
}

/** Returns the reason why an asset is not open, even if its status changed because time passed. */
export function effectiveReason(
  asset: { readonly status: RwaAssetStatus; readonly statusReason: Text | null },
  status: RwaAssetStatus,
): Text | null {
  if (status === asset.status) return asset.statusReason;
  if (status === 'active') return null;
  return texts.rwa.fundingOver;
}
