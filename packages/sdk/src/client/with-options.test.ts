import { expect, it } from 'vitest';
import { testClient } from './test/contract.ts';
import { loopbackServer, sendJson } from './test/loopback-server.ts';
import { observed } from './test/observed-client.ts';
import { memoryTokenStore } from './tokens.ts';

it('returns a client with other options and leaves the original client unchanged', async () => {
  const { client, sent } = observed({ language: 'ko', retry: { retries: 0 } }, 503);
  const english = client.withOptions({ language: 'en', retry: { retries: 1 }, timeoutMs: undefined });
  await english.GET('/v1/rwa/assets/');
  await client.GET('/v1/rwa/assets/');
  expect(sent.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['en', 'en', 'ko']);
});

it('shares the original client’s session and middleware', async () => {
  const { client, sent } = observed({});
  client.use({ onRequest: ({ request }) => request.headers.set('X-Trace', 't1') });
  const derived = client.withOptions({ language: 'en' });
  await client.tokens.set({ access: 'a1', refresh: null });
  await derived.send('/v1/rwa/assets/');
  expect([sent[0]?.headers.get('Authorization'), sent[0]?.headers.get('X-Trace')]).toEqual([
    'Bearer a1',
    't1',
  ]);
  derived.use({ onRequest: ({ request }) => request.headers.set('X-Only', 'derived') });
  await client.send('/v1/rwa/assets/');
  expect(sent[1]?.headers.get('X-Only')).toBeNull();
});

it('overrides individual retry options', async () => {
  const delays: number[] = [];
  const sleep = async (ms: number) => void delays.push(ms);
  const { client } = observed({ retry: { retries: 4, baseDelayMs: 8 }, random: () => 0, sleep }, 503);
  await client.withOptions({ retry: { retries: 2, baseDelayMs: undefined } }).GET('/v1/rwa/assets/');
  expect(delays).toEqual([8, 16]);
});

it('sends the session’s secrets to another path of its origin, but not to another origin', async () => {
  const tokens = memoryTokenStore({ access: 'a1', refresh: 'r1' });
  const { client, sent } = observed({ tokens, csrf: () => 'c1' });
  for (const baseUrl of ['http://gli.test/v2', 'http://gli.test:8080/api']) {
    await client.withOptions({ baseUrl }).send('/v1/rwa/assets/', { method: 'POST' });
  }
  expect(sent.map(({ headers }) => [headers.get('Authorization'), headers.get('X-CSRF-Token')])).toEqual([
    ['Bearer a1', 'c1'],
    [null, null],
  ]);
  const own = client.withOptions({ baseUrl: 'http://other.test/api', tokens });
  await own.send('/v1/rwa/assets/');
  expect(sent[2]?.headers.get('Authorization')).toBe('Bearer a1');
});

it('counts the calls of derived clients toward the original client’s limits by default', async () => {
  const { client } = observed({ limits: { general: { limit: 1, windowMs: 60_000 } } });
  await client.withOptions({ language: 'en' }).send('/v1/rwa/assets/');
  await expect(client.send('/v1/rwa/assets/')).rejects.toMatchObject({ name: 'GliRateLimitError' });
  await client.withOptions({ limits: {} }).send('/v1/rwa/assets/');
});

it('refreshes the tokens once for a client and its derived clients', async () => {
  const { baseUrl, received } = await loopbackServer((request, response) => {
    if (request.url === '/api/auth/refresh/')
      return void setTimeout(() => sendJson(response, 200, { access_token: 'a2', refresh_token: 'r2' }), 20);
    return sendJson(response, request.headers.authorization === 'Bearer a2' ? 200 : 401, {});
  });
  const client = testClient({ baseUrl, tokens: memoryTokenStore({ access: 'a1', refresh: 'r1' }) });
  const derived = client.withOptions({ language: 'en' });
  await Promise.all([client.send('/user/profile/'), derived.send('/v1/investments/')]);
  expect(received.filter(({ url }) => url === '/api/auth/refresh/')).toHaveLength(1);
});
