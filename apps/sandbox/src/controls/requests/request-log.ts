import { setTimeout as sleep } from 'node:timers/promises';
import type { OperationId } from '@gli/sdk';
import { eq } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { declaredQuery } from '../../core/contract/declared-fields.ts';
import type { ContractOperation } from '../../core/contract/operations.ts';
import { findRoute } from '../../core/contract/router.ts';
import type { Database } from '../../core/data/database.ts';
import { BASE_PATH, type Interventions } from '../../core/http/api.ts';
import { describeError } from '../../core/http/describe-error.ts';
import { ConnectionDropped, isTruncated } from '../../core/http/faults.ts';
import { type AccessClaims, type AccessTokens, readBearer } from '../../core/members/access-tokens.ts';
import { members } from '../../core/members/schema.ts';
import { texts } from '../../core/text/texts.ts';
import { systemTime } from '../../core/time/system-time.ts';
import { HIDDEN } from '../../recording/secrets.ts';
import { type RequestFilter, selectRequests } from './request-filter.ts';
import {
  type LoggedBody,
  omittedBody,
  scrubText,
  serializeAddress,
  serializeHeaders,
  serializeRequestBody,
  serializeResponseBody,
} from './serialize.ts';

/** Max requests kept. With their truncated bodies, they stay below 30 MB. */
export const MAX_LOGGED_REQUESTS = 500;

/** Entry in the list of requests to the platform's API, with the response. Contains no secrets. */
export type LoggedRequest = {
  /** Value of the response's `X-Request-Id` header. */
  readonly id: string;
  /** System time when the request arrived. */
  readonly at: string;
  /** Null for a path or method that is not in the contract. */
  readonly operation: OperationId | null;
  readonly method: string;
  /** Path below the base path, with the query. */
  readonly path: string;
  readonly member: { readonly id: string; readonly email: string | null } | null;
  readonly branch: string | null;
  /** Null if the connection broke. */
  readonly status: number | null;
  readonly code: string | null;
  readonly duration_ms: number;
  readonly idempotency_key: string | null;
  readonly is_replayed: boolean;
  /** Contract violations in the request, as messages by field. Null if there are none. */
  readonly violations: Readonly<Record<string, readonly string[]>> | null;
  /** Fault that changed the response, as `PUT /sandbox/faults/` takes it. */
  readonly fault: string | null;
  /** True if the response is a stub. */
  readonly is_stubbed: boolean;
  /** Id of the request that this one repeats. */
  readonly resent_from: string | null;
};

type Message = { readonly headers: Readonly<Record<string, string>>; readonly body: LoggedBody | null };

export type LoggedExchange = LoggedRequest & {
  readonly request: Message;
  /** Null if the connection broke. */
  readonly response: Message | null;
  /** True if nothing that is needed for resending was hidden, truncated or omitted. */
  readonly can_resend: boolean;
};

/** Logged exchange with its session, which is needed to resend the request and is never shown. */
type Entry = {
  readonly id: string;
  /** Null if it could not be logged. */
  readonly exchange: Promise<LoggedExchange | null>;
  readonly session: AccessClaims | null;
};
type Received = {
  readonly context: Context<{ Bindings: ResentFrom; Variables: Interventions }>;
  readonly at: Date;
  /** Null if the connection broke. */
  readonly response: Response | null;
};

/** Codes of requests that violate the contract. Business rejections are not violations. */
const VIOLATIONS: ReadonlySet<string> = new Set([
  'validation_failed',
  'malformed_json',
  'invalid_wallet_address',
  'unsupported_media_type',
  'unsupported_file_type',
  'payload_too_large',
  'file_too_large',
  'method_not_allowed',
]);
/**
 * Max time to wait for a body, because a request may be rejected before it is fully sent. Bodies that arrive later are
 * omitted.
 */
const LATE_BODY_MS = 1000;
/** A time before any token expires. Identifies the owner by the signature alone, even for an expired token. */
const BEFORE_ANY_EXPIRY = new Date(0);

/** The latest requests to this process, newest first. */
export class RequestLog {
  readonly #db: Database;
  readonly #tokens: AccessTokens;
  readonly #print: (line: string) => void;
  #entries: readonly Entry[] = [];
  #version = 0;
  #nextChange = Promise.withResolvers<void>();

  constructor(db: Database, tokens: AccessTokens, print: (line: string) => void) {
    this.#db = db;
    this.#tokens = tokens;
    this.#print = print;
  }

  /** Changes with every request. */
  get version(): string {
    return `"${this.#version}"`;
  }

  async list(): Promise<LoggedExchange[]> {
    const exchanges = await Promise.all(this.#entries.map(({ exchange }) => exchange));
    return exchanges.filter((exchange) => exchange !== null);
  }

  /** Waits until a request meets the conditions. Empty if none does in time. */
  async waitFor(filter: RequestFilter, timeoutMs: number): Promise<LoggedExchange[]> {
    const timeout = new AbortController();
    const late = sleep(timeoutMs, true, { signal: timeout.signal }).catch(() => true);
    try {
      for (;;) {
        const change = this.#nextChange.promise;
        const found = selectRequests(await this.list(), filter);
        if (found.length > 0 || (await Promise.race([change, late]))) return found;
      }
    } finally {
      timeout.abort();
    }
  }

  clear(): void {
    this.#entries = [];
    this.#change();
  }

  #change(): void {
    this.#version++;
    this.#nextChange.resolve();
    this.#nextChange = Promise.withResolvers<void>();
  }

  find(id: string): Entry | undefined {
    return this.#entries.find((entry) => entry.id === id);
  }

  /** Issues a token for the same session. Invalid tokens stay invalid. */
  async tokenFor({ session }: Entry, now: Date): Promise<string> {
    return session === null ? HIDDEN : this.#tokens.issue(session, now);
  }

  async add(received: Received): Promise<void> {
    const { context, response, at } = received;
    const token = readBearer(context.req.raw.headers);
    const session =
      token === null ? null : await this.#tokens.verify(token, BEFORE_ANY_EXPIRY).catch(() => null);
    const id = response?.headers.get('X-Request-Id') ?? crypto.randomUUID();
    const duration = systemTime().getTime() - at.getTime();
    // The response does not wait for this, so nobody else would catch an error.
    const exchange = this.#exchange(received, id, duration, session).catch((error: unknown) => {
      this.#print(`A request could not be logged: ${describeError(error)}`);
      return null;
    });
    this.#entries = [{ id, exchange, session }, ...this.#entries].slice(0, MAX_LOGGED_REQUESTS);
    this.#change();
  }

  async #exchange(
    { context, at, response }: Received,
    id: string,
    duration: number,
    session: AccessClaims | null,
  ): Promise<LoggedExchange> {
    const { raw } = context.req;
    const { pathname, searchParams } = new URL(raw.url);
    const route = findRoute(raw.method, pathname.slice(BASE_PATH.length));
    const operation = route.status === 'found' ? route.operation : null;
    const requestHeaders = serializeHeaders(raw.headers);
    const { authorization: _, ...repeated } = requestHeaders;
    const late = sleep(LATE_BODY_MS, omittedBody(0), { ref: false });
    const body = await Promise.race([serializeRequestBody(context, operation), late]);
    const address = serializeAddress(pathname.slice(BASE_PATH.length), searchParams, operation);
    const received = response && (await serializeResponseBody(response));
    const error = readError(response, received?.value);
    const isStubbed = context.get('isStubbed') ?? false;
    return {
      id,
      at: at.toISOString(),
      operation: operation?.id ?? null,
      method: raw.method,
      path: address,
      member: session && { id: session.memberId, email: await this.#findEmail(session.memberId) },
      branch: requestHeaders['x-sandbox-branch'] ?? null,
      // The connection may break while the body is sent.
      status: received ? (response?.status ?? null) : null,
      code: error?.code ?? null,
      duration_ms: duration,
      idempotency_key: requestHeaders['idempotency-key'] ?? null,
      is_replayed: response?.headers.get('Idempotent-Replayed') === 'true',
      violations: findViolations({ response, error, operation, query: searchParams, isStubbed }),
      fault: context.get('fault') ?? null,
      is_stubbed: isStubbed,
      resent_from: context.env?.resentFrom ?? null,
      request: { headers: requestHeaders, body },
      response: response && received && { headers: serializeHeaders(response.headers), body: received.body },
      can_resend: (body?.is_complete ?? true) && !JSON.stringify([address, repeated]).includes(HIDDEN),
    };
  }

  async #findEmail(memberId: string): Promise<string | null> {
    try {
      const [row] = await this.#db
        .select({ email: members.email })
        .from(members)
        .where(eq(members.id, memberId));
      return row?.email ?? null;
    } catch {
      // The branch or the database no longer exists.
      return null;
    }
  }
}

type ErrorBody = { readonly code: string; readonly message: string; readonly details: unknown };

function readError(response: Response | null, value: unknown): ErrorBody | null {
  if (response === null || response.status < 400 || typeof value !== 'object' || value === null) return null;
  return { code: '', message: '', details: {}, ...value };
}

type Judged = {
  readonly response: Response | null;
  readonly error: ErrorBody | null;
  readonly operation: ContractOperation | null;
  readonly query: URLSearchParams;
  readonly isStubbed: boolean;
};

/** Lists what the request does that the contract does not declare. Null if there is nothing. */
function findViolations({
  response,
  error,
  operation,
  query,
  isStubbed,
}: Judged): LoggedRequest['violations'] {
  const violations = {
    ...(operation && unknownParameters(operation, query)),
    ...(response && error && !isStubbed && findRejected(response, error, operation)),
  };
  return Object.keys(violations).length > 0 ? violations : null;
}

/** The operation ignores parameters that it does not know, so that clients may be newer than a server. */
function unknownParameters(operation: ContractOperation, query: URLSearchParams) {
  const declared = declaredQuery(operation);
  const unknown = [...query.keys()].filter((name) => !declared.has(name));
  return Object.fromEntries(
    unknown.map((name) => [scrubText(name), [texts.controls.unknownQuery(operation.id).en]]),
  );
}

function findRejected(
  { status, headers }: Response,
  { code, message, details }: ErrorBody,
  operation: ContractOperation | null,
): LoggedRequest['violations'] {
  // A response selected with `Prefer` says nothing about the request.
  if (headers.has('Preference-Applied')) return null;
  if (operation !== null && !VIOLATIONS.has(code)) return null;
  const fields = { ...(details as Record<string, string[]>) };
  if (Object.keys(fields).length > 0) return fields;
  return { [status === 404 ? 'path' : status === 405 ? 'method' : 'body']: [message] };
}

/** Set while the page resends a request. */
export type ResentFrom = { readonly resentFrom?: string };

const brokenBody = () => new ReadableStream({ start: (body) => body.error(new ConnectionDropped()) });

/** Logs every request to the platform's API without delaying the response. */
export function logRequests(
  log: RequestLog,
): MiddlewareHandler<{ Bindings: ResentFrom; Variables: Interventions }> {
  return async (context, next) => {
    const at = systemTime();
    const note = (response: Response | null) => log.add({ context, at, response });
    try {
      await next();
    } catch (error) {
      await note(null);
      throw error;
    }
    const { res } = context;
    await note(isTruncated(res) ? new Response(brokenBody(), res) : res.clone());
  };
}
