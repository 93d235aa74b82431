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

describe('without a response', () => {
  test.each([
    [new GliNetworkError(new TypeError('fetch failed')), 'network'],
    [new GliTimeoutError(10_000), 'timeout'],
    [new GliContractError('not JSON', 200), 'unexpectedAnswer'],
    [new Error('a bug'), 'unknown'],
    ['thrown text', 'unknown'],
  ])('shows %s as %s', (error, key) => {
    expect(errorMessage(error)).toEqual({ kind: 'key', key });
  });

  test.each([undefined, 'login'] as const)(
    'shows the documented message for the client’s own rate limit (%s)',
    (context) => {
      expect(errorMessage(new GliRateLimitError(12_300), context)).toEqual({
        kind: 'key',
        key: 'tooManyRequests',
      });
    },
  );
});

describe('error responses (Spec §8)', () => {
  test.each([
    ['login', 'loginFailed'],
    ['signup', 'signupFailed'],
    ['profileUpdate', 'profileUpdate'],
  ] as const)('shows the server’s error for %s, or the app’s message if there is none', (context, key) => {
    expect(
      errorMessage(apiError(400, { error: 'server words', code: 'validation_failed' }), context),
    ).toEqual({ kind: 'server', text: 'server words' });
    expect(errorMessage(apiError(400, { code: 'new_code' }), context)).toEqual({ kind: 'key', key });
  });

  test.each([
    ['wallet_already_registered', 'walletTaken'],
    ['invalid_wallet_address', 'walletFormat'],
    ['insufficient_balance', 'insufficientBalance'],
    ['file_too_large', 'fileTooLarge'],
    ['payment_failed', 'payment'],
    ['wallet_not_found', 'walletNotFound'],
    ['permission_denied', 'accessDenied'],
    ['validation_failed', 'checkInput'],
  ] as const)('keeps the wording that §8 fixes for the code %s: %s', (code, key) => {
    const texts = { error: 'Server words.', message: 'More server words.' };
    expect(errorMessage(apiError(409, { ...texts, code }))).toEqual({ kind: 'key', key });
  });

  test.each(['out_of_stock', 'new_code'])('shows what the server says about the code %s', (code) => {
    const texts = { error: 'Sold out.', message: 'Choose other dates.' };
    const expected = { kind: 'server', text: 'Sold out. Choose other dates.' };
    expect(errorMessage(apiError(409, { ...texts, code }))).toEqual(expected);
    expect(errorMessage(apiError(409, { ...texts, code }), 'loadData')).toEqual(expected);
    const twice = { error: 'Sold out.', message: 'Sold out.', code };
    expect(errorMessage(apiError(409, twice))).toEqual({ kind: 'server', text: 'Sold out.' });
  });

  test('keeps the documented image formats for a photo, and names the types of another file', () => {
    const error = apiError(400, {
      code: 'unsupported_file_type',
      error: 'This file type is not supported.',
      message: 'Choose a PDF.',
    });
    expect(errorMessage(error, 'avatarUpload')).toEqual({ kind: 'key', key: 'imageFormat' });
    expect(errorMessage(error)).toEqual({
      kind: 'server',
      text: 'This file type is not supported. Choose a PDF.',
    });
  });

  test('shows neither markup nor a text of more than 300 characters (decision 16)', () => {
    const allowed = 'w'.repeat(300);
    expect(errorMessage(apiError(409, { code: 'new_code', error: allowed }))).toEqual({
      kind: 'server',
      text: allowed,
    });
    const long = `${allowed}w`;
    for (const text of ['<p>Gone</p>', long]) {
      const only = apiError(409, { code: 'new_code', error: text, message: text });
      expect(errorMessage(only)).toEqual({ kind: 'key', key: 'unknown' });
      const other = apiError(409, { code: 'new_code', error: 'Sold out.', message: text });
      expect(errorMessage(other)).toEqual({ kind: 'server', text: 'Sold out.' });
      expect(errorMessage(apiError(400, { error: text }), 'login')).toEqual({
        kind: 'key',
        key: 'loginFailed',
      });
    }
  });

  test('recognizes the substrings listed in the specification if the code is unknown', () => {
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
  ])('falls back to status %i for an unknown code', (status, key) => {
    expect(errorMessage(apiError(status, { code: 'new_code' }))).toEqual({ kind: 'key', key });
  });

  test.each([403, 404, 500, 503])(
    'shows the server’s text or a fallback for status %i in the contexts listed in §8',
    (status) => {
      const text = 'Sign-up is closed tonight from 2 to 4.';
      for (const [context, fallback] of [
        ['login', 'loginFailed'],
        ['signup', 'signupFailed'],
        ['profileUpdate', 'profileUpdate'],
      ] as const) {
        const code = status >= 500 ? 'server_error' : 'permission_denied';
        expect(errorMessage(apiError(status, { error: text, code }), context)).toEqual({
          kind: 'server',
          text,
        });
        for (const error of ['', '<h1>Bad gateway</h1>']) {
          const message = errorMessage(apiError(status, { error, code }), context);
          expect(message).toEqual({ kind: 'key', key: fallback });
        }
      }
    },
  );

  test('shows the field `message` of the response only for a profile update', () => {
    const error = apiError(409, { message: 'from message' });
    expect(errorMessage(error, 'profileUpdate')).toEqual({ kind: 'server', text: 'from message' });
    expect(errorMessage(error, 'login')).toEqual({ kind: 'key', key: 'loginFailed' });
  });

  test('shows the app’s message for other server errors', () => {
    const error = { error: 'Server error occurred.', code: 'server_error' };
    expect(errorMessage(apiError(500, error))).toEqual({ kind: 'key', key: 'server' });
    expect(errorMessage(apiError(500, {}), 'payment')).toEqual({ kind: 'key', key: 'payment' });
  });

  test('shows the server’s delay for a rate limit if it is known', () => {
    const limited = (retryAfter: number | null) =>
      errorMessage(apiError(429, { code: 'rate_limited' }, retryAfter), 'profileUpdate');
    expect(limited(12.3)).toEqual({ kind: 'seconds', key: 'tooManyRequestsFor', seconds: 13 });
    expect(limited(null)).toEqual({ kind: 'key', key: 'tooManyRequests' });
  });
});

describe.each([
  'login',
  'signup',
  'profileLoad',
  'profileUpdate',
  'avatarUpload',
  'payment',
  'loadData',
  undefined,
] as const)('in the context %s', (context) => {
  test.each<[string, unknown]>([
    [
      'ethers',
      Object.assign(new Error('could not coalesce error'), { code: 'UNKNOWN_ERROR', shortMessage: 'x' }),
    ],
    ['zod', Object.assign(new Error('[{"code":"invalid_type"}]'), { name: 'ZodError', issues: [] })],
    ['a bug', new TypeError("Cannot read properties of undefined (reading 'id')")],
    ['the browser', new DOMException('The operation is insecure.', 'SecurityError')],
    ['a thrown object', { message: 'Internal', error: 'Internal' }],
    ['a thrown text', 'Internal'],
    ['a page of a proxy', apiError(502, { error: '<html><h1>Bad Gateway</h1>', message: '<html>' })],
  ])('shows its own words for an error of %s', (_, error) => {
    expect(errorMessage(error, context)).toEqual({ kind: 'key', key: expect.any(String) });
  });
});

test('has a specific message for every investment error in the contract', () => {
  for (const status of [400, 401, 404, 409, 422] as const) {
    for (const name of exampleNames('investInRwaAsset', status)) {
      const message = errorMessage(apiError(status, exampleOf('investInRwaAsset', status, name)));
      expect(message, name).not.toEqual({ kind: 'key', key: 'unknown' });
    }
  }
});
