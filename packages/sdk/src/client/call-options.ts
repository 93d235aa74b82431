import type { BodyOptionOf, CallResult, ParamsOption } from './call-types.ts';
import type { RetryOptions } from './constants.ts';
import type { Given } from './numeric-options.ts';

/** Options that every call takes. Undefined is as good as absent. */
export type CallOptions = {
  /** Aborts the call, which then rejects with the reason of the signal. None by default. */
  signal?: AbortSignal | null | undefined;
  /** Headers of this call; those that are undefined are left out. None by default. */
  headers?: RequestInit['headers'] | Record<string, string | undefined> | undefined;
  /** Time limit of one attempt, in milliseconds; `Infinity` for none. The client's by default. */
  timeoutMs?: number | undefined;
  /** Replaces the client's, number by number. Writes without an idempotency key are never repeated. The client's by default. */
  retry?: Given<RetryOptions> | undefined;
};

/** Option that writes which move value take in addition. */
export type KeyOption = {
  /**
   * Key of this write, to repeat it without doing it twice: `error.idempotencyKey`, or one that you stored before. A new one
   * by default. A header `Idempotency-Key` wins over it.
   */
  idempotencyKey?: string | undefined;
};

/** Options of `client.send`. */
export type SendInit = CallOptions &
  KeyOption & {
    /** `GET` by default. */
    method?: string | undefined;
    /** Serialized. A text is JSON unless its `Content-Type` says otherwise. None by default. */
    body?: RequestInit['body'] | undefined;
  };

export type AnyOperation = Record<string | number, unknown>;

export type OperationOf<Paths, Path extends keyof Paths, Method extends string> =
  Paths[Path] extends Record<Method, infer Operation extends AnyOperation> ? Operation : never;

export type PathsWith<Paths, Method extends string> = {
  [Path in keyof Paths]: Paths[Path] extends Record<Method, object> ? Path : never;
}[keyof Paths];

/** `unknown` adds nothing to an intersection, where `{}` would let any property through. */
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

export type ResultOf<Operation extends AnyOperation> = Promise<CallResult<Operation>>;

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
