import { createHash } from 'node:crypto';
import type { OperationId } from '@gli/sdk';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../data/database.ts';
import { rowInsert } from '../data/row-statements.ts';
import { idempotencyKeys } from '../data/schema.ts';
import { statement } from '../data/statement.ts';
import { transaction } from '../data/transaction.ts';
import { Problem, problem } from '../problem/problem.ts';

/** How long a key is kept, in milliseconds: 24 hours. */
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Keys whose request is under way in this process. */
export type InProgress = Set<string>;

const insertKey = rowInsert(idempotencyKeys);

// The lock is held until the transaction ends; another process with the same key learns at once that it is under way.
const lockKey = statement((db) =>
  db
    .select({
      isLocked: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${sql.placeholder('name')}, 0))`,
    })
    .from(sql`(values (1)) as one`),
);

const findKey = statement((db) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(
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
  /** What must be the same for the answer to be repeated: path ids and body. */
  readonly request: unknown;
};

type Answer = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Runs a write once for its key: its effect and its answer are written in one transaction, so neither can be without
 * the other. The same key and request answer the same again. A refused write leaves nothing behind and may be sent
 * again.
 * @throws Problem `request_in_progress` while the first is under way, `idempotency_key_reused` for another request.
 */
export async function withIdempotency(
  context: { db: Database; now: Date; inProgress: InProgress; scope: Scope },
  run: (tx: Database) => Promise<Answer | Problem>,
): Promise<Answer | Problem> {
  const { inProgress, scope } = context;
  const name = JSON.stringify([scope.memberId, scope.operation, scope.key]);
  if (inProgress.has(name)) throw problem('request_in_progress');
  inProgress.add(name);
  try {
    return await transaction(context.db, (tx) => once(tx, name, context, run));
  } finally {
    inProgress.delete(name);
  }
}

async function once(
  tx: Database,
  name: string,
  { now, scope }: { now: Date; scope: Scope },
  run: (tx: Database) => Promise<Answer | Problem>,
): Promise<Answer | Problem> {
  const [lock] = await lockKey(tx, { name });
  if (!lock?.isLocked) throw problem('request_in_progress');
  const requestHash = hashOf(scope.request);
  const { memberId, operation, key } = scope;
  const [known] = await findKey(tx, { memberId, operation, key });
  if (known && now.getTime() - known.createdAt.getTime() < KEY_LIFETIME_MS) {
    if (known.requestHash !== requestHash) throw problem('idempotency_key_reused');
    const body: unknown = known.body === null ? undefined : JSON.parse(known.body);
    return { status: known.status, body, headers: { 'Idempotent-Replayed': 'true' } };
  }
  const answer = await run(tx);
  if (answer instanceof Problem) return answer;
  if (known) await forgetKey(tx, known);
  await insertKey(tx, {
    memberId,
    operation,
    key,
    requestHash,
    status: answer.status,
    body: answer.body === undefined ? null : JSON.stringify(answer.body),
    createdAt: now,
  });
  return answer;
}

/** Makes room for the key's new life after its 24 hours. */
async function forgetKey(tx: Database, { memberId, operation, key }: typeof idempotencyKeys.$inferSelect) {
  const own = and(
    eq(idempotencyKeys.memberId, memberId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  );
  await tx.delete(idempotencyKeys).where(own);
}

/** The same for requests that differ only in the order of their fields. */
function hashOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request, sortedFields)).digest('hex');
}

function sortedFields(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Deletes the keys that nobody may repeat any more, with the answers kept for them; tells how many there were. */
export async function deleteExpiredKeys(db: Database, now: Date): Promise<number> {
  const deleted = await db
    .delete(idempotencyKeys)
    .where(lte(idempotencyKeys.createdAt, new Date(now.getTime() - KEY_LIFETIME_MS)))
    .returning({ key: idempotencyKeys.key });
  return deleted.length;
}
