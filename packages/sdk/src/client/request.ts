import { addressing } from './address.ts';
import type { SendInit } from './call-options.ts';
import type { ApiRequest, UploadFetch } from './exchange.ts';
import { IDEMPOTENCY_KEY, toHeaders } from './headers.ts';

export type RequestFactory = (url: string, init?: SendInit, upload?: UploadFetch) => ApiRequest;

/** Creates requests from a path (with its query) below `baseUrl`, or from an absolute URL. */
export function requestFactory(baseUrl: string): RequestFactory {
  const addressOf = addressing(baseUrl);
  return (address, init = {}, upload) => {
    const { url, path } = addressOf(address, init.template);
    const { method = 'GET', idempotencyKey } = init;
    const headers = toHeaders(init.headers);
    if (idempotencyKey && !headers.get(IDEMPOTENCY_KEY)) headers.set(IDEMPOTENCY_KEY, idempotencyKey);
    return { ...init, method: method.toUpperCase(), url, path, headers, upload };
  };
}
