import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';

/** Any number. A migration holds this lock, so that several processes can start on one PostgreSQL. */
const MIGRATION_LOCK = 4_710_001;

/** Applies the missing migrations in one transaction. */
export async function migrateDatabase(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(MIGRATION_LOCK))})`);
    await tx.execute(
      sql`create table if not exists applied_migrations (hash text primary key, position integer not null)`,
    );
    const applied = await tx.select({ hash: sql<string>`hash` }).from(sql`applied_migrations`);
    const known = new Set(applied.map((row) => row.hash));
    for (const [position, migration] of readMigrationFiles({
      migrationsFolder: migrationsFolder(),
    }).entries()) {
      if (known.has(migration.hash)) continue;
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into applied_migrations values (${migration.hash}, ${position})`);
    }
  });
}

/** Beside this file in the sources, beside the bundle in the published package. */
function migrationsFolder(): string {
  const folder = fileURLToPath(new URL('./migrations', import.meta.url));
  if (!existsSync(folder)) throw new Error(`The migrations are missing: ${folder}`);
  return folder;
}
