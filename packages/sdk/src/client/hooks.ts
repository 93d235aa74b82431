/** One attempt of a call, before it is sent. The same object is passed to `onResponse`. */
export type RequestContext = {
  readonly method: string;
  /** Absolute, without query and fragment. */
  readonly url: string;
  /** Path below the base path, without query; undefined for a URL outside it. */
  readonly path: string | undefined;
  /** Path template of the operation, such as `/v1/rwa/assets/{id}/`; undefined for a `client.send` that named none. */
  readonly urlTemplate: string | undefined;
  /** 1 for the first, 2 for the first repetition, after a failure or with a new token. */
  readonly attempt: number;
  /** Of a write that moves value: the same for all its attempts. */
  readonly idempotencyKey: string | undefined;
  /** For headers to add; it starts empty. They replace those of the call and of `headers`. */
  readonly headers: Headers;
};

/** How an attempt ended. */
export type RequestOutcome = {
  /** Null when there was no response. */
  readonly status: number | null;
  /** `code` of an error response. */
  readonly code: string | undefined;
  /** What was thrown instead of a response: a GliError, or the reason of the signal. */
  readonly error: unknown;
  /** From `onRequest`, which is not counted, to the complete body, in milliseconds. */
  readonly durationMs: number;
  /** `X-Request-Id` of the response. */
  readonly requestId: string | null;
};

/** Called before each attempt and awaited. When it throws, the attempt is not sent: a GliHookError. */
export type OnRequest = (request: RequestContext) => unknown;

/** Called once for every `onRequest` when the attempt has ended, and not awaited. When it throws, the log says so. */
export type OnResponse = (request: RequestContext, outcome: RequestOutcome) => unknown;

export type HeaderRecord = Readonly<Record<string, string | undefined>>;

/** Headers of every call to the API; a call replaces them by name. */
export type DefaultHeaders =
  | HeaderRecord
  | Headers
  | (() => HeaderRecord | Headers | Promise<HeaderRecord | Headers>);
