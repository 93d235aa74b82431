import type { CallOptions, KeyOption } from '../client/call-options.ts';
import type { BodyOptionOf } from '../client/call-types.ts';
import type { GliClient } from '../client/create-client.ts';
import type { ErrorEnvelope } from '../client/error-envelope.ts';
import type {
  GliApiError,
  GliContractError,
  GliNetworkError,
  GliRateLimitError,
  GliTimeoutError,
} from '../client/errors.ts';
import type { AnyPage, Pages } from '../client/page-types.ts';
import { toApiError } from '../client/status-errors.ts';
import type { OperationErrorCodes } from '../generated/error-codes.ts';
import type { operations } from '../generated/types.ts';

/**
 * The error that an operation rejects with. Other rejections are your signal's reason, a TypeError for a missing path
 * parameter, and errors thrown by your own `fetch` or middleware.
 */
export type OperationError =
  | GliApiError
  | GliNetworkError
  | GliTimeoutError
  | GliRateLimitError
  | GliContractError;

/** Parameters of an operation that has none. */
export type NoParams = Record<string, never>;

export type CallParameters<Params, Options> =
  Record<never, never> extends Params
    ? [params?: Params | undefined, options?: Options | undefined]
    : [params: Params, options?: Options | undefined];

/**
 * An operation as a named function. Path and query parameters are in one object, with the request body as `body`. The
 * options are the same as for a path call.
 */
export type Operation<Params, Data, Options = CallOptions, Code extends string = string> = {
  (client: GliClient, ...given: CallParameters<Params, Options>): Promise<Data>;
  /** Makes the same call and also returns the response, for its status and headers. */
  withResponse: (
    client: GliClient,
    ...given: CallParameters<Params, Options>
  ) => Promise<{ data: Data; response: Response }>;
  readonly method: string;
  /** Path in the contract, below the base path: `/v1/rwa/assets/{id}/`. */
  readonly path: string;
  /** Type of the operation's error codes, for `isErrorOf`. It has no value at runtime. */
  readonly errorCode?: Code | undefined;
} & ([Data] extends [AnyPage] ? PagedOperation<Params, Data, Options> : unknown);

/** Additional part of operations for paged lists. */
export type PagedOperation<Params, Data, Options> = {
  /**
   * Iterates over the items of all pages: `for await (const asset of listRwaAssets.pages(client))`. `.byPage()` yields
   * the pages, and `.toArray({ limit })` returns an array.
   */
  pages: (client: GliClient, ...given: CallParameters<Params, Options>) => Pages<Data>;
};

/** Error codes of an operation, for all statuses. */
export type ErrorCodesOf<Id extends keyof OperationErrorCodes> =
  OperationErrorCodes[Id][keyof OperationErrorCodes[Id]];

/** Options of a write that moves value. */
export type KeyedOptions = CallOptions & KeyOption;

/** `unknown` leaves an intersection unchanged. */
export type Part<Parameters> = [Parameters] extends [never] ? unknown : Parameters;
export type PathOf<Id extends keyof operations> = Part<NonNullable<operations[Id]['parameters']['path']>>;
export type QueryOf<Id extends keyof operations> = Part<NonNullable<operations[Id]['parameters']['query']>>;
export type BodyOf<Id extends keyof operations> = operations[Id] extends { requestBody?: never }
  ? unknown
  : BodyOptionOf<operations[Id]>;

export type PartsOf<Id extends keyof operations> = PathOf<Id> & QueryOf<Id> & BodyOf<Id>;

/**
 * Path and query parameters of an operation in one object, with its request body as `body`. Undefined means omitted.
 */
export type ParamsOf<Id extends keyof operations> = {
  [Name in keyof PartsOf<Id>]: Record<never, never> extends Pick<PartsOf<Id>, Name>
    ? PartsOf<Id>[Name] | undefined
    : PartsOf<Id>[Name];
};

export type JsonOf<Reply> = Reply extends { content: { 'application/json': infer Body } } ? Body : undefined;
export type RepliesOf<Id extends keyof operations> = operations[Id]['responses'];

/** Body of an operation's successful response, or undefined if the contract declares none. */
export type DataOf<Id extends keyof operations> = JsonOf<
  RepliesOf<Id>[keyof RepliesOf<Id> & (200 | 201 | 202 | 204)]
>;

type AnyRequest = (
  method: string,
  path: string,
  init: CallOptions & { params: { path: { id: unknown }; query: object }; body: unknown },
) => Promise<{ data?: unknown; error?: ErrorEnvelope; response: Response }>;

/**
 * Creates the function of an operation in the contract. Its only path parameter is `id`, which the generator checks and
 * which keeps the code small.
 */
export function operation<Params, Data, Options = CallOptions, Code extends string = string>(
  method: string,
  path: string,
): Operation<Params, Data, Options, Code> {
  const withResponse = async (
    client: { request: AnyRequest },
    { id, body, ...query }: { id?: unknown; body?: unknown } = {},
    options?: CallOptions,
  ) => {
    const reply = await client.request(method, path, { ...options, params: { path: { id }, query }, body });
    if (reply.error) throw toApiError(reply.response, reply.error);
    return reply;
  };
  const call = (...given: Parameters<typeof withResponse>) => withResponse(...given).then(({ data }) => data);
  const pages = (
    client: { pages: (path: string, init: object) => unknown },
    { id, ...query }: { id?: unknown } = {},
    options?: CallOptions,
  ) => client.pages(path, { ...options, params: { path: { id }, query } });
  // Type boundary: from here on, the contract's types describe the server's data.
  return Object.assign(call, { withResponse, pages, method, path }) as unknown as Operation<
    Params,
    Data,
    Options,
    Code
  >;
}
