import { expect, test } from 'vitest';
import { GliApiError, GliNetworkError, GliServerError, GliTimeoutError } from '../index.ts';
import { isFinalError } from './is-final-error.ts';

const envelope = (code: string) => ({ error: '', message: '', code, details: {} });

test.each(['insufficient_balance', 'payment_failed', 'out_of_stock'])(
  'treats the error code %s as final',
  (code) => {
    expect(isFinalError(new GliApiError(409, envelope(code), null, null))).toBe(true);
  },
);

test.each([
  ['a lost response', new GliNetworkError(new TypeError('fetch failed'))],
  ['a timeout', new GliTimeoutError(10_000)],
  ['a server failure', new GliServerError(500, envelope('server_error'), null, null)],
  ['an ended session', new GliApiError(401, envelope('token_expired'), null, null)],
  ['a rate limit', new GliApiError(429, envelope('rate_limited'), null, 10)],
  ['an attempt still in flight', new GliApiError(409, envelope('request_in_progress'), null, null)],
])('does not treat %s as final', (_, error) => {
  expect(isFinalError(error)).toBe(false);
});
