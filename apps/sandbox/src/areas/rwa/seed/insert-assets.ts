import { decimal } from '@gli/validation';
import type { Database } from '../../../core/data/database.ts';
import { transfer } from '../../../core/ledger/ledger.ts';
import { postEntries } from '../../../core/ledger/post-entries.ts';
import { rwaAssetDetails, rwaAssets, rwaYields } from '../schema.ts';
import type { SeededAsset } from './seeded-asset.ts';

/**
 * Writes assets with their details and yields, and posts what others than the demo's members invested in them.
 * @param byMembers principals of members of the demo data by asset; they are posted with their investments
 */
export async function insertAssets(
  db: Database,
  assets: readonly SeededAsset[],
  byMembers: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  await db.insert(rwaAssets).values(assets.map(({ row }) => row));
  await db.insert(rwaAssetDetails).values(assets.map(({ row, details }) => ({ assetId: row.id, details })));
  const yields = assets.flatMap(({ row, yields: own }) => own.map((one) => ({ ...one, assetId: row.id })));
  if (yields.length > 0) await db.insert(rwaYields).values(yields);
  for (const { row } of assets) {
    const amount = decimal.subtract(row.raised, byMembers.get(row.id) ?? '0');
    if (decimal.isZero(amount)) continue;
    const entries = transfer(row.token, amount, { platform: 'outside' }, { asset: row.id });
    await postEntries(
      db,
      { kind: 'asset_funding', entries },
      { memberId: null, referenceId: row.id, postedAt: row.opensAt },
    );
  }
}
