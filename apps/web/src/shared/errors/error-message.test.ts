import {
  GliApiError,
  GliContractError,
  GliNetworkError,
  GliRateLimitError,
  GliServerError,
  GliTimeoutError,
} from '@gli/sdk';
import { exampleNames, exampleOf } from '@gli/sdk/testing';
import { describe, expect, test } from 'vitest';
import { errorMessage } from './error-message.ts';

type Envelope = GliApiError['body'];

function apiError(status: number, body: Partial<Envelope>, retryAfter: number | null = null): GliApiError {
  const envelope = { error: '', message: '', code: '', details: {}, ...body };
  const Kind = status >= 500 ? GliServerError : GliApiError;
  return new Kind(status, envelope, null, retryAfter);
}

describe('no answer at all', () => {
  test.each([
    [new GliNetworkError(new TypeError('fetch failed')), 'network'],
    [new GliTimeoutError(10_000), 'timeout'],
    [new GliContractError('not JSON', 200), 'unexpectedAnswer'],
    [new Error('a bug'), 'unknown'],
    ['thrown text', 'unknown'],
  ])('%s reads as %s', (error, key) => {
    expect(errorMessage(error)).toEqual({ kind: 'key', key });
  });

  test('the client’s own limit says how long to wait', () => {
    expect(errorMessage(new GliRateLimitError(12_300))).toEqual({
      kind: 'seconds',
      key: 'tooManyRequestsFor',
      seconds: 13,
    });
    expect(errorMessage(new GliRateLimitError(290_000), 'login')).toEqual({
      kind: 'minutes',
      key: 'loginThrottled',
      minutes: 5,
    });
  });
});

describe('answers with an error (Spec §8)', () => {
  test.each([
    ['login', 'loginFailed'],
    ['signup', 'signupFailed'],
    ['profileUpdate', 'profileUpdate'],
  ] as const)('%s shows the server’s own error, otherwise our words', (context, key) => {
    expect(
      errorMessage(apiError(400, { error: 'server words', code: 'validation_failed' }), context),
    ).toEqual({ kind: 'server', text: 'server words' });
    expect(errorMessage(apiError(400, { code: 'new_code' }), context)).toEqual({ kind: 'key', key });
  });

  test('a profile update also takes the server’s message', () => {
    expect(errorMessage(apiError(409, { message: 'from message' }), 'profileUpdate')).toEqual({
      kind: 'server',
      text: 'from message',
    });
  });

  test.each([
    ['wallet_already_registered', 'walletTaken'],
    ['invalid_wallet_address', 'walletFormat'],
    ['insufficient_balance', 'insufficientBalance'],
    ['file_too_large', 'fileTooLarge'],
    ['unsupported_file_type', 'imageFormat'],
    ['payment_failed', 'payment'],
    ['wallet_not_found', 'walletNotFound'],
    ['permission_denied', 'accessDenied'],
    ['validation_failed', 'checkInput'],
  ] as const)('the code %s reads as %s', (code, key) => {
    expect(errorMessage(apiError(409, { code }))).toEqual({ kind: 'key', key });
  });

  test('without a known code the substrings of the spec decide', () => {
    const taken = { error: 'This is an already registered wallet address' };
    expect(errorMessage(apiError(400, taken), 'walletAuthentication')).toEqual({
      kind: 'key',
      key: 'walletTaken',
    });
    const wrong = { details: { wallet_address: ['invalid wallet address'] } };
    expect(errorMessage(apiError(400, wrong), 'walletAuthentication')).toEqual({
      kind: 'key',
      key: 'walletFormat',
    });
  });

  test.each([
    [401, 'unauthorized'],
    [403, 'accessDenied'],
    [404, 'notFound'],
    [422, 'checkInput'],
    [418, 'unknown'],
  ])('an unknown code falls back to its status %i', (status, key) => {
    expect(errorMessage(apiError(status, { code: 'new_code' }))).toEqual({ kind: 'key', key });
  });

  test('a server failure shows a sentence of the server only where §8 does, and never markup', () => {
    expect(errorMessage(apiError(502, { error: '<h1>Bad gateway</h1>' }), 'login')).toEqual({
      kind: 'key',
      key: 'server',
    });
    const maintenance = 'Sign-up is closed tonight from 2 to 4.';
    for (const context of ['login', 'signup', 'profileUpdate'] as const) {
      const message = errorMessage(apiError(503, { error: maintenance, code: 'maintenance' }), context);
      expect(message).toEqual({ kind: 'server', text: maintenance });
      const general = apiError(500, { error: 'Server error occurred.', code: 'server_error' });
      expect(errorMessage(general, context)).toEqual({ kind: 'key', key: 'server' });
    }
    expect(errorMessage(apiError(500, {}), 'payment')).toEqual({ kind: 'key', key: 'payment' });
  });

  test('a throttled log-in tells the minutes', () => {
    expect(errorMessage(apiError(429, { code: 'login_throttled' }, 200), 'login')).toEqual({
      kind: 'minutes',
      key: 'loginThrottled',
      minutes: 4,
    });
  });
});

test('every error that the contract shows for investing has words of its own', () => {
  for (const status of [400, 401, 404, 409, 422] as const) {
    for (const name of exampleNames('investInRwaAsset', status)) {
      const message = errorMessage(apiError(status, exampleOf('investInRwaAsset', status, name)));
      expect(message, name).toMatchObject({ kind: 'key' });
      expect(message, name).not.toEqual({ kind: 'key', key: 'unknown' });
    }
  }
});
