import type { RetryOptions } from './constants.ts';
import type { ErrorEnvelope } from './error-envelope.ts';
import type { Given } from './numeric-options.ts';

/** The part of `fetch` that the client uses: a URL and an init object, never a `Request`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Sends an upload, like `fetch`. Each call of `onActivity` restarts the timeout. */
export type UploadFetch = (url: string, init: RequestInit, onActivity?: () => void) => Promise<Response>;

/**
 * A request that passes through the layers. It is a plain object whose headers the layers change in place, so a retry
 * needs no clone.
 */
export type ApiRequest = {
  readonly method: string;
  /** Absolute, normalized URL. */
  readonly url: string;
  /** Path below the base path, without query. Null if the URL is not below the base URL. */
  readonly path: string | null;
  /** Path template of the operation. For `client.send`, the same as `path`. */
  readonly schemaPath?: string | undefined;
  readonly headers: Headers;
  readonly body?: RequestInit['body'] | undefined;
  readonly signal?: AbortSignal | null | undefined;
  /** Overrides the client's timeout for this call. */
  readonly timeoutMs?: number | undefined;
  readonly retry?: Given<RetryOptions> | undefined;
  /** True if the contract declares a body for every success of this operation. */
  readonly expectsBody?: boolean | undefined;
  /** Access token of the last attempt. Undefined if the client sent none. */
  accessToken?: string | undefined;
  /** True if an attempt of this call may have taken effect although the server did not confirm it. */
  isUndecided?: boolean | undefined;
  /** Sends this request instead of the client's `fetch`. */
  readonly upload?: UploadFetch | undefined;
  readonly onActivity?: () => void;
};

/** A response with its complete body. `error` is set if and only if `response.ok` is false. */
export type ApiReply = {
  readonly response: Response;
  readonly text: string;
  /** Parsed body of a success, or undefined if there is none. */
  readonly data: unknown;
  readonly error: ErrorEnvelope | undefined;
};

export type Send = (request: ApiRequest) => Promise<ApiReply>;

/** A step of the transport that wraps the next one. */
export type Layer = (next: Send) => Send;

/** True if a method only reads data, so a retry is always safe. */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}
