import { eq, sql } from 'drizzle-orm';
import { seedContent } from './areas/content/seed.ts';
import { seedKyc } from './areas/kyc/seed.ts';
import { seedMembers, seedSessions } from './areas/members/seed.ts';
import { lastPayoutRun } from './areas/referrals/index.ts';
import { seedManualRewards } from './areas/referrals/seed/demo-referrals.ts';
import { seedReferrals } from './areas/referrals/seed/seed.ts';
import { seedRwa } from './areas/rwa/seed/seed.ts';
import { seedShopping, seedUnpaidOrder } from './areas/shopping/seed/seed.ts';
import { closeOpeningBalances, postOpeningBalances } from './areas/wallet/seed/opening-balances.ts';
import { seedWallet } from './areas/wallet/seed/seed.ts';
import type { Database } from './core/data/database.ts';
import { TablesError } from './core/data/migrate.ts';
import { settings } from './core/data/schema.ts';
import { sqlState, transaction } from './core/data/transaction.ts';
import { EXAMPLES_DAY, type SeedContext, type SeedName } from './core/seed/seed-context.ts';
import { getStartOfDay } from './core/time/calendar.ts';
import { DAY_MS, toKoreanDate } from './core/time/time.ts';

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

/** Adds the demo data whose times follow the start to the second, such as an order that expires 22 minutes later. */
const startSeeds: readonly SeedArea[1][] = [seedSessions, seedManualRewards, seedUnpaidOrder];

/** Name of the setting that stores the seed of a database without the rows of `startSeeds`. */
const PREPARED = 'prepared';

/** Name of the setting that stores the seed of the database. */
export const SEEDED = 'seeded';

/** True if the database has been seeded. */
export async function isSeeded(db: Database): Promise<boolean> {
  return (await db.select().from(settings).where(eq(settings.name, SEEDED))).length > 0;
}

/** PostgreSQL's codes for a missing table or column. */
const MISSING = new Set(['42P01', '42703']);

type SeedOptions = { readonly now: Date; readonly log: (line: string) => void };

/**
 * Fills an empty database in one transaction. Does nothing if it has already been filled.
 * @throws TablesError if tables lack columns for the seed
 */
export async function seed(db: Database, name: SeedName, options: SeedOptions): Promise<void> {
  if (await isSeeded(db)) return;
  options.log(`Filling the database with "${name}" …`);
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
    if (!(await takePreparation(tx, name))) await fillAreas(tx, name, options);
    if (name === 'empty') return;
    const context = createContext(tx, name, options.now);
    for (const fill of startSeeds) await fill(context);
  }).catch(explainMissing);
}

/**
 * Fills an empty database with all rows that depend only on `getSeedTime(now)`. `seed` adds the others. Tests keep such
 * a database and start sandboxes on copies of it.
 */
export async function prepareSeed(db: Database, name: SeedName, options: SeedOptions): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.insert(settings).values({ name: PREPARED, value: name });
    await fillAreas(tx, name, options);
  });
}

/** Returns the last midnight or nightly payout in Korea, which determines all rows but those that follow the start. */
export function getSeedTime(now: Date): Date {
  const times = [getStartOfDay(toKoreanDate(now)), lastPayoutRun(now)];
  return new Date(Math.max(...times.map((time) => time.getTime())));
}

/** Removes the mark of a prepared database. Returns false if the database is empty. */
async function takePreparation(tx: Database, name: SeedName): Promise<boolean> {
  const [prepared] = await tx.delete(settings).where(eq(settings.name, PREPARED)).returning();
  if (prepared && prepared.value !== name)
    throw new RangeError(`The database was prepared for the seed "${prepared.value}".`);
  return prepared !== undefined;
}

async function fillAreas(tx: Database, name: SeedName, { now, log }: SeedOptions): Promise<void> {
  const context = createContext(tx, name, getSeedTime(now));
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
}

function createContext(db: Database, name: SeedName, now: Date): SeedContext {
  const days = Math.floor((now.getTime() - getStartOfDay(EXAMPLES_DAY).getTime()) / DAY_MS);
  const shiftMs = Math.max(0, days) * DAY_MS;
  const at = (time: string) => new Date(Date.parse(time) + shiftMs);
  const on = (day: string) => new Date(Date.parse(day) + shiftMs).toISOString().slice(0, 10);
  return { db, name, now, at, on };
}

function explainMissing(error: unknown): never {
  if (!MISSING.has(sqlState(error) ?? '')) throw error;
  throw new TablesError('The migrations lack a table or column of schema.ts. Run `npm run generate`.', {
    cause: error,
  });
}
