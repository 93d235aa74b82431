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
 * Message for the member: the server's text, or the key of our string where §8 fixes the wording or no server wrote one.
 * Texts of libraries, the browser and thrown values are never shown. A wallet's own text is the only other source
 * (`WalletProblem.message`).
 */
export type ErrorMessage =
  | { kind: 'key'; key: ErrorKey }
  | { kind: 'seconds'; key: 'tooManyRequestsFor'; seconds: number }
  | { kind: 'server'; text: string };

/**
 * Codes whose text §8 fixes, and one whose text is the client's own, because a proxy in front of the API rejects large
 * requests without knowing the member's language.
 */
const KEY_BY_CODE: Partial<Record<KnownCode, ErrorKey>> = {
  validation_failed: 'checkInput',
  invalid_wallet_address: 'walletFormat',
  authentication_required: 'unauthorized',
  token_expired: 'unauthorized',
  token_invalid: 'unauthorized',
  token_revoked: 'unauthorized',
  permission_denied: 'accessDenied',
  not_found: 'notFound',
  wallet_not_found: 'walletNotFound',
  wallet_already_registered: 'walletTaken',
  insufficient_balance: 'insufficientBalance',
  payment_failed: 'payment',
  file_too_large: 'fileTooLarge',
  payload_too_large: 'tooLarge',
};

/** Codes whose text §8 fixes for one action only. */
const KEY_BY_CONTEXT: Partial<Record<ErrorContext, typeof KEY_BY_CODE>> = {
  avatarUpload: { unsupported_file_type: 'imageFormat' },
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

/** Max length of a server's text, in characters. A longer one is not a message for members. */
const SERVER_TEXT_MAX_CHARACTERS = 300;

/** Fields of a response whose text §8 shows alone, in order of preference. */
const serverTextFields: Partial<Record<ErrorContext, readonly ('error' | 'message')[]>> = {
  login: ['error'],
  signup: ['error'],
  profileUpdate: ['error', 'message'],
};

/**
 * Returns the message for any failure, in the order of spec §8: the server's text where §8 shows it, the wording that §8
 * fixes, and the server's text for all other codes (decision 16). Never returns a raw error.
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
  // The login form adds the time to the server's text.
  if (error.status === 429 && error.code !== 'login_throttled') return tooManyRequests(error.retryAfter);
  const fields = context && serverTextFields[context];
  if (fields) {
    const text = fields.map((field) => error.body[field]).find(isShown);
    return text === undefined ? key(fallback ?? 'unknown') : { kind: 'server', text };
  }
  if (error.status >= 500) return key(context === 'payment' ? 'payment' : 'server');
  const fixed = findFixedKey(error.code, context);
  if (fixed) return key(fixed);
  if (/already registered wallet/i.test(error.message)) return key('walletTaken');
  if (/invalid wallet address/i.test(error.message)) return key('walletFormat');
  const text = toServerText(error);
  if (text !== '') return { kind: 'server', text };
  return key(fallback ?? KEY_BY_STATUS[error.status] ?? 'unknown');
}

function findFixedKey(code: string, context?: ErrorContext): ErrorKey | undefined {
  const keys: Readonly<Record<string, ErrorKey>> = {
    ...KEY_BY_CODE,
    ...(context && KEY_BY_CONTEXT[context]),
  };
  return keys[code];
}

/** Joins the text about the failure (`error`) and the text about what to do next (`message`). */
function toServerText({ body: { error, message } }: GliApiError): string {
  return [...new Set([error, message])].filter(isShown).join(' ');
}

const isShown = (text: string) => text !== '' && text.length <= SERVER_TEXT_MAX_CHARACTERS && !isMarkup(text);

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
