import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';
import { listStateSchemas, listTables, replaceSchema } from './states.ts';
import { sqlState, transaction } from './transaction.ts';

/** Arbitrary id of the advisory lock that a migration takes, so that several processes can start on one PostgreSQL. */
const MIGRATION_LOCK = 4_710_001;

/** Table of the applied migrations. */
const APPLIED = 'applied_migrations';

/** Schema of a snapshot or branch while it is upgraded. */
const UPGRADED = 'upgraded_state';

/** PostgreSQL's codes for an existing table or type. */
const DUPLICATES = new Set(['42P07', '42710']);

/** Thrown if the database has tables of another program or sandbox version. The message says what to do. */
export class TablesError extends Error {
  override name = 'TablesError';
}

/**
 * Applies the missing migrations to all data, snapshots and branches included, in one transaction.
 * @returns true if data of an earlier version was upgraded
 * @throws TablesError for data of a newer or unreleased sandbox, or tables of another program with the same names
 */
export async function migrateDatabase(db: Database): Promise<boolean> {
  const migrations = readMigrations();
  return transaction(db, async (tx) => {
    // Another process may need longer for a migration than requests wait for a lock.
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(MIGRATION_LOCK))})`);
    await createAppliedTable(tx);
    const count = await countApplied(tx, migrations);
    await apply(tx, migrations, count).catch(explainDuplicate);
    if (count === 0 || count === migrations.length) return false;
    for (const schema of await listStateSchemas(tx)) await upgradeState(tx, schema, migrations);
    return true;
  });
}

type Migration = ReturnType<typeof readMigrations>[number];

/** Creates the table of the applied migrations in the current schema. */
const createAppliedTable = (tx: Database) =>
  tx.execute(
    sql`create table if not exists applied_migrations (hash text primary key, position integer not null)`,
  );

/** Applies the migrations from a position on to the current schema. */
async function apply(tx: Database, migrations: readonly Migration[], from: number): Promise<void> {
  for (const [position, { hash, sql: statements }] of migrations.entries()) {
    if (position < from) continue;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into applied_migrations values (${hash}, ${position})`);
  }
}

/**
 * Counts the applied migrations of the current schema.
 * @throws TablesError if one is unknown to this version
 */
async function countApplied(tx: Database, migrations: readonly Migration[]): Promise<number> {
  const applied = await tx
    .select({ hash: sql<string>`hash`, position: sql<number>`position` })
    .from(sql`applied_migrations`);
  const unknown = applied.filter(({ hash, position }) => migrations[position]?.hash !== hash);
  if (unknown.some(({ position }) => position >= migrations.length)) {
    throw new TablesError(
      'The data is from a newer sandbox version, so update the sandbox, or choose other data with --data or DATABASE_URL.',
    );
  }
  if (unknown.length > 0) {
    throw new TablesError(
      'The data is from an unreleased sandbox version, which cannot be upgraded. Choose other data with --data or ' +
        'DATABASE_URL, or delete it with --reset.',
    );
  }
  return applied.length;
}

/**
 * Upgrades a snapshot or branch. Its tables have no references and other names of indexes than the main ones, so the
 * migrations do not fit. Its rows are copied into new tables of its version, which are upgraded and replace it.
 */
async function upgradeState(tx: Database, schema: string, migrations: readonly Migration[]): Promise<void> {
  const path = (name: string) => tx.execute(sql.raw(`set local search_path to ${name}`));
  await path(`"${schema}"`);
  const count = await countApplied(tx, migrations);
  const own = migrations.map(({ sql: statements, ...rest }) => ({
    ...rest,
    sql: statements.map((statement) => statement.replaceAll('"public".', `"${UPGRADED}".`)),
  }));
  await tx.execute(sql.raw(`create schema ${UPGRADED}`));
  await path(UPGRADED);
  await createAppliedTable(tx);
  await apply(tx, own.slice(0, count), 0);
  await tx.execute(sql`truncate applied_migrations`);
  for (const table of await listTables(tx, UPGRADED)) {
    await tx.execute(sql.raw(`insert into ${table} select * from "${schema}".${table}`));
  }
  await apply(tx, own, count);
  await path('default');
  await replaceSchema(tx, schema, UPGRADED);
}

function explainDuplicate(error: unknown): never {
  if (!DUPLICATES.has(sqlState(error) ?? '')) throw error;
  throw new TablesError(
    'The database has tables of another program. Choose an empty database with DATABASE_URL.',
    { cause: error },
  );
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
