/** Creates the error of Node's `fetch` for a request without a response. */
export function createNetworkError(reason: string): TypeError {
  return new TypeError('fetch failed', { cause: new Error(reason) });
}
