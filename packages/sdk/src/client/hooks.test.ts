import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GliNetworkError, GliTimeoutError } from './errors.ts';
import { GliHookError } from './hook-error.ts';
import type { RequestContext, RequestOutcome } from './hooks.ts';
import { observed } from './test/observed-client.ts';
import { memoryTokenStore } from './tokens.ts';
import { unwrap } from './unwrap.ts';

const INVEST = '/v1/rwa/assets/{id}/invest/';
const invest = { params: { path: { id: 'ast_1' } }, body: { amount: '1.5' } };
const fail = () => {
  throw new Error('not our fault');
};

const rejections: unknown[] = [];
const onRejection = (reason: unknown) => void rejections.push(reason);
// In Node, an unhandled rejection ends the process.
beforeEach(() => void process.on('unhandledRejection', onRejection));
afterEach(async () => {
  await setImmediate();
  process.off('unhandledRejection', onRejection);
  expect(rejections.splice(0)).toEqual([]);
});

describe('onRequest and onResponse', () => {
  it('see method, template, path and key of a call, its attempts, and how each ended', async () => {
    let now = 0;
    const requests: RequestContext[] = [];
    const onRequest = (request: RequestContext) => {
      now += 1000;
      requests.push(request);
    };
    const { client, seen } = observed({ onRequest, now: () => (now += 5) }, 503, 201);
    unwrap(await client.POST(INVEST, { ...invest, idempotencyKey: 'key-1' }));
    const call = {
      method: 'POST',
      url: 'http://gli.test/api/v1/rwa/assets/ast_1/invest/',
      path: '/v1/rwa/assets/ast_1/invest/',
      urlTemplate: INVEST,
      idempotencyKey: 'key-1',
    };
    expect(requests).toMatchObject([
      { ...call, attempt: 1 },
      { ...call, attempt: 2 },
    ]);
    expect(seen.map(([request]) => request)).toEqual(requests);
    expect(seen.every(([request], index) => request === requests[index])).toBe(true);
    const outcome = { error: undefined, durationMs: expect.any(Number) };
    expect(seen.map(([, one]) => one)).toEqual([
      { ...outcome, status: 503, code: 'not_today', requestId: 'req_1' },
      { ...outcome, status: 201, code: undefined, requestId: 'req_2' },
    ]);
    for (const [, { durationMs }] of seen) expect(durationMs).toBeLessThan(100);
  });

  it('see an error in place of a response, and no query', async () => {
    const { client, seen } = observed({ retry: { retries: 0 } }, new TypeError('fetch failed'));
    await client.send('/v1/rwa/assets/?search=secret#secret').catch(() => {});
    const [request, outcome] = seen[0] ?? [];
    expect(outcome).toMatchObject({ status: null, requestId: null, error: expect.any(GliNetworkError) });
    expect(request).toMatchObject({ url: 'http://gli.test/api/v1/rwa/assets/', path: '/v1/rwa/assets/' });
    expect(request?.urlTemplate).toBeUndefined();
  });

  it('know the template that a raw call names, and that of the renewal', async () => {
    const tokens = memoryTokenStore({ access: 'a1', refresh: 'r1' });
    const { client, seen } = observed({ tokens }, 401);
    await client.send('/v1/rwa/assets/ast_1/', { template: '/v1/rwa/assets/{id}/' }).catch(() => {});
    expect(seen.map(([{ urlTemplate }]) => urlTemplate)).toEqual(['/v1/rwa/assets/{id}/', '/auth/refresh/']);
  });

  it('never see a token, a CSRF value or a body, also not on the second attempt', async () => {
    const seen: unknown[] = [];
    const look = (request: RequestContext, outcome?: RequestOutcome) =>
      void seen.push({ ...request, ...outcome, headers: [...request.headers] });
    const options = {
      tokens: memoryTokenStore({ access: 'secret-1', refresh: 'secret-2' }),
      csrf: () => 'secret-3',
      onRequest: look,
      onResponse: look,
    };
    const { client } = observed(options, 503, 201);
    const headers = { Authorization: 'Bearer secret-4' };
    await client.POST(INVEST, { ...invest, body: { amount: 'secret-5' } });
    await client.POST(INVEST, { ...invest, headers });
    expect(seen).toHaveLength(6);
    expect(JSON.stringify(seen)).not.toContain('secret');
  });

  it('may add headers, which may wait, and which last for one attempt', async () => {
    const onRequest = async ({ headers, attempt }: RequestContext) => {
      await setImmediate();
      headers.set('X-Attempt', String(attempt));
      if (attempt === 1) headers.set('X-A', 'hook');
      if (attempt === 1) headers.set('X-First', 'yes');
    };
    const { client, sent } = observed({ onRequest }, 503, 200);
    await client.GET('/v1/rwa/assets/', { headers: { 'X-A': 'call' } });
    const names = ['X-Attempt', 'X-A', 'X-First'];
    expect(sent.map((headers) => names.map((name) => headers.get(name)))).toEqual([
      ['1', 'hook', 'yes'],
      ['2', 'call', null],
    ]);
  });

  it('are all called for parallel first calls, and count the attempts of each', async () => {
    const { client, seen } = observed({}, 503, 503, 503, 200);
    await Promise.all(['a', 'b', 'c'].map((id) => client.send(`/v1/rwa/assets/${id}/`)));
    const attempts = ['a', 'b', 'c'].map((id) =>
      seen.filter(([{ path }]) => path === `/v1/rwa/assets/${id}/`).map(([{ attempt }]) => attempt),
    );
    expect(attempts).toEqual(Array(3).fill([1, 2]));
  });
});

describe('a hook that fails', () => {
  it.each([
    ['throws', fail],
    ['rejects', async () => fail()],
  ])(
    'before a call, since onRequest %s, ends it unsent, as a typed error with the key',
    async (_, onRequest) => {
      const { client, sent, seen, log } = observed({ onRequest });
      await expect(client.POST(INVEST, { ...invest, idempotencyKey: 'key-1' })).rejects.toMatchObject({
        name: 'GliHookError',
        hook: 'onRequest',
        next: 'contact-support',
        idempotencyKey: 'key-1',
        path: '/v1/rwa/assets/ast_1/invest/',
        cause: new Error('not our fault'),
      });
      expect(sent).toEqual([]);
      expect(seen).toMatchObject([[{ attempt: 1 }, { status: null, error: expect.any(GliHookError) }]]);
      expect(log).toMatchObject([{ level: 'error', error: 'GliHookError', hook: null }]);
    },
  );

  it.each([
    ['throws', fail],
    ['rejects', async () => fail()],
  ])('after a finished write, since onResponse %s, changes nothing and is logged', async (_, onResponse) => {
    const { client, sent, log } = observed({ onResponse }, 201);
    expect(unwrap(await client.POST(INVEST, invest))).toEqual({ id: 'inv_1' });
    await setImmediate();
    expect(sent).toHaveLength(1);
    expect(log.filter(({ hook }) => hook)).toMatchObject([
      { level: 'error', hook: 'onResponse', error: 'Error', method: 'POST', status: 201, requestId: 'req_1' },
    ]);
  });

  it('after a failure leaves the error of the call as it is', async () => {
    const { client } = observed({ onResponse: fail, retry: { retries: 0 } }, new TypeError('fetch failed'));
    await expect(client.send('/v1/rwa/assets/')).rejects.toBeInstanceOf(GliNetworkError);
  });

  it('by never ending holds no response back, and a call only until it is aborted', async () => {
    const never = () => new Promise(() => {});
    const { client } = observed({ onResponse: never }, 201);
    expect(unwrap(await client.POST(INVEST, invest))).toEqual({ id: 'inv_1' });

    const waiting = observed({ onRequest: never });
    const controller = new AbortController();
    const reason = new Error('left the page');
    const call = waiting.client.send('/v1/rwa/assets/', { signal: controller.signal });
    await setImmediate();
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(waiting.sent).toEqual([]);
  });

  it('on the repetition of a write whose first response was lost still leaves its key', async () => {
    const onRequest = ({ attempt }: RequestContext) => {
      if (attempt > 1) fail();
    };
    const { client, sent } = observed({ onRequest }, new GliTimeoutError(5));
    const error = await client.POST(INVEST, invest).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      name: 'GliHookError',
      idempotencyKey: sent[0]?.get('Idempotency-Key'),
    });
    expect(sent).toHaveLength(1);
  });
});

it('a wrong logLevel rejects with a TypeError that names it, and nothing is sent', async () => {
  const { client, sent } = observed({ logLevel: JSON.parse('"loud"') });
  await expect(client.send('/v1/rwa/assets/')).rejects.toThrow(/^logLevel /);
  expect(sent).toEqual([]);
});

it('logLevel filters the log of a client', async () => {
  const { client, log } = observed({ logLevel: 'warn' }, 503, 200);
  await client.send('/v1/rwa/assets/');
  expect(log.map(({ status }) => status)).toEqual([503]);
});
