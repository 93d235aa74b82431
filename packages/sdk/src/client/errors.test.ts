import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { examples } from '../generated/msw/examples.ts';
import { isRecord, toEnvelope } from './error-envelope.ts';
import {
  GliApiError,
  GliContractError,
  GliError,
  GliNetworkError,
  GliRateLimitError,
  GliTimeoutError,
} from './errors.ts';
import * as statusErrors from './status-errors.ts';

function createError(status: number, body: unknown = {}, headers: Record<string, string> = {}): GliApiError {
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
  ])('with status %i is a %s whose `next` is %s', (status, name, next) => {
    const error = createError(status);
    expect(error).toMatchObject({ name, next, status });
    expect(error).toBeInstanceOf(name === 'GliApiError' ? GliApiError : Reflect.get(statusErrors, name));
    expect(error).toBeInstanceOf(GliError);
  });

  it('derives its next step from its code before its status', () => {
    expect(createError(401, { code: 'invalid_credentials' }).next).toBe('fix-input');
    expect(createError(409, { code: 'request_in_progress' }).next).toBe('wait');
  });

  it('takes its message from `message`, `error`, `details` or the status', () => {
    const details = { empty: [], wallet_address: ['third'], other: ['fourth'] };
    expect(createError(400, { error: 'second', message: 'first', details }).message).toBe('first');
    expect(createError(400, { error: 'second', message: '', details }).message).toBe('second');
    expect(createError(400, { details }).message).toBe('third');
    expect(createError(400).message).toBe('HTTP 400');
  });

  it('shows the `message` of each error example of the contract', () => {
    const bodies = Object.values(examples).flatMap((statuses) =>
      Object.entries(statuses).flatMap(([status, named]) =>
        Object.values(named).flatMap((body) =>
          Number(status) >= 400 && isRecord(body) ? [{ status: Number(status), body }] : [],
        ),
      ),
    );
    expect(bodies.length).toBeGreaterThan(70);
    const wrong = bodies.filter(({ status, body }) => createError(status, body).message !== body.message);
    expect(wrong).toEqual([]);
  });

  it('takes its title from `error` or else from the message', () => {
    expect(createError(400, { error: 'short', message: 'long' }).title).toBe('short');
    expect(createError(400, { message: 'long' }).title).toBe('long');
    expect(createError(400).title).toBe('HTTP 400');
  });

  it('exposes the response headers', () => {
    const { headers } = createError(429, {}, { 'Retry-After': '30', 'X-RateLimit-Limit': '100' });
    expect([headers.get('Retry-After'), headers.get('x-ratelimit-limit')]).toEqual(['30', '100']);
  });

  it('hides its headers, which may contain cookies, when printed', () => {
    const error = createError(404, {}, { 'X-Session': 'secret' });
    expect(inspect(error) + JSON.stringify(error)).not.toContain('secret');
  });

  it('exposes code, details, request id, retry delay and envelope', () => {
    const body = { error: 'e', message: 'm', code: 'rate_limited', details: { page: ['too often'] } };
    const error = createError(429, body, { 'X-Request-Id': 'req_1', 'Retry-After': '30' });
    expect(error).toMatchObject({
      code: 'rate_limited',
      details: body.details,
      requestId: 'req_1',
      retryAfter: 30,
      body,
    });
    expect(createError(429)).toMatchObject({ requestId: null, retryAfter: null });
  });
});

describe('errors without a response', () => {
  it('suggest a next step', () => {
    const cause = new TypeError('fetch failed');
    expect(new GliNetworkError(cause)).toMatchObject({ name: 'GliNetworkError', next: 'retry', cause });
    expect(new GliTimeoutError(5)).toMatchObject({ name: 'GliTimeoutError', next: 'retry', timeoutMs: 5 });
    expect(new GliRateLimitError(7)).toMatchObject({
      name: 'GliRateLimitError',
      next: 'wait',
      retryAfterMs: 7,
      retryAfter: 1,
      message: expect.stringContaining('option `limits`'),
    });
    expect(new GliContractError('x', 200)).toMatchObject({
      name: 'GliContractError',
      next: 'contact-support',
    });
  });
});

describe('the error envelope', () => {
  it('is kept unchanged if complete, including unknown fields', () => {
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
  ])('derives its code from status %i if there is no body: %s', (status, code) => {
    expect(toEnvelope(status, undefined)).toEqual({ error: '', message: '', code, details: {} });
  });

  it.each([['<html>'], [null], [[1, 2]], [7]])('is created if the body is %j', (body) => {
    expect(toEnvelope(500, body)).toEqual({ error: '', message: '', code: 'server_error', details: {} });
  });

  it('has fields that match the contract, even if the response’s do not', () => {
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
