import type { ErrorCode, ErrorEnvelope } from './error-envelope.ts';

/** Next step after an error: retry, wait, log in, fix the input, or contact support. */
export type NextStep = 'retry' | 'wait' | 'sign-in' | 'fix-input' | 'contact-support';

const LOGGED = ['name', 'message', 'status', 'code', 'method', 'path', 'requestId', 'idempotencyKey'];

const BRAND = Symbol.for('@gli/sdk.error');

/** True if a value is an error of this package, of any copy of it in the program. */
export function isGliError(value: unknown): value is GliError {
  return typeof value === 'object' && value !== null && BRAND in value;
}

/**
 * Base of every error that this package throws. The exception: a call that you abort rejects with the reason of your
 * signal, as `fetch` does. `next` says what to do; `message` is for developers and logs, unless the server sent it.
 */
export abstract class GliError extends Error {
  override readonly name: string = 'GliError';
  abstract readonly next: NextStep;
  /**
   * The idempotency key that was sent, if the call had one. To repeat the write without doing it twice, pass it back.
   */
  declare readonly idempotencyKey?: string | undefined;
  /** Method of the call; undefined for an error that no call threw, as `path` is. */
  declare readonly method?: string | undefined;
  /** Path below the base path, without query; undefined for a URL outside it. */
  declare readonly path?: string | undefined;

  /** @internal */
  get [BRAND](): true {
    return true;
  }

  /** Returns the fields that are safe to log: no headers, bodies or tokens. */
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
 * `message` is what to show: the server's `message`, else its `error`, else the first text in `details`, else `HTTP <status>`.
 */
export class GliApiError<Body = ErrorEnvelope> extends GliError {
  override readonly name: string = 'GliApiError';
  readonly next: NextStep;
  readonly status: number;
  readonly code: ErrorCode;
  /** Short name of the failure, the server's `error`; else the same as `message`. */
  readonly title: string;
  /** Validation errors by field name; empty when no single field is at fault. */
  readonly details: Readonly<Record<string, readonly string[]>>;
  /** `X-Request-Id` of the response, for support. */
  readonly requestId: string | null;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | null;
  /** Headers of the response. A console does not print them with the error. */
  declare readonly headers: Headers;
  /** The error envelope; derived from the status when the server sent none. */
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

/** No response, or only part of one: no connection, unknown host, connection lost. `cause` is what `fetch` threw, `message` names it. */
export class GliNetworkError extends GliError {
  override readonly name = 'GliNetworkError';
  readonly next = 'retry';

  constructor(cause: unknown) {
    let reason: unknown;
    let at = cause;
    // Bounded, since a chain of causes may be a circle.
    for (let depth = 0; depth < 4 && at instanceof Error; depth++, at = at.cause)
      reason = at.message || Reflect.get(at, 'code');
    super(`The server could not be reached${reason ? `: ${reason}` : ''}`, { cause });
  }
}

/** The response was not complete within the timeout. A write may still have happened: see `idempotencyKey`. */
export class GliTimeoutError extends GliError {
  override readonly name = 'GliTimeoutError';
  readonly next = 'retry';
  readonly timeoutMs: number;

  constructor(timeoutMs: number) {
    super(`No response within ${timeoutMs} ms`);
    this.timeoutMs = timeoutMs;
  }
}

/** The client-side rate limit rejected the request; nothing was sent. */
export class GliRateLimitError extends GliError {
  override readonly name = 'GliRateLimitError';
  readonly next = 'wait';
  /** Milliseconds until the same request may be sent. */
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super('Too many requests');
    this.retryAfterMs = retryAfterMs;
  }
}

/** Client and server disagree on the contract: a success that is not JSON or breaks its schema, a path id of dots. */
export class GliContractError extends GliError {
  override readonly name = 'GliContractError';
  readonly next = 'contact-support';
  /** Status of the response; null when the request was never sent. */
  readonly status: number | null;
  /** Issues as the validator reported them. */
  readonly issues: readonly unknown[];

  constructor(message: string, status: number | null, issues: readonly unknown[] = [], cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.issues = issues;
  }
}
