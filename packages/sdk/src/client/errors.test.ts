import { describe, expect, it } from 'vitest';
import { toEnvelope } from './error-envelope.ts';
import {
  GliApiError,
  GliContractError,
  GliError,
  GliNetworkError,
  GliRateLimitError,
  GliTimeoutError,
} from './errors.ts';
import * as statusErrors from './status-errors.ts';

function errorOf(status: number, body: unknown = {}, headers: Record<string, string> = {}): GliApiError {
  return statusErrors.toApiError(new Response(null, { status, headers }), toEnvelope(status, body));
}

describe('the error of a response', () => {
  it.each([
    [400, 'GliBadRequestError', 'fix-input'],
    [401, 'GliUnauthorizedError', 'sign-in'],
    [403, 'GliForbiddenError', 'contact-support'],
    [404, 'GliNotFoundError', 'fix-input'],
    [409, 'GliConflictError', 'fix-input'],
    [412, 'GliPreconditionFailedError', 'fix-input'],
    [413, 'GliPayloadTooLargeError', 'fix-input'],
    [415, 'GliUnsupportedMediaTypeError', 'fix-input'],
    [422, 'GliUnprocessableError', 'fix-input'],
    [429, 'GliTooManyRequestsError', 'wait'],
    [500, 'GliServerError', 'retry'],
    [503, 'GliServerError', 'retry'],
    [418, 'GliApiError', 'fix-input'],
  ])('of status %i is a %s, and says: %s', (status, name, next) => {
    const error = errorOf(status);
    expect(error).toMatchObject({ name, next, status });
    expect(error).toBeInstanceOf(name === 'GliApiError' ? GliApiError : Reflect.get(statusErrors, name));
    expect(error).toBeInstanceOf(GliError);
  });

  it('lets the code overrule the status: wrong credentials are input, a request in progress is waited for', () => {
    expect(errorOf(401, { code: 'invalid_credentials' }).next).toBe('fix-input');
    expect(errorOf(409, { code: 'request_in_progress' }).next).toBe('wait');
  });

  it('takes its message from error, then message, then the first detail, else it names the status', () => {
    const details = { wallet_address: ['third'], other: ['fourth'] };
    expect(errorOf(400, { error: 'first', message: 'second', details }).message).toBe('first');
    expect(errorOf(400, { error: '', message: 'second', details }).message).toBe('second');
    expect(errorOf(400, { details }).message).toBe('third');
    expect(errorOf(400).message).toBe('HTTP 400');
  });

  it('carries what an integrator reports: code, details, request id, seconds to wait, the envelope itself', () => {
    const body = { error: 'e', message: 'm', code: 'rate_limited', details: { page: ['too often'] } };
    const error = errorOf(429, body, { 'X-Request-Id': 'req_1', 'Retry-After': '30' });
    expect(error).toMatchObject({
      code: 'rate_limited',
      details: body.details,
      requestId: 'req_1',
      retryAfter: 30,
      body,
    });
    expect(errorOf(429)).toMatchObject({ requestId: null, retryAfter: null });
  });
});

describe('errors without a response', () => {
  it('say what to do next', () => {
    const cause = new TypeError('fetch failed');
    expect(new GliNetworkError(cause)).toMatchObject({ name: 'GliNetworkError', next: 'retry', cause });
    expect(new GliTimeoutError(5)).toMatchObject({ name: 'GliTimeoutError', next: 'retry', timeoutMs: 5 });
    expect(new GliRateLimitError(7)).toMatchObject({
      name: 'GliRateLimitError',
      next: 'wait',
      retryAfterMs: 7,
    });
    expect(new GliContractError('x', 200)).toMatchObject({
      name: 'GliContractError',
      next: 'contact-support',
    });
  });
});

describe('an envelope made of what the server sent', () => {
  it('keeps a complete one, with fields nobody knew', () => {
    const body = {
      error: 'e',
      message: 'm',
      code: 'out_of_stock',
      details: { lines: ['sold out'] },
      hint: 1,
    };
    expect(toEnvelope(409, body)).toEqual(body);
  });

  it.each([
    [401, 'authentication_required'],
    [403, 'permission_denied'],
    [404, 'not_found'],
    [429, 'rate_limited'],
    [500, 'server_error'],
    [502, 'server_error'],
    [409, 'http_409'],
  ])('has the code of status %i when there was no body: %s', (status, code) => {
    expect(toEnvelope(status, undefined)).toEqual({ error: '', message: '', code, details: {} });
  });

  it.each([['<html>'], [null], [[1, 2]], [7]])('is made up when the body is %j', (body) => {
    expect(toEnvelope(500, body)).toEqual({ error: '', message: '', code: 'server_error', details: {} });
  });

  it('repairs fields of another shape than the contract’s', () => {
    expect(
      toEnvelope(400, { error: { a: 1 }, message: 'm', details: { a: 'one', b: [1, 'two'], c: null } }),
    ).toEqual({
      error: '',
      message: 'm',
      code: 'http_400',
      details: { a: ['one'], b: ['two'], c: [] },
    });
  });
});
