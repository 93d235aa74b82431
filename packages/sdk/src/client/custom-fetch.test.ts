import { describe, expect, it, vi } from 'vitest';
import { GliNetworkError } from './errors.ts';
import { isBug } from './is-bug.ts';
import type { Fetch } from './request.ts';
import { testClient } from './test/contract.ts';

const baseUrl = 'http://gli.test/api';

describe('a custom fetch with a bug', () => {
  it.each([
    ['a property of undefined', () => Reflect.get(JSON.parse('{}').missing, 'name')],
    ['a call of undefined', () => JSON.parse('{}').missing()],
    ['invalid JSON', () => JSON.parse('{')],
    [
      'an endless recursion',
      (): never => {
        const again = (): never => again();
        return again();
      },
    ],
    ['an invalid URL', () => new URL('nope')],
    ['a relative URL outside a browser', () => fetch('/api/v1/rwa/assets/')],
    ['an invalid argument', () => Buffer.from(JSON.parse('{}').missing)],
  ])('rejects with the original error after one attempt: %s', async (_, fail) => {
    const fetch = vi.fn<Fetch>(async () => fail());
    const error = await testClient({ baseUrl, fetch })
      .send('/v1/rwa/assets/')
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(GliNetworkError);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('rejects with an error if the result is not a Response', async () => {
    const fetch = vi.fn<Fetch>(async () => JSON.parse('{"ok":true}'));
    await expect(testClient({ baseUrl, fetch }).send('/v1/rwa/assets/')).rejects.toThrow(/not a function/);
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('network errors of a custom fetch', () => {
  it.each([
    ['an Error', new Error('proxy down')],
    ['its own abort', new DOMException('This operation was aborted', 'AbortError')],
  ])('retries %s, and rejects with a GliNetworkError that has it as the cause', async (_, cause) => {
    const fetch = vi.fn<Fetch>(() => Promise.reject(cause));
    const call = testClient({ baseUrl, fetch, sleep: async () => {} }).send('/v1/rwa/assets/');
    await expect(call).rejects.toMatchObject({ name: 'GliNetworkError', cause });
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it.each([
    [
      'Node',
      new TypeError('fetch failed', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) }),
    ],
    // The request of a `fetch` that follows redirects has arrived.
    [
      'Node, for an invalid redirect',
      new TypeError('fetch failed', { cause: Object.assign(new TypeError(), { code: 'ERR_INVALID_URL' }) }),
    ],
    ['Chrome', new TypeError('Failed to fetch')],
    ['Chrome, with the host', new TypeError('Failed to fetch (gli.test)')],
    ['Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
    ['Safari', Object.assign(new TypeError('Load failed'), { stack: undefined })],
    ['Deno', new TypeError('error sending request for url (http://gli.test/)')],
    ['Workers', new Error('Network connection lost.')],
    ['Bun', Object.assign(new Error('Unable to connect.'), { code: 'ConnectionRefused' })],
    ['node-fetch', Object.assign(new Error('request to http://gli.test failed'), { code: 'ECONNRESET' })],
    ['its own timeout', new DOMException('The operation timed out', 'TimeoutError')],
    ['nothing', undefined],
  ])('does not treat a network error thrown by %s as a bug', (_, error) => {
    expect(isBug(error)).toBe(false);
  });
});

it.each(['own', 'global'])('passes fetchOptions to the %s fetch of calls and uploads', async (kind) => {
  const fetch = vi.fn<Fetch>(async () => new Response('{}'));
  if (kind === 'global') vi.stubGlobal('fetch', fetch);
  // Browsers upload with XMLHttpRequest otherwise.
  vi.stubGlobal('XMLHttpRequest', class {});
  const fetchOptions = { credentials: 'include', dispatcher: 'proxy' } as const;
  const client = testClient({ baseUrl, fetchOptions, ...(kind === 'own' ? { fetch } : {}) });
  await client.send('/v1/rwa/assets/', { headers: { 'User-Agent': 'my-app/1.2' } });
  await client.upload('/user/profile/avatar/', new FormData());
  vi.unstubAllGlobals();
  expect(fetch.mock.calls.map(([, init]) => init)).toMatchObject([
    { method: 'GET', redirect: 'manual', ...fetchOptions },
    { method: 'POST', redirect: 'manual', ...fetchOptions },
  ]);
  expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('User-Agent')).toBe('my-app/1.2');
});
