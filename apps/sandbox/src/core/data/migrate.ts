import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';
import { sqlState, transaction } from './transaction.ts';

/** Arbitrary id of the advisory lock that a migration takes, so that several processes can start on one PostgreSQL. */
const MIGRATION_LOCK = 4_710_001;

/** Table of the applied migrations. */
const APPLIED = 'applied_migrations';

/** PostgreSQL's codes for an existing table or type. */
const DUPLICATES = new Set(['42P07', '42710']);

/** Thrown if the database has tables of another program or sandbox version. The message says what to do. */
export class TablesError extends Error {
  override name = 'TablesError';
}

/**
 * Applies the missing migrations in one transaction.
 * @throws TablesError for data of an older sandbox, or tables of another program with the same names
 */
export async function migrateDatabase(db: Database): Promise<void> {
  await transaction(db, async (tx) => {
    // Another process may need longer for a migration than requests wait for a lock.
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(MIGRATION_LOCK))})`);
    await tx.execute(
      sql`create table if not exists applied_migrations (hash text primary key, position integer not null)`,
    );
    const applied = await tx.select({ hash: sql<string>`hash` }).from(sql`applied_migrations`);
    const known = new Set(applied.map((row) => row.hash));
    for (const [position, migration] of readMigrations().entries()) {
      if (known.has(migration.hash)) continue;
      for (const statement of migration.sql) {
        await tx.execute(sql.raw(statement)).catch((error) => explainDuplicate(error, applied.length > 0));
      }
      await tx.execute(sql`insert into applied_migrations values (${migration.hash}, ${position})`);
    }
  });
}

function explainDuplicate(error: unknown, isOwn: boolean): never {
  if (!DUPLICATES.has(sqlState(error) ?? '')) throw error;
  const message = isOwn
    ? 'The data is from an older sandbox version. Start over with --reset.'
    : 'The database has tables of another program. Choose an empty database with DATABASE_URL.';
  throw new TablesError(message, { cause: error });
}

const CREATED_TABLE = /^\s*CREATE TABLE "(\w+)"/;

/**
 * Finds a table that no sandbox has created, in the schema `public`. Undefined if there is none. The tables of another
 * sandbox version are unknown, but where its migrations are applied, the database is a sandbox's.
 */
export async function findForeignTable(db: Database): Promise<string | undefined> {
  const rows = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables where schemaname = 'public'`);
  const names = rows.map(({ name }) => name);
  if (!names.includes(APPLIED)) return names[0];
  const migrations = readMigrations();
  const applied = await db.select({ hash: sql<string>`hash` }).from(sql`applied_migrations`);
  if (!applied.every(({ hash }) => migrations.some((migration) => migration.hash === hash))) return undefined;
  const statements = migrations.flatMap((migration) => migration.sql);
  const own = new Set([APPLIED, ...statements.map((statement) => CREATED_TABLE.exec(statement)?.[1])]);
  return names.find((name) => !own.has(name));
}

const readMigrations = () => readMigrationFiles({ migrationsFolder: migrationsFolder() });

/**
 * Returns the migrations folder, which is next to this file in the sources and next to the bundle in the published
 * package.
 */
function migrationsFolder(): string {
  const folder = fileURLToPath(new URL('./migrations', import.meta.url));
  if (!existsSync(folder)) throw new Error(`The migrations are missing: ${folder}`);
  return folder;
}
