import type { OperationId } from '@gli/sdk';
import type { ErrorCode, ErrorEnvelope } from '../contract/document.ts';
import type { Language, Text } from '../text/text.ts';
import { texts } from '../text/texts.ts';

/** Messages by field. Nested fields use dots, such as `lines.0.quantity`. */
export type Details = Readonly<Record<string, readonly Text[]>>;

export type ProblemOptions = {
  readonly details?: Details;
  /** Replaces the code's own text with a more specific one. */
  readonly error?: Text;
  readonly message?: Text;
  readonly headers?: Readonly<Record<string, string>>;
};

/** `error` texts for invalid input of operations whose forms show them directly. Spec §8 */
const FORM_ERRORS: Partial<Record<OperationId, Text>> = {
  registerMember: texts.account.signupFailed,
};

/**
 * An error of the contract. Throwing it from a handler rolls back the writes. Returning it keeps them, such as a
 * counted attempt or a used nonce.
 */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ErrorCode;
  readonly status: number;
  readonly options: ProblemOptions;

  constructor(code: ErrorCode, options: ProblemOptions) {
    super(code);
    this.code = code;
    this.status = texts.errors[code].status;
    this.options = options;
  }

  /** Returns the response body in a language. */
  envelope(language: Language, operation?: OperationId): ErrorEnvelope {
    const { code } = this;
    const own = texts.errors[code];
    const { details = {}, error, message = own.message } = this.options;
    const formError = code === 'validation_failed' && operation ? FORM_ERRORS[operation] : undefined;
    return {
      error: (error ?? formError ?? own.error)[language],
      message: message[language],
      code,
      details: Object.fromEntries(
        Object.entries(details).map(([field, lines]) => [field, lines.map((line) => line[language])]),
      ),
    };
  }
}

/** Creates an error of the contract: `throw problem('not_found')`. */
export const problem = (code: ErrorCode, options: ProblemOptions = {}): Problem => new Problem(code, options);

/** Creates an error about one field. The default text is the code's own. */
export const fieldProblem = (code: ErrorCode, field: string, text = texts.errors[code].error): Problem =>
  problem(code, { details: { [field]: [text] } });

/** Creates a 400 for one field: `throw invalidField('amount', texts.validation.positive)`. */
export const invalidField = (field: string, text: Text): Problem =>
  fieldProblem('validation_failed', field, text);
