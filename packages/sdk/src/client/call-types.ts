// What a path call takes and gives, read from the types of the contract (in the form of openapi-typescript). They are our
// own: a declaration of another package cannot be named by a program that depends on this one alone.

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

/** `body` of a call. */
export type BodyOptionOf<Operation> = [RequestBodyOf<Operation>] extends [never]
  ? { body?: never }
  : Operation extends { requestBody: unknown }
    ? { body: RequestBodyOf<Operation> }
    : { body?: RequestBodyOf<Operation> };

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

/** What a call resolves to: `error` is set if and only if `response.ok` is false. */
export type CallResult<Operation> =
  | { data: SuccessBodyOf<Operation>; error?: never; response: Response }
  | { data?: never; error: ErrorBodyOf<Operation>; response: Response };
