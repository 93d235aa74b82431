import { setImmediate } from 'node:timers/promises';
import type { Middleware as OpenApiFetchMiddleware } from 'openapi-fetch';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { getRwaAsset } from '../operations/index.ts';
import { createGliClient } from './create-client.ts';
import { GliNetworkError } from './errors.ts';
import type { Middleware } from './middleware.ts';
import type { Fetch } from './request.ts';
import { testClient } from './test/contract.ts';
import { loopbackServer, sendJson } from './test/loopback-server.ts';
import { observed } from './test/observed-client.ts';
import { memoryTokenStore } from './tokens.ts';
import { unwrap } from './unwrap.ts';

const INVEST = '/v1/rwa/assets/{id}/invest/';
const invest = { params: { path: { id: 'ast_1' } }, body: { amount: '1.5' } };

/** Creates a middleware that records calls and their outcomes. */
function recorder() {
  const requests: { id: string; schemaPath: string; method: string; url: string }[] = [];
  const outcomes: { id: string; status?: number; error?: unknown }[] = [];
  const middleware: Middleware = {
    onRequest: ({ id, schemaPath, request: { method, url } }) =>
      void requests.push({ id, schemaPath, method, url }),
    onResponse: ({ id, response }) => void outcomes.push({ id, status: response.status }),
    onError: ({ id, error }) => void outcomes.push({ id, error }),
  };
  return { requests, outcomes, middleware };
}

// Copied from https://openapi-ts.dev/openapi-fetch/middleware-auth.
describe('the samples of openapi-fetch', () => {
  it('change the status of a response', async () => {
    const { client } = observed({}, 418);
    client.use({
      async onResponse({ response }) {
        const { body, ...resOptions } = response;
        // change status of response
        return new Response(body, { ...resOptions, status: 200 });
      },
    });
    expect(unwrap(await client.GET('/v1/rwa/assets/{id}/', { params: { path: { id: 'x' } } }))).toEqual({
      code: 'not_today',
    });
  });

  it('wrap an error', async () => {
    const { client } = observed({ retry: { retries: 0 } }, new TypeError('fetch failed'));
    client.use({
      async onError({ error }) {
        // wrap errors thrown by fetch
        return new Error('Oops, fetch failed', { cause: error });
      },
    });
    await expect(client.GET('/v1/rwa/assets/')).rejects.toThrow('Oops, fetch failed');
  });

  it('throw for a response that is not ok', async () => {
    const { client } = observed({}, 404);
    client.use({
      onResponse({ response }) {
        if (!response.ok) {
          // Will produce error messages like "https://example.org/api/v1/example: 404 Not Found".
          throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
        }
      },
    });
    await expect(client.GET('/v1/rwa/assets/')).rejects.toThrow(': 404 ');
  });

  it('skip a path', async () => {
    const { client, sent } = observed({});
    client.use({
      onRequest({ request, schemaPath }) {
        if (schemaPath.startsWith('/v1/rwa/')) return undefined;
        request.headers.set('Authorization', 'Bearer a');
        return request;
      },
    });
    await client.GET('/v1/rwa/assets/');
    expect(sent[0]?.headers.get('Authorization')).toBeNull();
  });
});

describe('a middleware', () => {
  it('accepts middleware written for openapi-fetch', () => {
    expectTypeOf<OpenApiFetchMiddleware>().toExtend<Middleware>();
  });

  it('runs for path calls, send, uploads and the token refresh', async () => {
    const tokens = memoryTokenStore({ access: 'a1', refresh: 'r1' });
    const { client } = observed({ tokens }, 401);
    const { middleware, requests } = recorder();
    client.use(middleware);
    await client.GET('/v1/rwa/assets/{id}/', { params: { path: { id: 'ast_1' } } });
    expect(requests.map(({ schemaPath }) => schemaPath)).toEqual(['/v1/rwa/assets/{id}/', '/auth/refresh/']);
    requests.length = 0;
    await client.send('/v1/rwa/assets/?page=2').catch(() => {});
    await client
      .upload('/users/{id}/face-verification/', new FormData(), {
        params: { path: { id: 'mem_1' } },
      })
      .catch(() => {});
    expect(requests).toMatchObject([
      { schemaPath: '/v1/rwa/assets/?page=2', method: 'GET' },
      { schemaPath: '/users/{id}/face-verification/', method: 'POST' },
    ]);
    expect(requests[1]?.url).toBe('http://gli.test/api/users/mem_1/face-verification/');
  });

  it('runs for named operations and for each page', async () => {
    const { middleware, requests } = recorder();
    const client = createGliClient({
      baseUrl: 'http://gli.test/api',
      fetch: async (url) =>
        Response.json({ count: 2, next: url.includes('page=2') ? null : '?page=2', results: [] }),
    });
    client.use(middleware);
    await getRwaAsset(client, { id: 'ast_1' });
    for await (const _ of client.pages('/v1/rwa/assets/').byPage());
    expect(requests.map(({ schemaPath, url }) => [schemaPath, new URL(url).search])).toEqual([
      ['/v1/rwa/assets/{id}/', ''],
      ['/v1/rwa/assets/', ''],
      ['/v1/rwa/assets/', '?page=2'],
    ]);
  });

  it('runs once for all attempts of a call and receives the last response', async () => {
    const { client, sent } = observed({}, 503, 503, 201);
    const { middleware, requests, outcomes } = recorder();
    client.use(middleware);
    unwrap(await client.POST(INVEST, invest));
    expect(sent).toHaveLength(3);
    expect(requests).toHaveLength(1);
    expect(outcomes).toEqual([{ id: requests[0]?.id, status: 201 }]);
  });

  it('sees neither the token nor the CSRF value', async () => {
    const seen: string[] = [];
    const tokens = memoryTokenStore({ access: 'secret-1', refresh: 'secret-2' });
    const { client, sent } = observed({ tokens, csrf: () => 'secret-3' }, 503, 201);
    client.use({
      onRequest: ({ request }) => void seen.push(...request.headers.values()),
      onResponse: ({ request }) => void seen.push(...request.headers.values()),
    });
    await client.POST(INVEST, invest);
    expect(sent[1]?.headers.get('Authorization')).toBe('Bearer secret-1');
    expect(seen.join()).not.toContain('secret');
  });

  it('adds headers to every attempt', async () => {
    const { client, sent } = observed({}, 503, 200);
    client.use({ onRequest: ({ request }) => request.headers.set('X-Trace', 't1') });
    await client.GET('/v1/rwa/assets/');
    expect(sent.map(({ headers }) => headers.get('X-Trace'))).toEqual(['t1', 't1']);
  });

  it('sends the new body of a replaced request on every attempt', async () => {
    const { client, sent } = observed({}, 503, 201);
    client.use({
      async onRequest({ request }) {
        const text = (await request.text()).replace('1.5', '2.5');
        return new Request(request, {
          body: text,
          headers: { ...Object.fromEntries(request.headers), 'X-A': '1' },
        });
      },
    });
    await client.POST(INVEST, invest);
    expect(sent.map(({ body, headers }) => [body, headers.get('X-A'), headers.get('Content-Type')])).toEqual(
      Array(2).fill(['{"amount":"2.5"}', '1', 'application/json']),
    );
  });

  it.each([
    ['the option', { ...invest, idempotencyKey: 'stored-key' }],
    ['a header', { ...invest, headers: { 'Idempotency-Key': 'stored-key' } }],
    ['a parameter', { ...invest, params: { ...invest.params, header: { 'Idempotency-Key': 'stored-key' } } }],
  ])('keeps the key of %s and the content type when returning a new request', async (_, init) => {
    const { client, sent } = observed({}, 503, 201);
    client.use({
      onRequest: async ({ request }) =>
        new Request(request.url, { method: request.method, body: await request.text() }),
    });
    await client.POST(INVEST, init);
    const headers = sent.map(({ headers }) => [headers.get('Idempotency-Key'), headers.get('Content-Type')]);
    expect(headers).toEqual(Array(2).fill(['stored-key', 'application/json']));
    expect(sent.map(({ body }) => body)).toEqual(Array(2).fill('{"amount":"1.5"}'));
  });

  it('adds a body to a call without one', async () => {
    const { client, sent } = observed({});
    client.use({ onRequest: ({ request }) => new Request(request.url, { method: 'PUT', body: '{"a":1}' }) });
    await client.send('/v1/rwa/assets/');
    expect(sent[0]).toMatchObject({ method: 'PUT', body: '{"a":1}' });
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('replaces form data', async () => {
    const { baseUrl, received } = await loopbackServer((_, response) =>
      sendJson(response, 200, { url: '/' }),
    );
    const client = testClient({ baseUrl });
    const form = new FormData();
    form.set('avatar', new Blob(['smaller']), 'me.png');
    client.use({ onRequest: ({ request }) => new Request(request.url, { method: 'POST', body: form }) });
    await client.upload('/user/profile/avatar/', new FormData());
    expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(received[0]?.body).toMatch(/filename="me.png".*smaller/s);
  });

  it.each(['middleware', 'caller'] as const)(
    'aborts a replaced request on the signal of the %s',
    async (by) => {
      const controllers = { middleware: new AbortController(), caller: new AbortController() };
      let signal: AbortSignal | null | undefined;
      const fetch: Fetch = (_, init) => {
        signal = init.signal;
        return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal?.reason)));
      };
      const { client } = observed({ fetch });
      client.use({
        onRequest: ({ request }) => new Request(request.url, { signal: controllers.middleware.signal }),
      });
      const call = client.send('/v1/rwa/assets/', { signal: controllers.caller.signal });
      await vi.waitFor(() => expect(signal).toBeDefined());
      const reason = new Error('left the page');
      controllers[by].abort(reason);
      await expect(call).rejects.toBe(reason);
      expect(signal?.aborted).toBe(true);
    },
  );

  it('sends no token when it redirects a call to another host', async () => {
    const tokens = memoryTokenStore({ access: 'secret-1', refresh: null });
    const { client, sent } = observed({ tokens, csrf: () => 'secret-2' });
    client.use({ onRequest: ({ request }) => new Request('https://evil.example/api/x/', request) });
    await client.POST(INVEST, invest);
    expect(sent[0]?.url).toBe('https://evil.example/api/x/');
    expect([...(sent[0]?.headers.values() ?? [])].join()).not.toContain('secret');
  });

  it('does not run for URLs outside the API', async () => {
    const { client } = observed({});
    const { middleware, requests } = recorder();
    client.use(middleware);
    await client.send('https://evil.example/api/v1/rwa/assets/');
    expect(requests).toEqual([]);
  });

  it('can respond in place of the server', async () => {
    const { client, sent } = observed({});
    client.use({ onRequest: () => Response.json({ id: 'cached' }) });
    expect(unwrap(await client.GET('/v1/rwa/assets/{id}/', { params: { path: { id: 'x' } } }))).toEqual({
      id: 'cached',
    });
    expect(await client.send('/v1/rwa/assets/')).toEqual({ id: 'cached' });
    expect(sent).toEqual([]);
  });

  it('can read the response without consuming the caller’s copy', async () => {
    const bodies: unknown[] = [];
    const { client } = observed({});
    client.use({ onResponse: async ({ response }) => void bodies.push(await response.json()) });
    const { data, response } = await client.GET('/v1/rwa/assets/');
    expect(bodies).toEqual([data]);
    expect(await response.json()).toEqual(data);
  });

  it('can replace a response with an error that exposes the call and its key', async () => {
    const { client } = observed({}, 201);
    client.use({ onResponse: () => Response.json({ code: 'out_of_stock' }, { status: 409 }) });
    const call = async () => unwrap(await client.POST(INVEST, { ...invest, idempotencyKey: 'key-1' }));
    await expect(call()).rejects.toMatchObject({
      name: 'GliConflictError',
      code: 'out_of_stock',
      path: '/v1/rwa/assets/ast_1/invest/',
      idempotencyKey: 'key-1',
    });
  });

  it('receives the typed error of a call without a response and can replace it', async () => {
    const { client } = observed({ retry: { retries: 0 } }, new TypeError('fetch failed'));
    const { middleware, outcomes } = recorder();
    const replaced = new Error('offline');
    client.use({ onError: () => replaced }, middleware);
    await expect(client.send('/v1/rwa/assets/')).rejects.toBe(replaced);
    expect(outcomes).toMatchObject([{ error: expect.any(GliNetworkError) }]);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('not our fault');
      },
    ],
    [
      'rejects',
      async () => {
        throw new Error('not our fault');
      },
    ],
  ])('causes the call to fail without being sent if its onRequest %s', async (_, onRequest) => {
    const { client, sent } = observed({});
    client.use({ onRequest });
    await expect(client.POST(INVEST, invest)).rejects.toThrow('not our fault');
    expect(sent).toEqual([]);
  });

  it('can be aborted by the caller while it is pending', async () => {
    const { client, sent } = observed({});
    client.use({ onRequest: () => new Promise<void>(() => {}) });
    const controller = new AbortController();
    const reason = new Error('left the page');
    const call = client.send('/v1/rwa/assets/', { signal: controller.signal });
    await setImmediate();
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(sent).toEqual([]);
  });

  it('no longer runs once ejected', async () => {
    const { client } = observed({});
    const { middleware, requests } = recorder();
    client.use(middleware);
    client.eject(middleware);
    await client.send('/v1/rwa/assets/');
    expect(requests).toEqual([]);
  });
});
