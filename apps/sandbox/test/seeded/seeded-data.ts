// Keeps prepared databases in `.cache/seeded`, because preparing one takes several seconds and copying it a fraction of
// one. Only tests use them. The sandbox that opens a copy adds the rows that follow the start to the second.
import { randomBytes } from 'node:crypto';
import { constants, existsSync, statSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { type OpenDatabase, openDatabase } from '../../src/core/data/open-database.ts';
import { withRandom } from '../../src/core/random/random.ts';
import type { SeedName } from '../../src/core/seed/seed-context.ts';
import { prepareSeed } from '../../src/seed.ts';
import { getCacheKey } from './cache-key.ts';

const CACHE = path.resolve(import.meta.dirname, '../../.cache/seeded');
/** Max number of databases. More are kept while they are in use. Each takes 20 to 35 MB. */
const MAX_KEPT = 6;
/** Time since the last use after which a database is no longer in use. */
const UNUSED_AFTER_MS = 60 * 60 * 1000;

/** Copies a prepared database into an empty data folder. */
export async function copySeededFolder(folder: string, name: SeedName, now: Date): Promise<void> {
  const cached = await findOrCreate(`${getCacheKey(name, now)}-folder`, async (place) => {
    const database = await openDatabase({ folder: place });
    await prepare(database, name, now);
    await database.close();
  });
  await mkdir(folder, { recursive: true });
  await cp(path.join(cached, 'pgdata'), path.join(folder, 'pgdata'), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  });
}

export type Dumps = { readonly empty: Blob; readonly prepared: Blob };

/** Returns dumps for `{ memory: true, dump }`: a database with empty tables, and a prepared one. */
export async function readSeededDumps(name: SeedName, now: Date): Promise<Dumps> {
  const cached = await findOrCreate(`${getCacheKey(name, now)}-dumps`, async (place) => {
    await mkdir(place);
    const database = await openDatabase({ memory: true });
    // Two thirds of the files are database templates that PGlite does not need.
    await database.db.execute(sql`update pg_database set datistemplate = false`);
    for (const template of ['template0', 'template1'])
      await database.db.execute(sql.raw(`drop database ${template}`));
    await writeDump(database, path.join(place, 'empty.tar'));
    await prepare(database, name, now);
    await writeDump(database, path.join(place, 'prepared.tar'));
    await database.close();
  });
  const read = async (file: string) => new Blob([await readFile(path.join(cached, file))]);
  return { empty: await read('empty.tar'), prepared: await read('prepared.tar') };
}

export async function writeDump(database: OpenDatabase, file: string): Promise<void> {
  const dump = await database.dump();
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
}

/** Prepares a database with the same random values each time. */
const prepare = ({ db }: OpenDatabase, name: SeedName, now: Date): Promise<void> =>
  withRandom('seeded data', () => prepareSeed(db, name, { now, log: () => {} }));

/**
 * Returns the path of a cached folder. A missing one is created under another name and then renamed, so that concurrent
 * processes only see complete folders.
 */
async function findOrCreate(name: string, create: (place: string) => Promise<void>): Promise<string> {
  const cached = path.join(CACHE, name);
  if (existsSync(cached)) {
    await utimes(cached, new Date(), new Date());
    return cached;
  }
  await mkdir(CACHE, { recursive: true });
  await deleteUnused();
  const place = path.join(CACHE, `new-${randomBytes(8).toString('hex')}`);
  try {
    await create(place);
    await rename(place, cached);
  } catch (error) {
    await rm(place, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(cached)) throw error;
  }
  return cached;
}

/** Deletes databases beyond the maximum that were not used recently, including leftovers of interrupted processes. */
async function deleteUnused(): Promise<void> {
  const names = await readdir(CACHE);
  const places = names.map((name) => ({ place: path.join(CACHE, name), usedMs: readModifiedMs(name) }));
  const old = places.toSorted((a, b) => b.usedMs - a.usedMs).slice(MAX_KEPT);
  for (const { place, usedMs } of old) {
    if (Date.now() - usedMs > UNUSED_AFTER_MS) await rm(place, { recursive: true, force: true });
  }
}

/** Returns 0 for a folder that another process has just renamed or deleted. */
const readModifiedMs = (name: string): number =>
  statSync(path.join(CACHE, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
