import type { CallOptions, KeyOption, PathCalls } from './call-options.ts';
import type { OpenApiCall } from './openapi-client.ts';
import type { ApiReply, UploadFetch } from './request.ts';
import type { UrlParams } from './serializers.ts';

export type CallInit = CallOptions &
  KeyOption & { params?: UrlParams & { header?: Record<string, string> }; body?: unknown };

export type CallOperation = (
  method: string,
  template: string,
  init?: CallInit,
  upload?: UploadFetch,
) => Promise<ApiReply>;

/**
 * Converts the arguments of a typed call for openapi-fetch. `withoutBody` matches operations without a success body in
 * the contract: `POST /auth/logout/`.
 */
export function operationCaller(
  call: (method: string, path: string, init: OpenApiCall) => Promise<ApiReply>,
  withoutBody: RegExp,
): CallOperation {
  return (method, template, { params, body, ...options } = {}, upload) =>
    call(method, template, {
      ...options,
      // openapi-fetch checks for missing parameters only if there are any.
      params: { ...params, path: params?.path ?? {} },
      body: body instanceof FormData ? body : JSON.stringify(body),
      upload,
      expectsBody: !withoutBody.test(`${method} ${template}`),
    });
}

/** Creates the typed calls. All responses are JSON, so there is no `parseAs`. */
export function pathCalls<Paths extends object>(callOperation: CallOperation): PathCalls<Paths> {
  async function request(method: string, template: string, init?: CallInit) {
    const { response, data, error } = await callOperation(method.toUpperCase(), template, init);
    return error ? { error, response } : { data, response };
  }
  const verb = (method: string) => (template: string, init?: CallInit) => request(method, template, init);

  const calls = {
    request,
    GET: verb('GET'),
    POST: verb('POST'),
    PUT: verb('PUT'),
    PATCH: verb('PATCH'),
    DELETE: verb('DELETE'),
  };
  // Type boundary: from here on, the contract's types describe the server's data.
  return calls as unknown as PathCalls<Paths>;
}
