import { setTimeout as sleep } from 'node:timers/promises';
import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTable, PgTransactionConfig } from 'drizzle-orm/pg-core';
import { BranchPool } from './branches.ts';
import type { Database } from './database.ts';
import { atDeadline } from './deadline.ts';
import { isUnavailable } from './is-unavailable.ts';

/** PostgreSQL's codes for conflicts that a retry resolves. */
const RETRYABLE = new Set(['40001', '40P01']);
const MAX_TRIES = 5;
/** PostgreSQL's code for a duplicate value. */
const UNIQUE_VIOLATION = '23505';

/**
 * Runs `work` in one transaction. It is retried after a serialization failure or a deadlock, so it must have no effects
 * outside the database.
 */
export async function transaction<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await runTransaction(db, work, config);
    } catch (error) {
      if (tries === MAX_TRIES || !isRetryable(error)) throw error;
      await sleep(Math.random() * 20 * tries);
    }
  }
}

/**
 * Drizzle does not release a pooled connection whose `begin` fails, which would exhaust the pool. At the deadline of the
 * caller's request, the connection is closed, which rejects the statement in flight and rolls back.
 */
async function runTransaction<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  if (!('$client' in db && db.$client instanceof BranchPool)) return db.transaction(work, config);
  const client = await db.$client.writers.connect();
  let isReleased = false;
  const release = (isBroken: boolean) => {
    if (!isReleased) client.release(isBroken);
    isReleased = true;
  };
  const cancel = atDeadline(() => release(true));
  try {
    const result = await drizzle({ client, casing: 'snake_case' }).transaction(work, config);
    release(false);
    return result;
  } catch (error) {
    release(isUnavailable(error));
    throw error;
  } finally {
    cancel();
  }
}

function isRetryable(error: unknown): boolean {
  return RETRYABLE.has(sqlState(error) ?? '');
}

/** Returns PostgreSQL's five-character code if the error is a failed statement. */
export const sqlState = (error: unknown): string | undefined => statementError(error)?.code;

/** True if a statement failed because its row already exists. */
export function violatesUnique(error: unknown, table: PgTable): boolean {
  const found = statementError(error);
  return found?.code === UNIQUE_VIOLATION && found.table === getTableName(table);
}

type StatementError = { readonly code: string; readonly table?: unknown };

function statementError(error: unknown): StatementError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) {
      return { code: cause.code, table: 'table' in cause ? cause.table : undefined };
    }
  }
  return undefined;
}
