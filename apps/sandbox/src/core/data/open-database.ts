import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { BranchPglite, BranchPool } from './branches.ts';
import { openFolder } from './data-folder.ts';
import type { Database } from './database.ts';
import { migrateDatabase } from './migrate.ts';

/** Location of the data: a folder, a PostgreSQL server, or memory (optionally loaded from a `dump`). */
export type DataSource =
  | { readonly folder: string }
  | { readonly url: string }
  | { readonly memory: true; readonly dump?: Blob };

export type OpenDatabase = {
  readonly db: Database;
  /** Connection for health checks. It is separate if possible, so that health checks don't wait for requests. */
  readonly healthDb: Database;
  readonly kind: 'PGlite' | 'PostgreSQL';
  /** Copies all data for `{ memory: true, dump }`, which opens in half a second. PGlite only. */
  dump(): Promise<Blob>;
  /** Waits for requests in flight, closes the database, and unlocks the folder. */
  close(): Promise<void>;
};

/** Max connections. Each write holds one during its transaction. */
const MAX_CONNECTIONS = 10;
/** Max time that a statement waits for a lock before its transaction fails and releases the connection. */
const LOCK_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 30_000;
/**
 * Max time to wait for a connection. It is longer than LOCK_TIMEOUT_MS, so a read can get the connection of a write
 * that gave up.
 */
const CONNECTION_TIMEOUT_MS = 20_000;
export const HEALTH_TIMEOUT_MS = 2_000;

/**
 * The data takes only 10 MB. PGlite initializes its buffers at each start, so small ones halve the time to open, and
 * small WAL segments reduce the size of folders and dumps.
 */
const NEW_CLUSTER = ['--wal-segsize=1', '--set', 'shared_buffers=4MB'];

/**
 * Opens the database and applies missing migrations.
 * @throws DataFolderError; TablesError for data of an older sandbox
 */
export async function openDatabase(source: DataSource): Promise<OpenDatabase> {
  if ('url' in source) return openPostgres(source.url);
  if ('memory' in source) return openPglite({ ...(source.dump ? { loadDataDir: source.dump } : {}) });
  return openFolder(source.folder, (dataDir, unlock) => openPglite({ dataDir }, unlock));
}

async function openPglite(
  given: { readonly dataDir?: string; readonly loadDataDir?: Blob },
  unlock = () => {},
): Promise<OpenDatabase> {
  const client: PGlite = new BranchPglite({ ...given, initDbStartParams: NEW_CLUSTER });
  await client.waitReady;
  const db = drizzlePglite({ client, casing: 'snake_case' });
  await migrateDatabase(db);
  return {
    db,
    healthDb: db,
    kind: 'PGlite',
    dump: () => client.dumpDataDir('none'),
    async close() {
      await client.close().finally(unlock);
    },
  };
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = openPostgresPool(url);
  const healthPool = openPostgresPool(url, { max: 1, connectionTimeoutMillis: HEALTH_TIMEOUT_MS });
  const db = drizzlePostgres({ client: pool, casing: 'snake_case' });
  try {
    await migrateDatabase(db);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db,
    healthDb: drizzlePostgres({ client: healthPool, casing: 'snake_case' }),
    kind: 'PostgreSQL',
    dump: () => Promise.reject(new Error('A PostgreSQL server is dumped with pg_dump.')),
    close: async () => {
      await Promise.all([pool.end(), healthPool.end()]);
    },
  };
}

/** Creates a pool of connections to a PostgreSQL server, with timeouts for every request. */
export function openPostgresPool(
  url: string,
  { max = MAX_CONNECTIONS, connectionTimeoutMillis = CONNECTION_TIMEOUT_MS } = {},
): BranchPool {
  const pool = new BranchPool({
    max,
    connectionTimeoutMillis,
    connectionString: url,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  // A dropped connection must not end the process. The next query opens another.
  pool.on('error', () => {});
  // The pool listens only to idle connections. A query on a dropped connection rejects, and its caller handles the
  // error.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
