import type { OperationId } from '@gli/sdk';
import type { ErrorCode, ErrorEnvelope } from '../contract/document.ts';
import { localize, type WriteText } from '../text/localize.ts';
import type { Language, Text } from '../text/text.ts';

/** Messages by field. Nested fields use dots, such as `lines.0.quantity`. */
export type Details = Readonly<Record<string, readonly Text[]>>;

export type ProblemOptions = {
  readonly details?: Details;
  /** Replaces the code's own text with a more specific one. */
  readonly error?: Text;
  readonly message?: Text;
  readonly headers?: Readonly<Record<string, string>>;
};

/** HTTP status of each code. */
const STATUS: { readonly [Code in ErrorCode]: number } = {
  validation_failed: 400,
  malformed_json: 400,
  invalid_wallet_address: 400,
  invalid_signature: 400,
  invalid_nonce: 400,
  message_expired: 400,
  invalid_verification_code: 400,
  unsupported_file_type: 400,
  amount_below_minimum: 400,
  conversion_pair_not_supported: 400,
  own_referral_code: 400,
  referral_circle: 400,
  current_password_wrong: 400,
  authentication_required: 401,
  invalid_credentials: 401,
  token_expired: 401,
  token_invalid: 401,
  token_revoked: 401,
  permission_denied: 403,
  not_found: 404,
  page_not_found: 404,
  wallet_not_found: 404,
  referral_code_not_found: 404,
  method_not_allowed: 405,
  email_already_registered: 409,
  wallet_already_registered: 409,
  insufficient_balance: 409,
  wallet_suspended: 409,
  asset_not_open: 409,
  funding_cap_exceeded: 409,
  out_of_stock: 409,
  order_status_conflict: 409,
  payment_failed: 409,
  quote_expired: 409,
  quote_already_used: 409,
  acknowledgement_required: 409,
  kyc_step_locked: 409,
  already_verified: 409,
  referral_code_exists: 409,
  referral_code_taken: 409,
  referral_already_used: 409,
  reward_already_processed: 409,
  request_in_progress: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  file_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  rate_limited: 429,
  login_throttled: 429,
  server_error: 500,
};

/** `error` texts for invalid input of operations whose forms show them directly. Spec §8 */
const FORM_ERRORS: Partial<Record<OperationId, Text>> = {
  registerMember: localize(({ account }) => account.signupFailed),
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
    this.status = STATUS[code];
    this.options = options;
  }

  /** Returns the response body in a language. */
  envelope(language: Language, operation?: OperationId): ErrorEnvelope {
    const { code } = this;
    const summary = localize(({ errors }) => errors[code][0]);
    const nextStep = localize(
      ({
        errors: {
          [code]: [own, next = own],
        },
      }) => next,
    );
    const { details = {}, error, message } = this.options;
    const formError = this.code === 'validation_failed' && operation ? FORM_ERRORS[operation] : undefined;
    return {
      error: (error ?? formError ?? summary)[language],
      message: (message ?? nextStep)[language],
      code,
      details: Object.fromEntries(
        Object.entries(details).map(([field, texts]) => [field, texts.map((text) => text[language])]),
      ),
    };
  }
}

/** Creates an error of the contract: `throw problem('not_found')`. */
export const problem = (code: ErrorCode, options: ProblemOptions = {}): Problem => new Problem(code, options);

/** Creates a 400 for one field: `throw invalidField('amount', (texts) => texts.validation.positive)`. */
export function invalidField(field: string, text: Text | WriteText): Problem {
  const written = typeof text === 'function' ? localize(text) : text;
  return problem('validation_failed', { details: { [field]: [written] } });
}
