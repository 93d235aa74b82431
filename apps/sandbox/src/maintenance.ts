import { sql } from 'drizzle-orm';
import { deleteExpiredCredentials } from './areas/auth/expiry.ts';
import { deleteExpiredCodes } from './areas/kyc/index.ts';
import { deletePastNotices } from './areas/notices/index.ts';
import type { OpenDatabase } from './core/data/open-database.ts';
import { describeError } from './core/http/describe-error.ts';
import { deleteExpiredKeys } from './core/ledger/idempotency.ts';
import { accountErasures } from './erasure.ts';

const MAINTENANCE_PERIOD_MS = 10 * 60 * 1000;

type Options = { readonly now: () => Promise<Date> | Date; readonly log: (line: string) => void };

/**
 * Erases accounts that are due and deletes expired idempotency keys, attempts, nonces, refresh tokens, verification
 * codes and notices: now, and then every ten minutes until the returned function is called. Every ten minutes, it also
 * vacuums and analyzes PGlite's tables, because PGlite has no autovacuum.
 */
export async function startMaintenance(
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  { now, log }: Options,
): Promise<() => Promise<void>> {
  const work = async () => {
    const time = await now();
    await accountErasures.settle(db, time);
    await deleteExpiredKeys(db, time);
    await deleteExpiredCredentials(db, time);
    await deleteExpiredCodes(db, time);
    await deletePastNotices(db, time);
  };
  const analyze = async () => {
    if (kind === 'PGlite') await db.execute(sql`vacuum analyze`);
  };
  await work();
  let pending: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    pending = pending
      .then(work)
      .then(analyze)
      .catch((error) => log(`Maintenance failed: ${describeError(error)}`));
  }, MAINTENANCE_PERIOD_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await pending;
  };
}
