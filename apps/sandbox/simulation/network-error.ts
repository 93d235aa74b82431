/** Creates the error that Node's `fetch` throws if there is no response. */
export function createNetworkError(reason: string): TypeError {
  return new TypeError('fetch failed', { cause: new Error(reason) });
}
