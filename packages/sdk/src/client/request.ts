import type { RetryOptions } from './constants.ts';
import type { ErrorEnvelope } from './error-envelope.ts';
import type { Given } from './numeric-options.ts';

/** The part of `fetch` that the client uses: a URL and an init, never a `Request`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A `fetch` for one upload; `onActivity` restarts the timeout. */
export type UploadFetch = (url: string, init: RequestInit, onActivity?: () => void) => Promise<Response>;

/**
 * A request on its way through the layers: a plain object whose headers the layers set in place, so that a retry needs
 * no clone.
 */
export type ApiRequest = {
  readonly method: string;
  /** Absolute and normalized. */
  readonly url: string;
  /** Path below the base path, without query; null when the URL is not below the base URL. */
  readonly path: string | null;
  readonly headers: Headers;
  readonly body?: RequestInit['body'] | undefined;
  readonly signal?: AbortSignal | null | undefined;
  /** Replaces the client's timeout for this call. */
  readonly timeoutMs?: number | undefined;
  readonly retry?: Given<RetryOptions> | undefined;
  /** True if the contract has a body for every success of this operation. */
  readonly expectsBody?: boolean | undefined;
  /** The access token of the last attempt; undefined when none of ours was sent. */
  accessToken?: string | undefined;
  /** Sends this request instead of the client's `fetch`. */
  readonly upload?: UploadFetch | undefined;
  readonly onActivity?: () => void;
};

/** A response with its complete body. `error` is set if and only if `response.ok` is false. */
export type ApiReply = {
  readonly response: Response;
  readonly text: string;
  /** The parsed body of a success; undefined when there is none. */
  readonly data: unknown;
  readonly error: ErrorEnvelope | undefined;
};

export type Send = (request: ApiRequest) => Promise<ApiReply>;

/** One step of the transport: wraps the next one. */
export type Layer = (next: Send) => Send;

/** True if a method only reads, so that a retry is always safe. */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}
