import { access } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { BranchPglite, BranchPool } from './branches.ts';
import { openFolder } from './data-folder.ts';
import type { Database } from './database.ts';
import { checkDatabaseUrl, explainOpenError } from './database-url.ts';
import { migrateDatabase } from './migrate.ts';

/** Location of the data: a folder, a PostgreSQL server, or memory (optionally loaded from a `dump`). */
export type DataSource =
  | { readonly folder: string }
  | { readonly url: string; readonly maxConnections?: number }
  | { readonly memory: true; readonly dump?: Blob };

/** Connections to a PostgreSQL server, by use. Empty with PGlite. */
export type ConnectionPools = Readonly<
  Record<string, Pick<BranchPool, 'totalCount' | 'idleCount' | 'waitingCount'>>
>;

export type OpenDatabase = {
  readonly db: Database;
  readonly pools: ConnectionPools;
  readonly kind: 'PGlite' | 'PostgreSQL';
  /** True if opening it upgraded data of an earlier version. */
  readonly isUpgraded: boolean;
  /** Checks that the files of a data folder still exist, which PGlite notices only later. */
  checkFiles(): Promise<void>;
  /** Copies all data for `{ memory: true, dump }`, which opens in half a second. PGlite only. */
  dump(): Promise<Blob>;
  /** Waits for requests in flight, closes the database, and unlocks the folder. */
  close(): Promise<void>;
};

/** Max connections by default. Half of them are for transactions, which may wait for locks. */
export const MAX_CONNECTIONS = 10;
/** Max time to wait for a connection, and for the server's response to a read. */
const READ_TIMEOUT_MS = 10_000;
/** Max time of a statement in a transaction. A migration or a reset may take this long. */
const WRITE_TIMEOUT_MS = 30_000;
/** Max time that a statement waits for a lock before its transaction fails. It is shorter than a request's deadline. */
const LOCK_TIMEOUT_MS = 8_000;
/**
 * Max time between two statements of a transaction. Then the server rolls it back and frees its locks, because the
 * sandbox is paused or no longer connected. It is shorter than LOCK_TIMEOUT_MS, so the next in line gets the lock.
 */
const IDLE_TRANSACTION_TIMEOUT_MS = 5_000;
/** Time after which the server stops a statement before the client gives up its connection. */
const SERVER_TIMEOUT_LEAD_MS = 1_000;
/** Idle time after which the operating system checks a connection. */
const KEEP_ALIVE_AFTER_MS = 10_000;
/** Settings of a session that a role, a database or the server may have changed. */
const SESSION_SETTINGS = '-c datestyle=ISO -c default_transaction_isolation=read\\ committed';

/**
 * The data takes only 10 MB. PGlite initializes its buffers at each start, so small ones halve the time to open, and
 * small WAL segments reduce the size of folders and dumps.
 */
const NEW_CLUSTER = ['--wal-segsize=1', '--set', 'shared_buffers=4MB'];

/**
 * Opens the database and applies missing migrations, which keep its data.
 * @throws DataFolderError; DatabaseUrlError; TablesError for data that cannot be upgraded
 */
export async function openDatabase(source: DataSource): Promise<OpenDatabase> {
  if ('url' in source) return openPostgres(source);
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
  const isUpgraded = await migrateDatabase(db);
  return {
    db,
    pools: {},
    kind: 'PGlite',
    isUpgraded,
    async checkFiles() {
      if (given.dataDir !== undefined) await access(path.join(given.dataDir, 'PG_VERSION'));
    },
    dump: () => client.dumpDataDir('none'),
    async close() {
      await client.close().finally(unlock);
    },
  };
}

async function openPostgres({
  url,
  maxConnections = MAX_CONNECTIONS,
}: {
  readonly url: string;
  readonly maxConnections?: number;
}): Promise<OpenDatabase> {
  const max = Math.floor(maxConnections / 2);
  const pool = openPostgresPool(url, { max: maxConnections - max, timeoutMs: READ_TIMEOUT_MS });
  pool.writers = openPostgresPool(url, { max });
  const close = async () => {
    await Promise.all([pool.end(), pool.writers.end()]);
  };
  const db = drizzlePostgres({ client: pool, casing: 'snake_case' });
  const isUpgraded = await migrateDatabase(db).catch(async (error) => {
    await close();
    throw explainOpenError(error);
  });
  return {
    db,
    pools: { reads: pool, writes: pool.writers },
    kind: 'PostgreSQL',
    isUpgraded,
    checkFiles: async () => {},
    dump: () => Promise.reject(new Error('A PostgreSQL server is dumped with pg_dump.')),
    close,
  };
}

/**
 * Creates a pool of connections to a PostgreSQL server, with timeouts at both ends for every statement.
 * @throws DatabaseUrlError
 */
export function openPostgresPool(
  url: string,
  { max = MAX_CONNECTIONS, timeoutMs = WRITE_TIMEOUT_MS } = {},
): BranchPool {
  checkDatabaseUrl(url);
  const pool = new BranchPool({
    max,
    connectionString: url,
    connectionTimeoutMillis: READ_TIMEOUT_MS,
    query_timeout: timeoutMs,
    statement_timeout: timeoutMs - SERVER_TIMEOUT_LEAD_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    options: SESSION_SETTINGS,
  });
  // A dropped connection must not end the process. The next query opens another.
  pool.on('error', () => {});
  // The pool listens only to idle connections. A query on a dropped connection rejects, and its caller handles the
  // error.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
