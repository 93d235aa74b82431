import { eraseDueAccounts } from './areas/members/erasure.ts';
import type { Database } from './core/data/database.ts';
import { deleteExpiredKeys } from './core/ledger/idempotency.ts';

const MAINTENANCE_PERIOD_MS = 60 * 60 * 1000;

type Options = { readonly now: () => Promise<Date> | Date; readonly log: (line: string) => void };

/**
 * Erases accounts and deletes idempotency keys that are due: now, and every hour until the returned function is called.
 */
export async function startMaintenance(db: Database, { now, log }: Options): Promise<() => Promise<void>> {
  const work = async () => {
    const time = await now();
    await eraseDueAccounts(db, time);
    await deleteExpiredKeys(db, time);
  };
  await work();
  let pending: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    pending = work().catch((error) => log(`Maintenance failed: ${String(error)}`));
  }, MAINTENANCE_PERIOD_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await pending;
  };
}
