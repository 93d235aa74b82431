import { sql } from 'drizzle-orm';
import type { Database } from './core/data/database.ts';
import { transaction } from './core/data/transaction.ts';
import type { SeedName } from './core/seed/seed-context.ts';
import { SEEDED, seed } from './seed.ts';

/** They outlive a refill: which migrations were applied, and the key of the access tokens. */
const KEPT_TABLES = ['applied_migrations', 'settings'];

/**
 * Throws all data away and fills in the seed again while the sandbox runs. Requests under way end first, later ones
 * wait; when the seed fails, everything stays as it was.
 */
export async function refillDatabase(
  db: Database,
  name: SeedName,
  options: { now: Date; log: (line: string) => void },
): Promise<void> {
  await transaction(db, async (tx) => {
    const tables = await tx
      .select({ name: sql<string>`quote_ident(tablename)` })
      .from(sql`pg_tables`)
      .where(sql`schemaname = current_schema() and tablename not in ${KEPT_TABLES}`);
    await tx.execute(sql.raw(`truncate ${tables.map((table) => table.name).join(', ')}`));
    await tx.execute(sql`delete from settings where name = ${SEEDED}`);
    await seed(tx, name, options);
  });
}
