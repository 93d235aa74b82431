import { eq, sql } from 'drizzle-orm';
import { seedContent } from './areas/content/seed.ts';
import { seedKyc } from './areas/kyc/seed.ts';
import { seedMembers } from './areas/members/seed.ts';
import { seedReferrals } from './areas/referrals/seed/seed.ts';
import { seedRwa } from './areas/rwa/seed/seed.ts';
import { seedShopping } from './areas/shopping/seed/seed.ts';
import { closeOpeningBalances, postOpeningBalances } from './areas/wallet/seed/opening-balances.ts';
import { seedWallet } from './areas/wallet/seed/seed.ts';
import type { Database } from './core/data/database.ts';
import { TablesError } from './core/data/migrate.ts';
import { settings } from './core/data/schema.ts';
import { sqlState, transaction } from './core/data/transaction.ts';
import { EXAMPLES_DAY, type SeedContext, type SeedName } from './core/seed/seed-context.ts';
import { getStartOfDay } from './core/time/calendar.ts';
import { DAY_MS } from './core/time/time.ts';

/** An area's seed and its name in the progress log. Seeds may depend on earlier ones, so add new ones at the end. */
type SeedArea = readonly [name: string, fill: (context: SeedContext) => Promise<void>];
const areas: readonly SeedArea[] = [
  ['wallets and conversions', seedWallet],
  ['assets and investments', seedRwa],
  ['identity checks', seedKyc],
  ['referrals', seedReferrals],
  ['content', seedContent],
  ['shop', seedShopping],
];

/** Name of the setting that stores the seed of the database. */
export const SEEDED = 'seeded';

/** True if the database has been seeded. */
export async function isSeeded(db: Database): Promise<boolean> {
  return (await db.select().from(settings).where(eq(settings.name, SEEDED))).length > 0;
}

/** PostgreSQL's codes for a missing table or column. */
const MISSING = new Set(['42P01', '42703']);

/**
 * Fills an empty database in one transaction. Does nothing if it has already been filled.
 * @throws TablesError if tables lack columns for the seed
 */
export async function seed(
  db: Database,
  name: SeedName,
  { now, log }: { now: Date; log: (line: string) => void },
): Promise<void> {
  if (await isSeeded(db)) return;
  log(`Filling the database with "${name}" …`);
  const shiftMs =
    Math.max(0, Math.floor((now.getTime() - getStartOfDay(EXAMPLES_DAY).getTime()) / DAY_MS)) * DAY_MS;
  const at = (time: string) => new Date(Date.parse(time) + shiftMs);
  const on = (day: string) => new Date(Date.parse(day) + shiftMs).toISOString().slice(0, 10);
  await transaction(db, async (tx) => {
    // Seeding may take longer than requests wait for a lock.
    await tx.execute(sql`set local lock_timeout = 0`);
    // If two processes start on one empty PostgreSQL, the second one finds it filled.
    const first = await tx
      .insert(settings)
      .values({ name: SEEDED, value: name })
      .onConflictDoNothing()
      .returning();
    if (first.length === 0) return;
    const context: SeedContext = { db: tx, name, now, at, on };
    if (name !== 'empty') {
      await seedMembers(context);
      await postOpeningBalances(context);
    }
    for (const [index, [area, fill]] of areas.entries()) {
      log(`  ${index + 1} of ${areas.length}: ${area}`);
      await fill(context);
    }
    if (name !== 'empty') await closeOpeningBalances(context);
    // The planner has no statistics on the new rows yet.
    await tx.execute(sql`analyze`);
  }).catch(explainMissing);
}

function explainMissing(error: unknown): never {
  if (!MISSING.has(sqlState(error) ?? '')) throw error;
  throw new TablesError('The migrations lack a table or column of schema.ts. Run `npm run generate`.', {
    cause: error,
  });
}
