import { addressing } from './address.ts';
import type { ApiRequest, UploadFetch } from './exchange.ts';
import { toHeaders } from './headers.ts';

export type RequestFactory = (url: string, init?: RequestInit, upload?: UploadFetch) => ApiRequest;

/** Creates requests from a path (with its query) below `baseUrl`, or from an absolute URL. */
export function requestFactory(baseUrl: string): RequestFactory {
  const addressOf = addressing(baseUrl);
  return (address, init = {}, upload) => {
    const { url, path } = addressOf(address);
    const { method = 'GET', headers, signal } = init;
    return { method: method.toUpperCase(), url, path, headers: toHeaders(headers), init, signal, upload };
  };
}
