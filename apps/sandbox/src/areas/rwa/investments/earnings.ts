import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { statement } from '../../../core/data/statement.ts';
import type { EarningTerms } from '../accrual.ts';
import { type rwaAssets, rwaYields } from '../schema.ts';

const findYields = statement((db) =>
  db
    .select({ assetId: rwaYields.assetId, month: rwaYields.month, apy: rwaYields.apy })
    .from(rwaYields)
    .where(sql`${rwaYields.assetId} = any(${sql.placeholder('ids')}::text[])`),
);

type Asset = Pick<
  typeof rwaAssets.$inferInsert,
  'id' | 'payoutSchedule' | 'payoutDay' | 'earnsFrom' | 'expectedApy'
>;

/** Reads the earning terms of one asset. */
export async function findEarningTerms(db: Database, asset: Asset): Promise<EarningTerms> {
  const terms = (await readEarningTerms(db, [asset])).get(asset.id);
  if (!terms) throw new RangeError(`${asset.id} has no terms.`);
  return terms;
}

export async function readEarningTerms(
  db: Database,
  assets: readonly Asset[],
): Promise<Map<string, EarningTerms>> {
  if (assets.length === 0) return new Map();
  const rows = await findYields(db, { ids: assets.map(({ id }) => id) });
  return new Map(
    assets.map(({ id, payoutSchedule: schedule, payoutDay, earnsFrom = null, expectedApy }) => {
      const own = rows.filter((row) => row.assetId === id);
      const yields = new Map(own.map(({ month, apy }) => [month, apy]));
      return [id, { schedule, payoutDay, earnsFrom, expectedApy, yields }];
    }),
  );
}
