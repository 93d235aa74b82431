// Arguments and results of a path call, derived from the contract's types (in the form of openapi-typescript). They are our
// own, because a program that depends only on this package can't name another package's declaration.

/** `params` of a call, optional when each of them is. */
export type ParamsOption<Operation> = Operation extends { parameters: infer Parameters }
  ? Record<never, never> extends Parameters
    ? { params?: Parameters }
    : { params: Parameters }
  : unknown;

/** The body that an operation takes: the fields of a JSON document, or a form; never when it takes none. */
export type RequestBodyOf<Operation> = Operation extends {
  requestBody?: { content: infer Content } | undefined;
}
  ? Content extends Record<'multipart/form-data', unknown>
    ? FormData
    : Content[keyof Content]
  : never;

/** Undefined is as good as absent, also deep in a body: a form's schema gives undefined for a field that was left out. */
export type WithUndefined<Body> = Body extends FormData
  ? Body
  : {
      [Name in keyof Body]: Record<never, never> extends Pick<Body, Name>
        ? WithUndefined<Body[Name]> | undefined
        : WithUndefined<Body[Name]>;
    };

/** `body` of a call. */
export type BodyOptionOf<Operation> = [RequestBodyOf<Operation>] extends [never]
  ? { body?: never }
  : Operation extends { requestBody: unknown }
    ? {
        /** Fields of the request's JSON document, or its form. */
        body: WithUndefined<RequestBodyOf<Operation>>;
      }
    : {
        /** Fields of the request's JSON document, or its form. */
        body?: WithUndefined<RequestBodyOf<Operation>>;
      };

/** The body of a response; undefined when it has none. */
export type JsonBodyOf<OneResponse> = OneResponse extends { content: Record<'application/json', infer Body> }
  ? Body
  : undefined;

/** The body of every 2xx of an operation. */
export type SuccessBodyOf<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: `${Status & number}` extends `2${string}`
        ? JsonBodyOf<Responses[Status]>
        : never;
    }[keyof Responses]
  : never;

/** The body of every other response of an operation. */
export type ErrorBodyOf<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: `${Status & number}` extends `2${string}`
        ? never
        : JsonBodyOf<Responses[Status]>;
    }[keyof Responses]
  : never;

/** Result of a call. `error` is set if and only if `response.ok` is false. */
export type CallResult<Operation> =
  | { data: SuccessBodyOf<Operation>; error?: never; response: Response }
  | { data?: never; error: ErrorBodyOf<Operation>; response: Response };
