import {
  type components,
  GliApiError,
  GliContractError,
  GliNetworkError,
  GliRateLimitError,
  GliTimeoutError,
} from '@gli/sdk';
import type { Translations } from '@/i18n';
import { FileChangedError } from '../files/file-changed-error.ts';

type KnownCode = components['schemas']['ErrorCode'];

/** Key of a message, except the message that contains a number of seconds, which is a separate kind below. */
export type ErrorKey = Exclude<keyof Translations['errors'], 'tooManyRequestsFor'>;

/** Failed actions that have specific messages in §8. */
export type ErrorContext =
  | 'login'
  | 'signup'
  | 'profileLoad'
  | 'profileUpdate'
  | 'avatarUpload'
  | 'payment'
  | 'loadData'
  | 'walletAuthentication';

/**
 * Message for the member: the key of our string, or the server's text where §8 shows it unchanged. Texts of libraries, the
 * browser and thrown values are never shown. A wallet's own text is the only other source (`WalletProblem.message`).
 */
export type ErrorMessage =
  | { kind: 'key'; key: ErrorKey }
  | { kind: 'seconds'; key: 'tooManyRequestsFor'; seconds: number }
  | { kind: 'server'; text: string };

const KEY_BY_CODE: Record<KnownCode, ErrorKey> = {
  validation_failed: 'checkInput',
  malformed_json: 'checkInput',
  invalid_wallet_address: 'walletFormat',
  invalid_signature: 'walletAuthentication',
  invalid_nonce: 'walletAuthentication',
  message_expired: 'deviceClock',
  invalid_verification_code: 'verificationCode',
  unsupported_file_type: 'imageFormat',
  amount_below_minimum: 'belowMinimum',
  conversion_pair_not_supported: 'conversionPair',
  own_referral_code: 'ownReferralCode',
  referral_circle: 'referralCircle',
  current_password_wrong: 'checkInput',
  authentication_required: 'unauthorized',
  invalid_credentials: 'loginFailed',
  token_expired: 'unauthorized',
  token_invalid: 'unauthorized',
  token_revoked: 'unauthorized',
  permission_denied: 'accessDenied',
  not_found: 'notFound',
  page_not_found: 'notFound',
  wallet_not_found: 'walletNotFound',
  referral_code_not_found: 'referralCode',
  method_not_allowed: 'unexpectedAnswer',
  email_already_registered: 'emailTaken',
  wallet_already_registered: 'walletTaken',
  insufficient_balance: 'insufficientBalance',
  wallet_suspended: 'walletSuspended',
  asset_not_open: 'assetNotOpen',
  funding_cap_exceeded: 'fundingCap',
  out_of_stock: 'outOfStock',
  order_status_conflict: 'orderState',
  payment_failed: 'payment',
  quote_expired: 'quoteExpired',
  quote_already_used: 'quoteExpired',
  acknowledgement_required: 'acknowledgement',
  kyc_step_locked: 'verificationLocked',
  already_verified: 'alreadyVerified',
  referral_code_exists: 'referralCodeExists',
  referral_code_taken: 'referralCodeTaken',
  referral_already_used: 'referralUsed',
  reward_already_processed: 'rewardProcessed',
  request_in_progress: 'inProgress',
  precondition_failed: 'profileUpdate',
  payload_too_large: 'tooLarge',
  file_too_large: 'fileTooLarge',
  unsupported_media_type: 'unexpectedAnswer',
  idempotency_key_reused: 'transaction',
  rate_limited: 'tooManyRequests',
  login_throttled: 'tooManyRequests',
  server_error: 'server',
};

const KEY_BY_STATUS: Record<number, ErrorKey> = {
  400: 'checkInput',
  401: 'unauthorized',
  403: 'accessDenied',
  404: 'notFound',
  413: 'tooLarge',
  422: 'checkInput',
  429: 'tooManyRequests',
};

const fallbackKeys: Partial<Record<ErrorContext, ErrorKey>> = {
  login: 'loginFailed',
  signup: 'signupFailed',
  profileLoad: 'profileLoad',
  profileUpdate: 'profileUpdate',
  avatarUpload: 'avatarUpload',
  payment: 'payment',
  loadData: 'loadData',
  walletAuthentication: 'walletAuthentication',
};

/** Fields of a response whose text §8 shows, in order of preference. */
const serverTextFields: Partial<Record<ErrorContext, readonly ('error' | 'message')[]>> = {
  login: ['error'],
  signup: ['error'],
  profileUpdate: ['error', 'message'],
};

/**
 * Returns the message for any failure, in the order of spec §8: the server's text where §8 shows it, a known
 * code, the listed substrings, then the status. Never returns a raw error.
 */
export function errorMessage(error: unknown, context?: ErrorContext): ErrorMessage {
  if (error instanceof GliRateLimitError) return key('tooManyRequests');
  if (error instanceof GliNetworkError) return key('network');
  if (error instanceof GliTimeoutError) return key('timeout');
  if (error instanceof GliContractError) return key('unexpectedAnswer');
  if (error instanceof FileChangedError) return key('fileChanged');
  if (!(error instanceof GliApiError)) return key((context && fallbackKeys[context]) ?? 'unknown');
  return apiErrorMessage(error, context);
}

function apiErrorMessage(error: GliApiError, context?: ErrorContext): ErrorMessage {
  const fallback = context && fallbackKeys[context];
  if (error.status === 429) return tooManyRequests(error.retryAfter);
  const fields = context && serverTextFields[context];
  if (fields) {
    const text = fields.map((field) => error.body[field]).find((given) => given !== '' && !isMarkup(given));
    return text === undefined ? key(fallback ?? 'unknown') : { kind: 'server', text };
  }
  if (error.status >= 500) return key(context === 'payment' ? 'payment' : 'server');
  if (isKnown(error.code)) return key(KEY_BY_CODE[error.code]);
  if (/already registered wallet/i.test(error.message)) return key('walletTaken');
  if (/invalid wallet address/i.test(error.message)) return key('walletFormat');
  return key(fallback ?? KEY_BY_STATUS[error.status] ?? 'unknown');
}

/** True for markup, which a proxy may have returned in place of the server's text. It is never shown. */
export const isMarkup = (text: string) => /<\w/.test(text);

/** Returns the message for exceeding the server's rate limit, with the delay if it is known. */
function tooManyRequests(retryAfterSeconds: number | null): ErrorMessage {
  if (retryAfterSeconds === null) return key('tooManyRequests');
  return { kind: 'seconds', key: 'tooManyRequestsFor', seconds: Math.max(1, Math.ceil(retryAfterSeconds)) };
}

function key(name: ErrorKey): ErrorMessage {
  return { kind: 'key', key: name };
}

function isKnown(code: string): code is KnownCode {
  return code in KEY_BY_CODE;
}
