import { createHash } from 'node:crypto';
import type { OperationId } from '@gli/sdk';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { HandlerResponse } from '../contract/handler.ts';
import { currentSchema } from '../data/branches.ts';
import type { Database } from '../data/database.ts';
import { idempotencyKeys } from '../data/schema.ts';
import { statement } from '../data/statement.ts';
import { transaction, violatesUnique } from '../data/transaction.ts';
import { Problem, problem } from '../problem/problem.ts';
import type { Language } from '../text/text.ts';

const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;
/**
 * Statuses of rejections that finalize a key. Rejections that depend on the caller or the time (401, 403, 429, 5xx) do
 * not.
 */
const FINAL_REJECTION_STATUSES: ReadonlySet<number> = new Set([400, 404, 409]);

/** Codes that reject a key itself and do not finalize it. */
const KEY_ERROR_CODES: ReadonlySet<string> = new Set(['request_in_progress', 'idempotency_key_reused']);

/** Keys whose requests are in flight in this process. */
export type InProgress = Set<string>;

// The lock lasts until the transaction ends, so another process immediately sees that the same key is in flight.
const lockKey = statement((db) =>
  db
    .select({
      isLocked: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${sql.placeholder('name')}, 0))`,
      known: idempotencyKeys,
    })
    .from(sql`(values (1)) as one`)
    .leftJoin(
      idempotencyKeys,
      and(
        eq(idempotencyKeys.memberId, sql.placeholder('memberId')),
        eq(idempotencyKeys.operation, sql.placeholder('operation')),
        eq(idempotencyKeys.key, sql.placeholder('key')),
      ),
    ),
);

type Scope = {
  readonly memberId: string;
  readonly operation: OperationId;
  readonly key: string;
  /** Path ids and body. They must match for the response to be replayed. */
  readonly request: unknown;
};

type Context = { db: Database; now: Date; inProgress: InProgress; scope: Scope; language: Language };

/**
 * Runs a write once per key. Its effect and its response are stored in one transaction, so one never exists without the
 * other. The same key and request return the same response again. This includes rejections: if the caller knows that a
 * request was rejected, a late copy must not take effect (decision 25).
 * @throws Problem `request_in_progress` while the first is in flight, `idempotency_key_reused` for another request.
 */
export async function withIdempotency(
  context: Context,
  run: (tx: Database) => Promise<HandlerResponse | Problem>,
): Promise<HandlerResponse | Problem> {
  const { db, inProgress, scope } = context;
  const name = JSON.stringify([currentSchema(), scope.memberId, scope.operation, scope.key]);
  if (inProgress.has(name)) throw problem('request_in_progress');
  inProgress.add(name);
  const runOnce = (work: typeof run) =>
    transaction(db, (tx) => once(tx, name, context, work)).catch(keyProblem);
  try {
    return await runOnce(run);
  } catch (error) {
    if (!(error instanceof Problem) || KEY_ERROR_CODES.has(error.code)) throw error;
    if (!FINAL_REJECTION_STATUSES.has(error.status)) return error;
    // The write was rolled back. This response finalizes the key, unless another process was faster.
    return await runOnce(async () => error);
  } finally {
    inProgress.delete(name);
  }
}

async function once(
  tx: Database,
  name: string,
  { now, scope, language }: Context,
  run: (tx: Database) => Promise<HandlerResponse | Problem>,
): Promise<HandlerResponse | Problem> {
  const { memberId, operation, key } = scope;
  const [found] = await lockKey(tx, { name, memberId, operation, key });
  if (!found?.isLocked) throw problem('request_in_progress');
  const requestHash = hashRequest(scope.request);
  const { known } = found;
  if (known && now.getTime() - known.createdAt.getTime() < KEY_LIFETIME_MS) {
    if (known.requestHash !== requestHash) throw problem('idempotency_key_reused');
    const body: unknown = known.body === null ? undefined : JSON.parse(known.body);
    const headers = { 'Content-Language': known.language, 'Idempotent-Replayed': 'true' };
    return { status: known.status, body, headers };
  }
  const response = await run(tx);
  const isRefused = response instanceof Problem;
  if (isRefused && !FINAL_REJECTION_STATUSES.has(response.status)) return response;
  const body = isRefused ? response.envelope(language, operation) : response.body;
  if (known) await deleteKey(tx, known);
  await tx.insert(idempotencyKeys).values({
    memberId,
    operation,
    key,
    requestHash,
    status: response.status,
    language,
    body: body === undefined ? null : JSON.stringify(body),
    createdAt: now,
  });
  return response;
}

/**
 * Converts the error of a key that already exists to a problem, and rethrows any other error.
 * @throws Problem `request_in_progress` if another process finalized the key between our lookup and our lock
 */
function keyProblem(error: unknown): never {
  throw violatesUnique(error, idempotencyKeys) ? problem('request_in_progress') : error;
}

/** Deletes an expired key, so that it can be used again. */
async function deleteKey(tx: Database, { memberId, operation, key }: typeof idempotencyKeys.$inferSelect) {
  const own = and(
    eq(idempotencyKeys.memberId, memberId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  );
  await tx.delete(idempotencyKeys).where(own);
}

/** Returns the same hash for requests that differ only in the order of their fields. */
function hashRequest(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request, sortedFields)).digest('hex');
}

function sortedFields(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Deletes keys that can no longer be replayed, and their stored responses. Returns the number of deleted keys. */
export async function deleteExpiredKeys(db: Database, now: Date): Promise<number> {
  const deleted = await db
    .delete(idempotencyKeys)
    .where(lte(idempotencyKeys.createdAt, new Date(now.getTime() - KEY_LIFETIME_MS)))
    .returning({ key: idempotencyKeys.key });
  return deleted.length;
}
