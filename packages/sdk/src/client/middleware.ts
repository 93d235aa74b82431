/** A call as passed to middleware. The access token and the CSRF value are added later. */
export type MiddlewareContext = {
  /**
   * Change its headers in place, or return a new `Request`, whose method, URL, headers and body are sent. Without an
   * `Idempotency-Key` and `Content-Type`, it gets the call's key and JSON. Its signal also aborts the call.
   */
  readonly request: Request;
  /** Path template of the operation: `/v1/rwa/assets/{id}/`. For `client.send`, the path itself with its query. */
  readonly schemaPath: string;
  /** The parameters of the call. */
  readonly params: {
    readonly query?: Record<string, unknown>;
    readonly header?: Record<string, unknown>;
    readonly path?: Record<string, unknown>;
    readonly cookie?: Record<string, unknown>;
  };
  /** Unique for each call. */
  readonly id: string;
};

/** Nothing, or a replacement for the request, response or error. */
// biome-ignore lint/suspicious/noConfusingVoidType: most middleware returns nothing.
export type MiddlewareResult<Value> = void | undefined | Value | Promise<void | undefined | Value>;

/**
 * A middleware of openapi-fetch. It runs once for each call to the API, around all attempts. The first one registered
 * is the outermost. Responses can be read any number of times. If it throws, the call rejects with the same error.
 */
export type Middleware = {
  /** Called before the first attempt. May return a `Request` to send instead, or a `Response` to send nothing. */
  onRequest?(context: MiddlewareContext): MiddlewareResult<Request | Response>;
  /** Called with the response of the last attempt, even if it is an error. May return a `Response` to replace it. */
  onResponse?(context: MiddlewareContext & { readonly response: Response }): MiddlewareResult<Response>;
  /** Called with the `GliError` if there is no response. May return another error to throw, or a `Response`. */
  onError?(context: MiddlewareContext & { readonly error: unknown }): MiddlewareResult<Response | Error>;
};
