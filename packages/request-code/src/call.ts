import type { OperationId } from '@gli/sdk';

/** A value of an earlier step. In TypeScript, its name may be any expression. */
export class Variable {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A file of a form. */
export class FileName {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A new idempotency key. The SDK creates one itself. */
export const NEW_KEY = new Variable('newKey');

/** JSON with values of earlier steps and files. */
export type Value =
  | string
  | number
  | boolean
  | null
  | Variable
  | FileName
  | readonly Value[]
  | { readonly [name: string]: Value };

/** The parts of an operation that a curl command needs. */
export type Endpoint = {
  readonly method: string;
  /** Path below the base URL, with parameters in braces. */
  readonly path: string;
  /** True if the call sends the caller's token. */
  readonly takesToken: boolean;
  /** True if the body is a form. */
  readonly isForm: boolean;
};

export type Operation = Endpoint & {
  readonly id: OperationId;
  /** True if a successful response has a body. */
  readonly hasData: boolean;
};

export type Call<Target extends Endpoint = Operation> = {
  readonly operation: Target;
  readonly path: Readonly<Record<string, Value>>;
  readonly query: Readonly<Record<string, Value>>;
  readonly headers: Readonly<Record<string, string | Variable>>;
  readonly body: Value | undefined;
};

/** A value that a step stores under a name: a property of the body, or a header. */
export type Kept = {
  readonly as: string;
  readonly from: ReadonlyArray<string | number> | { readonly header: string };
};

export type Step = { readonly call: Call; readonly kept?: Kept };

/**
 * Account that makes the call: none, an existing one, or a new member. The password is null if it is unknown. The
 * email address of a new member is the variable `email`, which is different each time.
 */
export type Caller =
  | null
  | { readonly username: string; readonly password: string | null }
  | { readonly register: { readonly [name: string]: Value } };

/** A call with everything that has to happen first. */
export type Recipe<Target extends Endpoint = Operation> = {
  readonly baseUrl: string;
  /** Language of the client. Default: the client's own default. */
  readonly language?: string | undefined;
  readonly caller: Caller;
  readonly before: readonly Step[];
  readonly call: Call<Target>;
};

/** Code of a recipe. `setup` contains the earlier steps, such as signing in. */
export type Program = { readonly setup: string; readonly call: string };

const AUTH = { method: 'POST', takesToken: false, isForm: false, hasData: true } as const;
const LOG_IN: Operation = { ...AUTH, id: 'logIn', path: '/auth/login/' };
const REGISTER: Operation = { ...AUTH, id: 'registerMember', path: '/auth/register/' };

/** Returns the call that signs a caller in. `password` replaces an unknown one. */
export const signInCall = (
  caller: NonNullable<Caller>,
  language: string | undefined,
  password: Value,
): Call => ({
  operation: 'register' in caller ? REGISTER : LOG_IN,
  path: {},
  query: {},
  headers: language === undefined ? {} : { 'Accept-Language': language },
  body:
    'register' in caller
      ? caller.register
      : { username: caller.username, password: caller.password ?? password },
});

/** True if a call has the variable `email`. */
export const mentionsEmail = ({ body }: Call<Endpoint>): boolean =>
  typeof body === 'object' &&
  body !== null &&
  Object.values(body).some((value) => value instanceof Variable && value.name === 'email');
