import { expect, test } from 'vitest';
import {
  GliApiError,
  GliContractError,
  type GliError,
  GliNetworkError,
  GliRateLimitError,
  GliServerError,
  GliTimeoutError,
} from '../index.ts';
import { getFailedOutcome } from './write-outcome.ts';

const apiError = (status: number, code = 'any') =>
  new GliApiError(status, { error: '', message: '', code, details: {} }, null, null);
/** Marks an error as the last of several attempts, one of which had no response. */
const afterLostAttempt = <Failure extends GliError>(error: Failure) =>
  Object.assign(error, { isUndecided: true });

test.each([400, 401, 403, 404, 408, 409, 412, 413, 415, 422, 429])(
  'treats status %i as a rejection that ends the write',
  (status) => {
    const error = apiError(status);
    expect(getFailedOutcome(error)).toEqual({ status: 'rejected', error });
  },
);

test('treats the client’s own limit as a rejection, because nothing was sent', () => {
  expect(getFailedOutcome(new GliRateLimitError(1_000)).status).toBe('rejected');
});

test.each([
  ['a lost response', new GliNetworkError(new TypeError('fetch failed'))],
  ['a timeout', new GliTimeoutError(10_000)],
  ['a response that is not JSON', new GliContractError('HTML', 200)],
  ['a server failure', new GliServerError(500, apiError(500).body, null, null)],
  ['a gateway without a response', apiError(504)],
  ['a first attempt that is in progress', apiError(409, 'request_in_progress')],
  ['an error of the program', new TypeError('undefined is not a function')],
])('treats the outcome as unknown after %s', (_, error) => {
  expect(getFailedOutcome(error)).toEqual({ status: 'unknown' });
});

test.each([401, 403, 422, 429])('keeps the outcome unknown if status %i follows a lost attempt', (status) => {
  expect(getFailedOutcome(apiError(status), true).status).toBe('unknown');
  expect(getFailedOutcome(afterLostAttempt(apiError(status))).status).toBe('unknown');
});

test.each([400, 404, 409])('ends the write if the stored status %i follows a lost attempt', (status) => {
  expect(getFailedOutcome(apiError(status), true).status).toBe('rejected');
  expect(getFailedOutcome(afterLostAttempt(apiError(status))).status).toBe('rejected');
});
