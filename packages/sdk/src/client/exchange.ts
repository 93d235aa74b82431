import type { ErrorEnvelope } from './error-envelope.ts';

/** What the client needs of `fetch`: an address and an init, never a `Request`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A `fetch` for one upload; calling `stillMoving` starts the time-out anew. */
export type UploadFetch = (url: string, init: RequestInit, stillMoving?: () => void) => Promise<Response>;

/**
 * A request on its way through the layers. It is a plain object whose headers the layers set in place, so that sending
 * it again costs nothing and needs no clone.
 */
export type ApiRequest = {
  readonly method: string;
  /** Absolute address, normalised. */
  readonly url: string;
  /** Path below the base path, without query; null when the address is not this API's. */
  readonly path: string | null;
  readonly headers: Headers;
  /** Body and everything else that goes to `fetch` as it is. */
  readonly init: RequestInit;
  readonly signal?: AbortSignal | null | undefined;
  /** The access token of the last try; undefined when none of ours was sent. */
  accessToken?: string | undefined;
  /** Sends this request instead of the client's `fetch`. */
  readonly upload?: UploadFetch | undefined;
  readonly stillMoving?: () => void;
};

/** An answer whose body has been read whole: `error` is there whenever `response.ok` is false, and only then. */
export type ApiReply = {
  readonly response: Response;
  readonly text: string;
  /** The parsed body of a success; undefined where an answer has none. */
  readonly data: unknown;
  readonly error: ErrorEnvelope | undefined;
};

export type Send = (request: ApiRequest) => Promise<ApiReply>;

/** One step of the transport: takes the way onwards and gives back a way that does one thing more. */
export type Layer = (next: Send) => Send;

/** Whether a method only reads, so that repeating it is always safe. */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}
