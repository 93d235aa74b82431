import { expect, it, vi } from 'vitest';
import { onAbort } from './abort.ts';
import type { ErrorEnvelope } from './error-envelope.ts';
import { GliTimeoutError } from './errors.ts';
import type { Fetch } from './request.ts';
import { testClient } from './test/contract.ts';
import { loopbackServer } from './test/loopback-server.ts';
import { memoryTokenStore } from './tokens.ts';
import { unwrap } from './unwrap.ts';

const PATH = '/v1/rwa/assets/{id}/invest/';
const invest = { params: { path: { id: 'ast_1' } }, body: { amount: '1.5' } };
const readKey = (init: RequestInit) => new Headers(init.headers).get('Idempotency-Key');
const envelope = (code: string): ErrorEnvelope => ({ error: code, message: '', code, details: {} });
const caught = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

it('retries a timed-out investment with the same key', async () => {
  const keys: (string | null)[] = [];
  const third: Fetch = (url, init) =>
    keys.push(readKey(init)) < 3 ? silent(url, init) : Promise.resolve(Response.json({ id: 'inv_1' }));
  const client = testClient({ baseUrl: 'http://gli.test/api', fetch: third, timeoutMs: 20 });
  expect(unwrap(await client.POST(PATH, invest))).toEqual({ id: 'inv_1' });
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

it('does not retry a read that timed out', async () => {
  const fetch = vi.fn(silent);
  const client = testClient({ baseUrl: 'http://gli.test/api', fetch, timeoutMs: 20 });
  await expect(client.send('/v1/rwa/assets/')).rejects.toMatchObject({ name: 'GliTimeoutError' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('exposes the sent key on the error for a lost response', async () => {
  const { baseUrl, received } = await loopbackServer((_, response) => void response.destroy());
  const lost = await caught(testClient({ baseUrl }).POST(PATH, invest));
  expect(lost).toMatchObject({ name: 'GliNetworkError', idempotencyKey: expect.stringMatching(/^\w{32}$/) });
  expect(lost).toMatchObject({ idempotencyKey: received[0]?.headers['idempotency-key'] });

  const late = await caught(
    testClient({ baseUrl: 'http://gli.test/api', fetch: silent, timeoutMs: 5 }).POST(PATH, invest),
  );
  expect(late).toMatchObject({ name: 'GliTimeoutError', idempotencyKey: expect.stringMatching(/^\w{32}$/) });
});

it.each([
  ['an error status', 500, JSON.stringify(envelope('server_error')), 'GliServerError'],
  ['a success that is not JSON', 201, '<html>', 'GliContractError'],
])('exposes the sent key on the error after %s', async (_, status, body, name) => {
  const client = testClient({
    baseUrl: 'http://gli.test/api',
    fetch: async () => new Response(body, { status }),
    generateIdempotencyKey: () => 'minted-key',
  });
  const call = async () => unwrap(await client.POST(PATH, invest));
  expect(await caught(call())).toMatchObject({ name, idempotencyKey: 'minted-key' });
  const send = client.send('/v1/rwa/assets/ast_1/invest/', { method: 'POST', body: '{}' });
  expect(await caught(send)).toMatchObject({ name, idempotencyKey: 'minted-key' });
});

it('exposes the caller’s own idempotency key on the error', async () => {
  const { baseUrl } = await loopbackServer((_, response) => void response.destroy());
  const headers = { 'Idempotency-Key': 'stored-key' };
  const lost = await caught(testClient({ baseUrl }).POST(PATH, { ...invest, headers }));
  expect(lost).toMatchObject({ idempotencyKey: 'stored-key' });
});

it('exposes no key on other errors', async () => {
  const { baseUrl } = await loopbackServer((_, response) => void response.destroy());
  const lost = await caught(testClient({ baseUrl }).POST('/auth/logout/'));
  expect(lost).toHaveProperty('name', 'GliNetworkError');
  expect(lost).toHaveProperty('idempotencyKey', undefined);
});

it('exposes each write’s own key if two writes fail on the same token refresh', async () => {
  const sent: (string | null)[] = [];
  const fetch: Fetch = async (url, init) => {
    if (url.endsWith('/auth/refresh/')) throw new TypeError('fetch failed');
    sent.push(readKey(init));
    return new Response('{}', { status: 401 });
  };
  const client = testClient({
    baseUrl: 'http://gli.test/api',
    fetch,
    tokens: memoryTokenStore({ access: 'a1', refresh: 'r1' }),
  });
  const errors = await Promise.all([caught(client.POST(PATH, invest)), caught(client.POST(PATH, invest))]);
  expect(new Set(sent).size).toBe(2);
  expect(errors).toMatchObject(sent.map((idempotencyKey) => ({ name: 'GliNetworkError', idempotencyKey })));
  for (const error of errors)
    expect(error).toHaveProperty('stack', expect.stringContaining('could not be reached'));
});

it('rejects with the caller’s unchanged reason after an abort', async () => {
  const caller = new AbortController();
  const call = caught(
    testClient({ baseUrl: 'http://gli.test/api', fetch: silent }).POST(PATH, {
      ...invest,
      signal: caller.signal,
    }),
  );
  const reason = Object.freeze(new GliTimeoutError(5));
  caller.abort(reason);
  expect(await call).toBe(reason);
});

it('replaces an empty key, which the server would treat as missing', async () => {
  const sent: (string | null)[] = [];
  const fetch: Fetch = async (_, init) => {
    sent.push(readKey(init));
    return new Response('{"id":"inv_1"}', { status: 201 });
  };
  const client = testClient({ baseUrl: 'http://gli.test/api', fetch });
  await client.POST(PATH, { ...invest, headers: { 'Idempotency-Key': '' } });
  expect(sent).toEqual([expect.stringMatching(/^\w{32}$/)]);
});

/** A server that never responds. */
function silent(_: string, { signal }: RequestInit): Promise<never> {
  return new Promise((_resolve, reject) => onAbort(signal, () => reject(signal?.reason)));
}
