import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { deleteFolderData } from './core/data/data-folder.ts';
import type { Database } from './core/data/database.ts';
import { explainOpenError } from './core/data/database-url.ts';
import { findForeignTable, migrateDatabase, TablesError } from './core/data/migrate.ts';
import { openPostgresPool } from './core/data/open-database.ts';
import { readSetting, writeSetting } from './core/data/settings.ts';
import { dropStates } from './core/data/states.ts';
import { transaction } from './core/data/transaction.ts';
import { KEY_NAME } from './core/members/access-tokens.ts';
import type { SeedName } from './core/seed/seed-context.ts';
import { SEEDED, seed } from './seed.ts';

/** Tables that a reset keeps: the applied migrations, and the key of the access tokens. */
const KEPT_TABLES = ['applied_migrations', 'settings'];

type Reset = {
  readonly db: Database;
  readonly seed: SeedName;
  readonly now: Date;
  readonly log: (line: string) => void;
};

/**
 * Deletes all data and seeds the database again while the sandbox runs. Requests in flight finish first. Later requests
 * wait and get a 503 after a timeout. If the seed fails, nothing changes.
 */
export async function resetDatabase({ db, seed: name, now, log }: Reset): Promise<void> {
  await transaction(db, async (tx) => {
    const tables = await tx
      .select({ name: sql<string>`quote_ident(tablename)` })
      .from(sql`pg_tables`)
      .where(sql`schemaname = current_schema() and tablename not in ${KEPT_TABLES}`);
    await tx.execute(sql.raw(`truncate ${tables.map((table) => table.name).join(', ')}`));
    await tx.execute(sql`delete from settings where name = ${SEEDED}`);
    await seed(tx, name, { now, log });
  });
}

/**
 * Deletes all data before a start. Other sandboxes on the same PostgreSQL keep running, because the key of the access
 * tokens is kept.
 * @throws DataFolderError; DatabaseUrlError; TablesError for a database that is not the sandbox's alone
 */
export async function resetData(
  source: { readonly folder: string } | { readonly url: string },
): Promise<void> {
  if ('folder' in source) return deleteFolderData(source.folder);
  const pool = openPostgresPool(source.url);
  try {
    await transaction(drizzle({ client: pool, casing: 'snake_case' }), async (tx) => {
      const tables = await tx
        .select({ settings: sql<string | null>`to_regclass('settings')` })
        .from(sql`(values (1)) as one`);
      const foreign = await findForeignTable(tx);
      if (foreign !== undefined) {
        throw new TablesError(
          `The database has the table ${foreign}, which is not the sandbox's. Nothing was deleted. Choose an empty ` +
            'database with DATABASE_URL.',
        );
      }
      const key = tables[0]?.settings ? await readSetting(tx, KEY_NAME) : undefined;
      await dropStates(tx);
      await tx.execute(sql`drop schema public cascade`);
      await tx.execute(sql`create schema public`);
      await migrateDatabase(tx);
      if (key !== undefined) await writeSetting(tx, KEY_NAME, key);
    });
  } catch (error) {
    throw explainOpenError(error);
  } finally {
    await pool.end();
  }
}
