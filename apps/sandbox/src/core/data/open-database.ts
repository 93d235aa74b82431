import { access, constants, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { BranchPool } from './branch-pool.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrateDatabase } from './migrate.ts';
import { PgliteStream } from './pglite-stream.ts';
import { PreparingClient } from './preparing-client.ts';

/** A folder, a PostgreSQL server, or memory (optionally from a `dump`). */
export type DataSource =
  | { readonly folder: string }
  | { readonly url: string }
  | { readonly memory: true; readonly dump?: Blob };

export type OpenDatabase = {
  readonly db: Database;
  readonly kind: 'PGlite' | 'PostgreSQL';
  /** A copy of all data for `{ memory: true, dump }`, which opens in half a second; PGlite only. */
  dump(): Promise<Blob>;
  /** Waits for what is in flight, closes, and unlocks the folder. */
  close(): Promise<void>;
};

/** Each write holds a connection for its transaction. */
const MAX_CONNECTIONS = 10;

/** The data are 10 MB, but a start clears all buffers, and a folder or dump holds whole segments of the log. */
const NEW_CLUSTER = ['--wal-segsize=1', '--set', 'shared_buffers=32MB'];

/** The data folder cannot be written; the message says what to do. */
export class FolderNotWritableError extends Error {
  override name = 'FolderNotWritableError';
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    const message = `The data folder ${path.resolve(folder)} cannot be written. Choose another one with --data.`;
    throw new FolderNotWritableError(message, { cause: error });
  }
}

/**
 * Opens the data and applies missing migrations.
 * @throws FolderInUseError when another process uses the folder; FolderNotWritableError
 */
export async function openDatabase(source: DataSource): Promise<OpenDatabase> {
  if ('url' in source) return openPostgres(source.url);
  if ('memory' in source) return openPglite(undefined, source.dump, async () => {});
  await makeFolder(source.folder);
  const unlock = await lockFolder(source.folder);
  try {
    return await openPglite(`${source.folder}/pgdata`, undefined, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openPglite(
  dataDir: string | undefined,
  dump: Blob | undefined,
  unlock: () => Promise<void>,
): Promise<OpenDatabase> {
  const client = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    initDbStartParams: NEW_CLUSTER,
  });
  // The same driver as for PostgreSQL, over PGlite's only connection, which is never closed.
  const pool = new BranchPool({
    stream: () => new PgliteStream(client),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    Client: PreparingClient,
  });
  const db = drizzle({ client: pool, casing: 'snake_case' });
  await migrateDatabase(db);
  return {
    db,
    kind: 'PGlite',
    dump: () => client.dumpDataDir('none'),
    close: async () => {
      await pool.end();
      await client.close();
      await unlock();
    },
  };
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new BranchPool({ connectionString: url, max: MAX_CONNECTIONS, Client: PreparingClient });
  // When the server drops an idle connection, the process must not end; the next query opens another.
  pool.on('error', () => {});
  const db = drizzle({ client: pool, casing: 'snake_case' });
  try {
    await migrateDatabase(db);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db,
    kind: 'PostgreSQL',
    dump: () => Promise.reject(new Error('A PostgreSQL server is dumped with pg_dump.')),
    close: () => pool.end(),
  };
}

/**
 * Deletes all data; in a folder only what the sandbox put there.
 * @throws FolderInUseError when a process uses the folder.
 */
export async function resetData(source: { folder: string } | { url: string }): Promise<void> {
  if ('url' in source) {
    const db = drizzle(source.url);
    await db.execute(sql`drop schema public cascade`);
    await db.execute(sql`create schema public`);
    await db.$client.end();
    return;
  }
  await makeFolder(source.folder);
  const unlock = await lockFolder(source.folder);
  await rm(path.join(source.folder, 'pgdata'), { recursive: true, force: true });
  await unlock();
}
