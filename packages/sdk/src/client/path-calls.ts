import type { CallOptions, KeyOption, PathCalls } from './call-options.ts';
import type { OpenApiCall } from './openapi-client.ts';
import type { ApiReply, UploadFetch } from './request.ts';
import type { UrlParams } from './serializers.ts';

/** A call as made by an app. */
export type CallInit = CallOptions &
  KeyOption & { params?: UrlParams & { header?: Record<string, string> }; body?: unknown };

/** Makes a call of an operation. */
export type CallOperation = (
  method: string,
  template: string,
  init?: CallInit,
  upload?: UploadFetch,
) => Promise<ApiReply>;

/**
 * Converts the arguments of a typed call for openapi-fetch. `withoutBody` matches operations whose success has no
 * body in the contract: `POST /auth/logout/`.
 */
export function operationCaller(
  call: (method: string, path: string, init: OpenApiCall) => Promise<ApiReply>,
  withoutBody: RegExp,
): CallOperation {
  return (method, template, { params, body, ...options } = {}, upload) =>
    call(method, template, {
      ...options,
      // openapi-fetch looks for missing parameters only where there are some.
      params: { ...params, path: params?.path ?? {} },
      body: body instanceof FormData ? body : JSON.stringify(body),
      upload,
      expectsBody: !withoutBody.test(`${method} ${template}`),
    });
}

/** The typed calls. All responses are JSON: there is no `parseAs`. */
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
  // Boundary: from here on, the contract's types describe the server's data.
  return calls as unknown as PathCalls<Paths>;
}
