import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import type { Database } from '../../src/core/data/database.ts';
import { type DataSource, openDatabase } from '../../src/core/data/open-database.ts';
import { withRandom } from '../../src/core/random/random.ts';
import { plusMs } from '../../src/core/time/time.ts';
import { getSeedTime, seed } from '../../src/seed.ts';
import { getCacheKey } from './cache-key.ts';
import { copySeededFolder, readSeededDumps } from './seeded-data.ts';

/** A cached database is used until the next midnight or nightly payout, three hours later at the earliest. */
const CACHE_AGE_MS = 2.5 * 60 * 60 * 1000;

it.each([
  ['a folder', copyFolder],
  ['a dump', copyDump],
])('fills a cached database in %s with the same rows as an empty one', { tags: 'slow' }, async (_, copy) => {
  const cachedAt = getSeedTime(new Date());
  const now = plusMs(cachedAt, CACHE_AGE_MS);
  const { empty } = await readSeededDumps('demo', cachedAt);
  const rows = await seedAndRead({ memory: true, dump: empty }, now);
  expect(rows.length).toBeGreaterThan(1000);
  expect(await seedAndRead(await copy(cachedAt), now)).toEqual(rows);
});

it.each([
  ['the day changes', '2026-12-01T23:59:59+09:00', '2026-12-02T00:00:00+09:00'],
  ['the nightly payout runs', '2026-12-01T20:59:59+09:00', '2026-12-01T21:00:00+09:00'],
])('caches a new database when %s', (_, before, after) => {
  expect(getCacheKey('demo', new Date(before))).not.toBe(getCacheKey('demo', new Date(after)));
});

it('reuses a cached database on the same day', () => {
  const [early = '', late] = ['2026-12-01T00:00:00+09:00', '2026-12-01T20:59:59+09:00'].map((time) =>
    getCacheKey('demo', new Date(time)),
  );
  expect(early).toBe(late);
  expect(getCacheKey('empty', new Date('2026-12-01T00:00:00+09:00'))).not.toBe(early);
});

async function copyFolder(time: Date): Promise<DataSource> {
  const folder = await mkdtemp(path.join(inject('runFolder'), 'seeded-'));
  await copySeededFolder(folder, 'demo', time);
  return { folder };
}

async function copyDump(time: Date): Promise<DataSource> {
  const { prepared } = await readSeededDumps('demo', time);
  return { memory: true, dump: prepared };
}

/** Seeds a database like a sandbox that starts at `now`, and returns all rows. */
async function seedAndRead(data: DataSource, now: Date): Promise<string[]> {
  const { db, close } = await openDatabase(data);
  await withRandom('seeded data', () => seed(db, 'demo', { now, log: () => {} }));
  const rows = await readAllRows(db);
  await close();
  return rows;
}

/** Returns all rows of all tables in a fixed order, without password hashes, which have a random salt. */
async function readAllRows(db: Database): Promise<string[]> {
  const tables = await db
    .select({ name: sql<string>`quote_ident(tablename)` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`);
  const rows: string[] = [];
  for (const { name } of tables) {
    const row = sql<string>`(to_jsonb(rows) - 'password_hash')::text`;
    const found = await db.select({ row }).from(sql.raw(`${name} as rows`));
    rows.push(...found.map((one) => `${name} ${one.row}`));
  }
  return rows.toSorted();
}
