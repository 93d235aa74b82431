import type { GliClientOptions } from '@gli/sdk';

/** A response that the document has asked for: prerender/first-reads.js. */
type FirstRead = { response: Promise<Response>; abort(): void };

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to one of the DOM's.
  interface Window {
    /** By language and address. */
    firstReads?: Map<string, FirstRead>;
  }
}

/** `fetch`, but what the document has asked for already is taken from there, once. */
export const fetchOrTake: NonNullable<GliClientOptions['fetch']> = (url, init) => {
  const { method, headers, signal } = init;
  const key = `${new Headers(headers).get('Accept-Language')} ${url}`;
  const read = method === 'GET' && !signal?.aborted && window.firstReads?.get(key);
  if (!read) return fetch(url, init);
  window.firstReads?.delete(key);
  signal?.addEventListener('abort', read.abort);
  return read.response;
};
