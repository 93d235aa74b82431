/** A call, as a middleware sees it: without the access token and the CSRF value, which are added later. */
export type MiddlewareContext = {
  /** Change its headers in place, or return a new `Request`. */
  readonly request: Request;
  /** Path template of the operation: `/v1/rwa/assets/{id}/`. The path itself, with its query, of a `client.send`. */
  readonly schemaPath: string;
  /** The parameters of the call. */
  readonly params: {
    readonly query?: Record<string, unknown>;
    readonly header?: Record<string, unknown>;
    readonly path?: Record<string, unknown>;
    readonly cookie?: Record<string, unknown>;
  };
  /** Different for each call. */
  readonly id: string;
};

/** Nothing, or what takes the place of the request, the response or the error. */
// biome-ignore lint/suspicious/noConfusingVoidType: most middleware returns nothing.
export type MiddlewareResult<Value> = void | undefined | Value | Promise<void | undefined | Value>;

/**
 * A middleware of openapi-fetch. It runs once for each call to the API, around all attempts; those registered first are the
 * outermost. Responses can be read any number of times. When it throws, the call rejects with what it threw.
 */
export type Middleware = {
  /** Called before the first attempt. Returns a `Request` to send instead, or a `Response` to send nothing. */
  onRequest?(context: MiddlewareContext): MiddlewareResult<Request | Response>;
  /** Called with the response of the last attempt, also with an error status. Returns a `Response` in its place. */
  onResponse?(context: MiddlewareContext & { readonly response: Response }): MiddlewareResult<Response>;
  /** Called when there is no response, with the `GliError`. Returns another error to throw, or a `Response`. */
  onError?(context: MiddlewareContext & { readonly error: unknown }): MiddlewareResult<Response | Error>;
};
