import type { OperationId } from '@gli/sdk';
import type { Context } from 'hono';
import { withDeclaredQuery } from '../contract/declared-fields.ts';
import type { Caller, Handler, HandlerResponse, Handlers, Services } from '../contract/handler.ts';
import { readJsonBody } from '../contract/json-body.ts';
import { readMultipartBody } from '../contract/multipart-body.ts';
import type { ContractOperation } from '../contract/operations.ts';
import { readParameters } from '../contract/parameters.ts';
import type { Database } from '../data/database.ts';
import { withDeadline } from '../data/deadline.ts';
import { transaction } from '../data/transaction.ts';
import { type InProgress, withIdempotency } from '../ledger/idempotency.ts';
import { type AccessTokens, readBearer } from '../members/access-tokens.ts';
import { inPasswordQueue } from '../members/passwords.ts';
import { type Problem, problem } from '../problem/problem.ts';
import type { Language } from '../text/text.ts';
import { systemTime } from '../time/system-time.ts';

/** Max time that a request waits for the database, in total. Then it gets a 503. */
const DATABASE_WAIT_MS = 10_000;

export type Incoming = {
  readonly operation: ContractOperation;
  readonly path: Readonly<Record<string, string>>;
  readonly context: Context;
  readonly url: URL;
  readonly language: Language;
  readonly ip: string | null;
  readonly now: Date;
  /** True if a fault makes the effect fail later. */
  readonly reverts: boolean;
};

export type Runtime = {
  readonly db: Database;
  readonly now: () => Promise<Date>;
  readonly services: Services;
  readonly handlers: Handlers;
  /** Returns the caller of an access token. @throws Problem if the token is not, or no longer, valid */
  readonly authenticate: (db: Database, tokens: AccessTokens, token: string, now: Date) => Promise<Caller>;
  /** Processes due work before an operation reads the data. */
  readonly processDueWork: (db: Database, operation: ContractOperation, now: Date) => Promise<void>;
  readonly inProgress: InProgress;
};

/**
 * Runs one operation: checks the bearer token, parameters and body, then runs its handler. A write runs in a
 * transaction. If it takes an idempotency key, it runs only once per key.
 * @throws Problem
 */
export async function runOperation(incoming: Incoming, runtime: Runtime): Promise<HandlerResponse | Problem> {
  const { operation, path, context, url, language, ip, now, reverts } = incoming;
  const { headers } = context.req.raw;
  const { db, services } = runtime;
  const startedAt = systemTime();
  const caller =
    operation.security === 'bearer'
      ? await withDeadline(DATABASE_WAIT_MS, () => readCaller(headers, runtime, now))
      : null;
  const leftMs = DATABASE_WAIT_MS - (systemTime().getTime() - startedAt.getTime());
  const query = readParameters(operation, path, url.searchParams, headers);
  const body = await readBody(operation, context);
  const handler = getHandler(runtime.handlers, operation.id);
  const idempotencyKey = operation.takesIdempotencyKey ? headers.get('Idempotency-Key') : null;
  const run = (database: Database) =>
    handler.handle({
      body,
      query,
      path,
      headers,
      url: withDeclaredQuery(url, operation),
      member: caller?.member ?? null,
      sessionId: caller?.sessionId ?? null,
      idempotencyKey,
      db: database,
      now,
      language,
      ip,
      reverts,
      services,
      reply: (status: number, responseBody?: unknown, more?: Readonly<Record<string, string>>) => ({
        status,
        body: responseBody,
        ...(more ? { headers: more } : {}),
      }),
    });
  const respond = async () => {
    await runtime.processDueWork(db, operation, now);
    if (operation.method === 'GET' || handler.mode !== 'whole') return run(db);
    if (idempotencyKey === null || caller === null) return transaction(db, run);
    const scope = {
      memberId: caller.member.id,
      operation: operation.id,
      key: idempotencyKey,
      request: { path, body },
    };
    return withIdempotency({ db, now, inProgress: runtime.inProgress, scope, language }, run);
  };
  // The times until a body arrives and until a password is checked do not count.
  const respondInTime = () => withDeadline(leftMs, respond);
  return handler.mode === 'password' ? inPasswordQueue(respondInTime) : respondInTime();
}

async function readCaller(
  headers: Headers,
  { db, services, authenticate }: Runtime,
  now: Date,
): Promise<Caller> {
  const token = readBearer(headers);
  if (token === null) throw problem('authentication_required');
  return authenticate(db, services.accessTokens, token, now);
}

function readBody(operation: ContractOperation, context: Context): Promise<unknown> {
  return operation.body?.type === 'multipart/form-data'
    ? readMultipartBody(operation, context)
    : readJsonBody(operation, context);
}

type AnyHandler = {
  readonly mode: Handler['mode'];
  readonly handle: (request: Record<string, unknown>) => Promise<HandlerResponse | Problem>;
};

// Unchecked cast: requests are validated against the contract from which the handler's types are generated.
function getHandler(handlers: Handlers, id: OperationId): AnyHandler {
  return handlers[id] as unknown as AnyHandler;
}
