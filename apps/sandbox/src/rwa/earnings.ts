import { sql } from 'drizzle-orm';
import type { Database } from '../data/database.ts';
import { type rwaAssets, rwaYields } from '../data/schema/rwa.ts';
import { statement } from '../data/statement.ts';
import type { EarningTerms } from '../domain/rwa/accrual.ts';

const findYields = statement((db) =>
  db
    .select({ assetId: rwaYields.assetId, month: rwaYields.month, apy: rwaYields.apy })
    .from(rwaYields)
    .where(sql`${rwaYields.assetId} = any(${sql.placeholder('ids')}::text[])`),
);

type Asset = Pick<
  typeof rwaAssets.$inferSelect,
  'id' | 'payoutSchedule' | 'payoutDay' | 'earnsFrom' | 'expectedApy'
>;

/** How assets earn, by their ids. */
export async function earningTermsOf(
  db: Database,
  assets: readonly Asset[],
): Promise<Map<string, EarningTerms>> {
  if (assets.length === 0) return new Map();
  const rows = await findYields(db, { ids: assets.map(({ id }) => id) });
  return new Map(
    assets.map(({ id, payoutSchedule, payoutDay, earnsFrom, expectedApy }) => {
      const own = rows.filter((row) => row.assetId === id);
      return [
        id,
        {
          schedule: payoutSchedule,
          payoutDay,
          earnsFrom,
          expectedApy,
          yields: new Map(own.map(({ month, apy }) => [month, apy])),
        },
      ];
    }),
  );
}
