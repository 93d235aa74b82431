import { eraseDueAccounts } from './areas/members/erasure.ts';
import type { Database } from './core/data/database.ts';
import { forgetIdempotencyKeys } from './core/ledger/forget-idempotency-keys.ts';

/** How often it is done while the sandbox runs, in milliseconds: once an hour. */
const PERIOD_MS = 60 * 60 * 1000;

type Options = { readonly now: () => Date; readonly log: (line: string) => void };

/**
 * Does what falls due without anybody asking: accounts to erase, idempotency keys to forget. Now, and every hour
 * until the function it answers is called.
 */
export async function keepHouse(db: Database, { now, log }: Options): Promise<() => Promise<void>> {
  const work = async () => {
    await eraseDueAccounts(db, now());
    await forgetIdempotencyKeys(db, now());
  };
  await work();
  let underWay: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    underWay = work().catch((error) => log(`Housekeeping failed: ${String(error)}`));
  }, PERIOD_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
