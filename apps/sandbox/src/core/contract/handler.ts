import type { OperationId, operations } from '@gli/sdk';
import type { Database } from '../data/database.ts';
import type { AccessTokens } from '../members/access-tokens.ts';
import type { MemberRow } from '../members/schema.ts';
import type { Problem } from '../problem/problem.ts';
import type { Language } from '../text/text.ts';
import type { UploadedFile } from './multipart-body.ts';

/** Form fields that are files. A test checks this list against the contract. */
export type FileField = 'avatar' | 'file' | 'image';

type Content<C> = C extends { 'application/json': infer Body }
  ? Body
  : C extends { 'multipart/form-data': infer Form }
    ? { [Field in keyof Form]: Field extends FileField ? UploadedFile : Form[Field] }
    : undefined;

type OperationRequestBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer C };
}
  ? Content<C>
  : NonNullable<operations[Id]['requestBody']> extends { content: infer C }
    ? Content<C> | undefined
    : undefined;

type Parameters<Id extends OperationId, Location extends 'query' | 'path'> =
  NonNullable<operations[Id]['parameters'][Location]> extends never
    ? Record<never, never>
    : NonNullable<operations[Id]['parameters'][Location]>;

type Responses<Id extends OperationId> = operations[Id]['responses'];
type Success = 200 | 201 | 202 | 204;
type SuccessStatus<Id extends OperationId> = Extract<keyof Responses<Id>, Success>;
type ResponseBody<Id extends OperationId, Status extends SuccessStatus<Id>> = Responses<Id>[Status] extends {
  content: { 'application/json': infer Body };
}
  ? Body
  : undefined;

/** A successful response of an operation, as declared by the contract. */
export type Reply<Id extends OperationId> = {
  [Status in SuccessStatus<Id>]: {
    readonly status: Status;
    readonly body: ResponseBody<Id, Status>;
    readonly headers?: Readonly<Record<string, string>>;
  };
}[SuccessStatus<Id>];

type MakeReply<Id extends OperationId> = <Status extends SuccessStatus<Id>>(
  status: Status,
  ...rest: ResponseBody<Id, Status> extends undefined
    ? []
    : [body: ResponseBody<Id, Status>, headers?: Readonly<Record<string, string>>]
) => Reply<Id>;

/** Operations that declare 401 although they need no bearer token. */
type OpenOperation = 'logIn' | 'refreshAccessToken';
type NeedsBearer<Id extends OperationId> = Id extends OpenOperation
  ? false
  : 401 extends keyof Responses<Id>
    ? true
    : false;

/** A response before it is serialized. */
export type HandlerResponse = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The member that an access token belongs to, and the token's session. */
export type Caller = { readonly member: MemberRow; readonly sessionId: string };

/** Services for handlers, in addition to the database. */
export type Services = {
  readonly accessTokens: AccessTokens;
  /** Duration of an identity document review, in ms. */
  readonly kycReviewMs: number;
  /** Fee on top of each investment, in the asset's token. */
  readonly investmentFee: string;
  /** Prints a line for the person who runs the sandbox, such as a code that would otherwise be sent by email. */
  readonly log: (line: string) => void;
  readonly eraseDueAccounts: (tx: Database, now: Date) => Promise<void>;
};

/** Input for a handler, already checked against the contract and typed from it. */
export type OperationRequest<Id extends OperationId> = {
  readonly body: OperationRequestBody<Id>;
  /** The contract's defaults are filled in, although the generated types do not show this. */
  readonly query: Parameters<Id, 'query'>;
  readonly path: Parameters<Id, 'path'>;
  readonly headers: Headers;
  /** The address with declared parameters only. Used by `paged` to build links. */
  readonly url: URL;
  /** The caller. Null if the operation needs no bearer token. */
  readonly member: NeedsBearer<Id> extends true ? MemberRow : null;
  readonly sessionId: NeedsBearer<Id> extends true ? string : null;
  /** Null if the caller sent none, or if the operation takes none. */
  readonly idempotencyKey: string | null;
  /** For writes, the transaction that covers the whole handler. For reads, the database. */
  readonly db: Database;
  readonly now: Date;
  readonly language: Language;
  /** Address of the client. Null if it is unknown. */
  readonly ip: string | null;
  /** True if a fault makes the conversion fail instead of completing. */
  readonly reverts: boolean;
  readonly services: Services;
  /** Creates the response from a declared status and its body. */
  readonly reply: MakeReply<Id>;
};

/** Time and language of a view. */
export type Viewing = { readonly now: Date; readonly language: Language };

export type Handle<Id extends OperationId> = (request: OperationRequest<Id>) => Promise<Reply<Id> | Problem>;

/**
 * Specifies how a handler uses transactions. With `whole`, the default for writes, the handler runs in one transaction.
 * With `own`, it manages its transactions itself, for reads or for slow work outside of them. `password` is like `own`,
 * but queued, for a handler that checks or hashes a password.
 */
export type TransactionMode = 'whole' | 'own' | 'password';

export type Handler<Id extends OperationId = OperationId> = {
  readonly id: Id;
  readonly mode: TransactionMode;
  readonly handle: Handle<Id>;
};

/**
 * Defines the handler of one operation:
 *
 * ```ts
 * export const getThing = defineHandler('getThing', async ({ path, member, db, reply }) => {
 *   const thing = await findThing(db, member.id, path.id);
 *   if (!thing) throw problem('not_found');
 *   return reply(200, thing);
 * });
 * ```
 *
 * Throwing a `problem(…)` rolls back the writes of the handler. Returning it keeps them.
 */
export function defineHandler<Id extends OperationId>(
  id: Id,
  handle: Handle<Id>,
  { mode = 'whole' }: { mode?: TransactionMode } = {},
): Handler<Id> {
  return { id, mode, handle };
}

/** One handler for every operation in the contract. A missing handler is a type error. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };
