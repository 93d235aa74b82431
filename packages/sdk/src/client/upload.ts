import { onAbort } from './abort.ts';
import type { CallOptions } from './call-options.ts';
import { GliContractError, GliNetworkError } from './errors.ts';
import { headerPairs, toHeaders } from './headers.ts';
import { notify } from './notify.ts';
import type { Fetch, UploadFetch } from './request.ts';
import { REDIRECTED } from './send-request.ts';

/** Upload progress, in bytes of the request body. */
export type UploadProgress = { readonly loaded: number; readonly total: number };
export type OnUploadProgress = (progress: UploadProgress) => void;

/** An upload is never repeated, so there is no `retry`. */
export type UploadOptions = Pick<CallOptions, 'signal' | 'headers' | 'timeoutMs'> & {
  /**
   * Called while bytes are sent, if the platform reports this (browsers), and when all have been sent. Errors that it
   * throws are ignored. Default: none.
   */
  onProgress?: OnUploadProgress | undefined;
};

/**
 * Sends a form with XMLHttpRequest, because `fetch` reports no upload progress in browsers. Rejects a redirected
 * response with a GliContractError. XMLHttpRequest always follows redirects, so by then the browser has sent the form
 * to the redirect's target, with the headers that it allows across origins.
 */
export function xhrUpload(form: FormData, onProgress: OnUploadProgress | undefined): UploadFetch {
  return (url, { method = 'POST', headers, body, signal }, onActivity) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(method, url);
      for (const [name, value] of headerPairs(headers)) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = ({ loaded, total }) => {
        onActivity?.();
        notify(onProgress, { loaded, total });
      };
      xhr.onload = () => {
        const { status, statusText, responseURL } = xhr;
        if (responseURL && responseURL !== url.replace(/#.*/, '')) {
          reject(new GliContractError(`Expected a response, but ${REDIRECTED}`, null));
          return;
        }
        const lines = xhr.getAllResponseHeaders().matchAll(/([^:\s]+): (.*)/g);
        const received = toHeaders(Array.from(lines, ([, name = '', value = '']) => [name, value]));
        resolve(new Response(xhr.responseText || null, { status, statusText, headers: received }));
      };
      xhr.onerror = () => reject(new GliNetworkError(new TypeError('XMLHttpRequest failed')));
      xhr.onloadend = onAbort(signal, () => {
        xhr.abort();
        reject(signal?.reason);
      });
      // A middleware may have replaced the form.
      if (!signal?.aborted) xhr.send(body instanceof Blob ? body : form);
    });
}

/** Sends a form with `fetch`, which reports progress once, at the end. */
export function fetchUpload(
  form: FormData,
  onProgress: OnUploadProgress | undefined,
  fetch: Fetch,
): UploadFetch {
  return async (url, init) => {
    const response = await fetch(url, init);
    let total = 0;
    form.forEach((value) => {
      total += new Blob([value]).size;
    });
    notify(onProgress, { loaded: total, total });
    return response;
  };
}
