import { decimal } from '@gli/validation';
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../core/data/database.ts';
import { type Entry, transfer } from '../../../core/ledger/ledger.ts';
import { postEntries } from '../../../core/ledger/post-entries.ts';
import { rwaAssetDetails, rwaAssets } from '../schema.ts';
import { generatedAsset } from './generated-asset.ts';
import { moveAsset } from './move-in-time.ts';
import type { SeededAsset } from './seeded-asset.ts';

/** Assets of the seed `large` beside those of the demo. */
const COUNT = 10_000;
/** Rows in one statement. */
const CHUNK = 2_000;

/** Ten thousand assets for trying lists and search under load; the same ones every time. */
export async function insertGenerated(
  db: Database,
  categories: ReadonlyArray<{ readonly id: string; readonly slug: string }>,
  months: number,
): Promise<void> {
  for (let from = 0; from < COUNT; from += CHUNK) {
    const assets = Array.from({ length: Math.min(CHUNK, COUNT - from) }, (_, index) =>
      moveAsset(generatedAsset(from + index, categories), months),
    );
    await insertJson(
      db,
      rwaAssets,
      assets.map(({ row }) => row),
    );
    await insertJson(
      db,
      rwaAssetDetails,
      assets.map(({ row, details }) => ({ assetId: row.id, details })),
    );
    await fund(db, assets);
  }
}

/** One posting for many assets: what is raised came from outside. */
async function fund(db: Database, assets: readonly SeededAsset[]): Promise<void> {
  const entries: Entry[] = assets.flatMap(({ row }) =>
    decimal.isZero(row.raised)
      ? []
      : transfer(row.token, row.raised, { platform: 'outside' }, { asset: row.id }),
  );
  const [postedAt = new Date()] = assets
    .map(({ row }) => row.opensAt)
    .sort((a, b) => a.getTime() - b.getTime());
  await postEntries(db, { kind: 'asset_funding', entries }, { memberId: null, postedAt });
}

/** Inserts rows as one JSON text, which is several times faster than a parameter for each value. */
async function insertJson(
  db: Database,
  table: PgTable,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const names = Object.keys(getTableColumns(table));
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const objects = rows.map((row) =>
    Object.fromEntries(names.map((name) => [snake(name), row[name] ?? null])),
  );
  await db.execute(
    sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(objects)}::jsonb)`,
  );
}
