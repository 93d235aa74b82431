import { expect, it } from 'vitest';
import { RateLimiter } from './limiter.ts';
import type { GliClientOptions } from './options.ts';
import type { Fetch } from './request.ts';
import { testClient } from './test/contract.ts';

const baseUrl = 'http://gli.test/api';
const window = { limit: 1, windowMs: 1000 };

const cases: [string, (value: number) => GliClientOptions, number[]][] = [
  ['timeoutMs', (timeoutMs) => ({ timeoutMs }), [0]],
  ['retry.retries', (retries) => ({ retry: { retries } }), [Number.POSITIVE_INFINITY]],
  ['retry.baseDelayMs', (baseDelayMs) => ({ retry: { baseDelayMs } }), [Number.POSITIVE_INFINITY]],
  ['retry.maxDelayMs', (maxDelayMs) => ({ retry: { maxDelayMs } }), [Number.POSITIVE_INFINITY, 2 ** 31]],
  ['limits.general.limit', (limit) => ({ limits: { general: { ...window, limit } } }), []],
  [
    'limits.logIn.windowMs',
    (windowMs) => ({ limits: { logIn: { ...window, windowMs } } }),
    [0, Number.POSITIVE_INFINITY],
  ],
];

it.each(cases)('rejects an invalid number for %s', (name, options, more) => {
  for (const value of [Number.NaN, -1, 1.5, Number.NEGATIVE_INFINITY, ...more]) {
    const create = () => testClient({ baseUrl, ...options(value) });
    expect(create, String(value)).toThrow(TypeError);
    expect(create, String(value)).toThrow(name);
  }
  // JavaScript callers may pass a string.
  expect(() => testClient({ baseUrl, ...options(JSON.parse('"3"')) })).toThrow(name);
  expect(() => testClient({ baseUrl, ...options(3) })).not.toThrow();
});

it('validates the numbers of a standalone limiter', () => {
  expect(() => new RateLimiter({ limit: Number.NaN })).toThrow(/^limit /);
  expect(() => new RateLimiter({ windowMs: -1 })).toThrow(/^windowMs /);
  expect(new RateLimiter({ limit: undefined, windowMs: undefined }).take('a').allowed).toBe(true);
});

it('accepts an infinite timeoutMs and infinite limits', () => {
  const limit = Number.POSITIVE_INFINITY;
  expect(() =>
    testClient({ baseUrl, timeoutMs: limit, limits: { logIn: { ...window, limit } } }),
  ).not.toThrow();
});

it('uses the default for every undefined option', async () => {
  let count = 0;
  const fetch: Fetch = async () => {
    count++;
    if (count > 20) throw new Error('repeats for ever');
    return new Response('{}', { status: 503 });
  };
  const undefinedOptions: GliClientOptions = {
    tokens: undefined,
    timeoutMs: undefined,
    language: undefined,
    csrf: undefined,
    limits: { general: { limit: undefined, windowMs: undefined }, logIn: undefined },
    retry: { retries: undefined, baseDelayMs: undefined, maxDelayMs: undefined },
    validate: undefined,
    log: undefined,
    generateIdempotencyKey: undefined,
    onSessionRefused: undefined,
    now: undefined,
    random: undefined,
  };
  const client = testClient({ ...undefinedOptions, baseUrl, fetch });
  const read = (page: number) => client.GET('/v1/rwa/assets/', { params: { query: { page } } });
  expect((await read(1)).response.status).toBe(503);
  expect(count).toBe(3);
  // The limit is the client's 100 requests per minute, not the `RateLimiter` default of 5.
  count = 0;
  await read(1);
  await read(1);
  expect(count).toBe(6);
});
