import { sql } from 'drizzle-orm';
import type { Database } from './core/data/database.ts';
import { transaction } from './core/data/transaction.ts';
import type { SeedName } from './core/seed/seed-context.ts';
import { SEEDED, seed } from './seed.ts';

/** They survive a reset: the applied migrations, and the key of the access tokens. */
const KEPT_TABLES = ['applied_migrations', 'settings'];

type Reset = {
  readonly db: Database;
  readonly seed: SeedName;
  readonly now: Date;
  readonly log: (line: string) => void;
};

/**
 * Deletes all data and seeds the database again while the sandbox runs. Requests in flight finish first, later ones
 * wait. When the seed fails, nothing changes.
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
