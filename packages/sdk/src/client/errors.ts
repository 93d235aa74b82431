import type { ErrorCode, ErrorEnvelope } from './error-envelope.ts';

/** Next step after an error: retry, wait, log in, fix the input or contact support. */
export type NextStep = 'retry' | 'wait' | 'sign-in' | 'fix-input' | 'contact-support';

const LOGGED = ['name', 'message', 'status', 'code', 'method', 'path', 'requestId', 'idempotencyKey'];

const BRAND = Symbol.for('@gli/sdk.error');

/** True if a value is an error created by this package or by another copy of it. */
export function isGliError(value: unknown): value is GliError {
  return typeof value === 'object' && value !== null && BRAND in value;
}

/**
 * Base class of all errors thrown by this package. The only exception: a call that you abort rejects with your signal's
 * reason, as `fetch` does. `next` suggests what to do. `message` is for developers and logs, unless the server sent it.
 */
export abstract class GliError extends Error {
  override readonly name: string = 'GliError';
  /** Suggested next step: retry, wait, log in, fix the input or contact support. */
  abstract readonly next: NextStep;
  /** Idempotency key that was sent, if the call had one. To repeat the write safely, pass it to the next call. */
  declare readonly idempotencyKey?: string | undefined;
  /**
   * True if an attempt of the call had no response, a 5xx or `request_in_progress`. A write may then have taken effect,
   * even if a later attempt was rejected.
   */
  declare readonly isUndecided?: boolean | undefined;
  /** Method of the call. Like `path`, it is undefined if the error does not come from a call. */
  declare readonly method?: string | undefined;
  /** Path below the base path, without query. Undefined for a URL outside the base path. */
  declare readonly path?: string | undefined;
  /** Path template of the operation: `/v1/rwa/assets/{id}/`. For `client.send`, the same as `path`. */
  declare readonly schemaPath?: string | undefined;

  /** @internal */
  get [BRAND](): true {
    return true;
  }

  /** Returns the fields that are safe to log, without headers, bodies or tokens. */
  toJSON(): Readonly<Record<string, unknown>> {
    return Object.fromEntries(LOGGED.map((field) => [field, Reflect.get(this, field)]));
  }
}

const NEXT_BY_CODE: Readonly<Record<string, NextStep>> = {
  invalid_credentials: 'fix-input',
  request_in_progress: 'wait',
};

const NEXT_BY_STATUS: Readonly<Record<number, NextStep>> = {
  401: 'sign-in',
  403: 'contact-support',
  408: 'retry',
  429: 'wait',
};

/**
 * The server responded with an error status. Match on `code`, or on the subclass of the status (`GliNotFoundError`).
 * `message` is the text to show: the server's `message`, `error` or first text in `details`, or else `HTTP <status>`.
 */
export class GliApiError<Body = ErrorEnvelope> extends GliError {
  override readonly name: string = 'GliApiError';
  readonly next: NextStep;
  readonly status: number;
  readonly code: ErrorCode;
  /** Short name of the failure: the server's `error`, or else the `message`. */
  readonly title: string;
  /** Validation errors by field name. Empty if no single field is at fault. */
  readonly details: Readonly<Record<string, readonly string[]>>;
  /** `X-Request-Id` of the response, for support requests. */
  readonly requestId: string | null;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | null;
  /** Headers of the response. A console does not print them with the error. */
  declare readonly headers: Headers;
  /** Error envelope. If the server sent none, it is derived from the status. */
  readonly body: Body;

  constructor(
    status: number,
    body: Body & ErrorEnvelope,
    requestId: string | null,
    retryAfter: number | null,
    headers: Headers = new Headers(),
  ) {
    const { error, message, code, details } = body;
    super(message || error || Object.values(details).flat()[0] || `HTTP ${status}`);
    this.title = error || this.message;
    this.next = NEXT_BY_CODE[code] ?? NEXT_BY_STATUS[status] ?? (status < 500 ? 'fix-input' : 'retry');
    this.status = status;
    this.code = code;
    this.details = details;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    Object.defineProperty(this, 'headers', { value: headers });
    this.body = body;
  }
}

/**
 * The response is missing or incomplete: no connection, an unknown host, or a lost connection. `cause` is the error
 * thrown by `fetch`, and `message` names it.
 */
export class GliNetworkError extends GliError {
  override readonly name = 'GliNetworkError';
  readonly next = 'retry';

  constructor(cause: unknown) {
    let reason: unknown;
    let at = cause;
    // Limits the depth, because a chain of causes can be circular.
    for (let depth = 0; depth < 4 && at instanceof Error; depth++, at = at.cause)
      reason = at.message || Reflect.get(at, 'code');
    super(`The server could not be reached${reason ? `: ${reason}` : ''}`, { cause });
  }
}

/**
 * The response was not complete within the timeout. A write may still have taken effect, so repeat it with
 * `idempotencyKey`.
 */
export class GliTimeoutError extends GliError {
  override readonly name = 'GliTimeoutError';
  readonly next = 'retry';
  readonly timeoutMs: number;

  constructor(timeoutMs: number) {
    super(`No response within ${timeoutMs} ms`);
    this.timeoutMs = timeoutMs;
  }
}

/** The client-side rate limit rejected the request, and nothing was sent. */
export class GliRateLimitError extends GliError {
  override readonly name = 'GliRateLimitError';
  readonly next = 'wait';
  /** Milliseconds until the same request may be sent. */
  readonly retryAfterMs: number;
  /** The same in whole seconds, as in the server's error. */
  readonly retryAfter: number;

  constructor(retryAfterMs: number) {
    super('Too many requests for the client’s own limit (option `limits`). Nothing was sent');
    this.retryAfterMs = retryAfterMs;
    this.retryAfter = Math.ceil(retryAfterMs / 1000);
  }
}

/**
 * Client and server disagree about the contract: a successful response is not JSON or violates its schema, or a path
 * contains an id such as `..`.
 */
export class GliContractError extends GliError {
  override readonly name = 'GliContractError';
  readonly next = 'contact-support';
  /** Status of the response. Null if nothing was sent, or if a browser hides the status of a redirect. */
  readonly status: number | null;
  /** Issues reported by the validator. */
  readonly issues: readonly unknown[];

  constructor(message: string, status: number | null, issues: readonly unknown[] = [], cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.issues = issues;
  }
}
