import { afterEach, expect, it, vi } from 'vitest';
import { createGliClient } from './create-client.ts';
import type { Fetch } from './request.ts';
import { loopbackServer, sendJson } from './test/loopback-server.ts';

afterEach(() => vi.unstubAllGlobals());

it('adds an idempotency key to exactly the operations that accept one', async () => {
  const { baseUrl, received } = await loopbackServer((_, response) => sendJson(response, 201, {}));
  const client = createGliClient({ baseUrl });
  const path = { id: 'ast_5gw8n2kd7q' };
  await client.POST('/v1/rwa/assets/{id}/invest/', {
    params: { path },
    body: { amount: '2500.00', accepted_risk: true },
  });
  await client.send('/v1/wallet/conversion/execute/', { method: 'POST' });
  await client.send('/v1/wallet/conversion/validate/', { method: 'POST' });
  await client.GET('/v1/rwa/assets/{id}/', { params: { path } });
  const keys = received.map(({ headers }) => typeof headers['idempotency-key']);
  expect(keys).toEqual(['string', 'string', 'undefined', 'undefined']);
});

// A module that a server also renders creates the client there, but its calls run in the browser.
it('resolves a relative baseUrl at the first call', async () => {
  const sent: string[] = [];
  const fetch: Fetch = async (url) => {
    sent.push(url);
    return Response.json({ count: 0, next: null, previous: null, results: [] });
  };
  const client = createGliClient({ baseUrl: '/api', fetch });
  const derived = client.withOptions({ language: 'en' });
  await expect(client.GET('/v1/rwa/assets/')).rejects.toThrow(
    new TypeError('baseUrl must be an absolute URL outside a browser: "/api"'),
  );
  vi.stubGlobal('location', { href: 'https://app.example/rwa-assets' });
  for (const one of [client, derived]) {
    await one.GET('/v1/rwa/assets/');
    await one.send('/v1/rwa/assets/');
    await one.pages('/v1/rwa/assets/').toArray({ limit: 1 });
  }
  expect(sent).toEqual(Array(6).fill('https://app.example/api/v1/rwa/assets/'));
});

it('gives another host no tokens, even if its own is not resolved yet', async () => {
  const fetch = vi.fn<Fetch>(async () => new Response('{"results":[]}'));
  const client = createGliClient({ baseUrl: '/api', fetch });
  await client.tokens.set({ access: 'a1', refresh: null });
  await client.withOptions({ baseUrl: 'https://other.example/api' }).GET('/v1/rwa/assets/');
  expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('Authorization')).toBeNull();
});

it('rejects a baseUrl that no page can resolve', () => {
  expect(() => createGliClient({ baseUrl: 'host:x/api' })).toThrow(TypeError);
});

it('rejects a list without a limit with a TypeError that names it', async () => {
  const { toArray } = createGliClient({ baseUrl: 'http://gli.test/api' }).pages('/v1/rwa/assets/');
  // @ts-expect-error: as in a JavaScript file.
  await expect(toArray()).rejects.toThrow(new TypeError('limit must be a whole number from 1'));
});
