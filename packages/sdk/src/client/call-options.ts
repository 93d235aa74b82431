import type { BodyOptionOf, CallResult, ErrorBodyOf, ParamsOption, SuccessBodyOf } from './call-types.ts';
import type { RetryOptions } from './constants.ts';
import type { Given } from './numeric-options.ts';

/** Options of every call. Passing undefined is the same as omitting the option. */
export type CallOptions = {
  /** Aborts the call, which then rejects with the signal's reason. Default: none. */
  signal?: AbortSignal | null | undefined;
  /** Headers of this call. Headers that are undefined are left out. Default: none. */
  headers?: RequestInit['headers'] | Record<string, string | undefined> | undefined;
  /** Time limit of an attempt, in milliseconds. `Infinity` disables it. Default: the client's. */
  timeoutMs?: number | undefined;
  /**
   * Overrides individual retry options of the client. Writes without an idempotency key are never repeated. Default:
   * the client's.
   */
  retry?: Given<RetryOptions> | undefined;
};

/** Additional option of writes that move value. */
export type KeyOption = {
  /**
   * Key that makes it safe to repeat this write: `error.idempotencyKey`, or a key that you stored earlier. Default: a
   * new key. An `Idempotency-Key` header takes precedence.
   */
  idempotencyKey?: string | undefined;
};

/** Options of `client.send`. */
export type SendInit = CallOptions &
  KeyOption & {
    /** HTTP method. Default: `GET`. */
    method?: string | undefined;
    /** Serialized body. A string is JSON unless its `Content-Type` says otherwise. Default: none. */
    body?: RequestInit['body'] | undefined;
  };

export type AnyOperation = Record<string | number, unknown>;

export type OperationOf<Paths, Path extends keyof Paths, Method extends string> =
  Paths[Path] extends Record<Method, infer Operation extends AnyOperation> ? Operation : never;

export type PathsWith<Paths, Method extends string> = {
  [Path in keyof Paths]: Paths[Path] extends Record<Method, object> ? Path : never;
}[keyof Paths];

/** `unknown` leaves an intersection unchanged, but `{}` would allow any property. */
export type KeyOptionOf<Operation> = Operation extends { parameters: { header?: infer Header } }
  ? [NonNullable<Header>] extends [never]
    ? unknown
    : 'Idempotency-Key' extends keyof NonNullable<Header>
      ? KeyOption
      : unknown
  : unknown;

export type InitOf<Operation> = ParamsOption<Operation> &
  BodyOptionOf<Operation> &
  CallOptions &
  KeyOptionOf<Operation>;

export type Arguments<Operation> =
  Record<never, never> extends InitOf<Operation> ? [init?: InitOf<Operation>] : [init: InitOf<Operation>];

export type ResultOf<Operation extends AnyOperation> = Promise<
  CallResult<SuccessBodyOf<Operation>, ErrorBodyOf<Operation>>
>;

export type Call<Paths, Method extends string> = <Path extends PathsWith<Paths, Method>>(
  path: Path,
  ...init: Arguments<OperationOf<Paths, Path, Method>>
) => ResultOf<OperationOf<Paths, Path, Method>>;

/** Arguments of a typed call after its path. */
export type CallArguments<Paths, Path extends keyof Paths, Method extends string> = Arguments<
  OperationOf<Paths, Path, Method>
>;

/** Typed calls: `client.GET('/v1/rwa/assets/{id}/', { params: { path: { id } } })`. */
export type PathCalls<Paths extends object> = {
  GET: Call<Paths, 'get'>;
  POST: Call<Paths, 'post'>;
  PUT: Call<Paths, 'put'>;
  PATCH: Call<Paths, 'patch'>;
  DELETE: Call<Paths, 'delete'>;
  request: <
    Method extends 'get' | 'post' | 'put' | 'patch' | 'delete',
    Path extends PathsWith<Paths, Method>,
  >(
    method: Method,
    path: Path,
    ...init: Arguments<OperationOf<Paths, Path, Method>>
  ) => ResultOf<OperationOf<Paths, Path, Method>>;
};
