import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.ts';

/** PostgreSQL's codes of conflicts that a retry resolves. */
const RETRYABLE = new Set(['40001', '40P01']);
const MAX_TRIES = 5;
/** PostgreSQL's code of a duplicate value. */
export const UNIQUE_VIOLATION = '23505';

/**
 * Runs `work` in one transaction. It is retried after a serialization failure or a deadlock, so it must have no effects
 * outside the database.
 */
export async function transaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction((tx) => work(tx));
    } catch (error) {
      if (tries === MAX_TRIES || !isRetryable(error)) throw error;
      await sleep(Math.random() * 20 * tries);
    }
  }
}

function isRetryable(error: unknown): boolean {
  return RETRYABLE.has(sqlState(error) ?? '');
}

/** PostgreSQL's five-character code when the error is a failed statement. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code))
      return cause.code;
  }
  return undefined;
}
