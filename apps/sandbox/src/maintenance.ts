import { eraseDueAccounts } from './areas/members/erasure.ts';
import type { Database } from './core/data/database.ts';
import { deleteExpiredKeys } from './core/ledger/idempotency.ts';

/** How often it is done while the sandbox runs, in milliseconds: once an hour. */
const MAINTENANCE_PERIOD_MS = 60 * 60 * 1000;

type Options = { readonly now: () => Date; readonly log: (line: string) => void };

/**
 * Does what falls due without anybody asking: accounts to erase, idempotency keys to forget. Now, and every hour
 * until the function it answers is called.
 */
export async function startMaintenance(db: Database, { now, log }: Options): Promise<() => Promise<void>> {
  const work = async () => {
    await eraseDueAccounts(db, now());
    await deleteExpiredKeys(db, now());
  };
  await work();
  let pending: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    pending = work().catch((error) => log(`Housekeeping failed: ${String(error)}`));
  }, MAINTENANCE_PERIOD_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await pending;
  };
}
