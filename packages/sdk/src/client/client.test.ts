import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CLIENT_VERSION } from './constants.ts';
import { testClient } from './test/contract.ts';
import { loopbackServer, sendJson } from './test/loopback-server.ts';
import { memoryTokenStore } from './tokens.ts';
import { unwrap } from './unwrap.ts';
import { validateResponses } from './validate-responses.ts';

const asset = { id: 'ast_1', status: 'active', raised_amount: '123456789012345678901234567890.12345678' };
const ok = () => loopbackServer((_, response) => sendJson(response, 200, asset));
const signedIn = () => memoryTokenStore({ access: 'a1', refresh: 'r1' });

describe('a client', () => {
  it('returns typed data or the error envelope, with a readable response', async () => {
    const { baseUrl } = await loopbackServer(({ url }, response) => {
      if (url.includes('ast_1')) return sendJson(response, 200, asset, { 'X-Request-Id': 'req_1' });
      const envelope = { error: 'e', message: 'm', code: 'not_found', details: {} };
      return sendJson(response, 404, envelope);
    });
    const client = testClient({ baseUrl });
    const found = await client.GET('/v1/rwa/assets/{id}/', { params: { path: { id: 'ast_1' } } });
    expect(found.data?.status).toBe('active');
    expect(found.response).toBeInstanceOf(Response);
    expect([found.response.ok, found.response.status, found.response.url]).toEqual([
      true,
      200,
      `${baseUrl}/v1/rwa/assets/ast_1/`,
    ]);
    expect(await found.response.clone().json()).toEqual(asset);

    const missing = await client.request('get', '/v1/rwa/assets/{id}/', { params: { path: { id: 'x' } } });
    expect([missing.data, missing.error?.code, missing.response.ok]).toEqual([undefined, 'not_found', false]);
    expect(() => unwrap(missing)).toThrow('m');
    await expect(client.send('/v1/rwa/assets/x/')).rejects.toMatchObject({
      name: 'GliNotFoundError',
      message: 'm',
      title: 'e',
    });
  });

  it('sends JSON with every platform header', async () => {
    const { baseUrl, received } = await ok();
    const client = testClient({ baseUrl, tokens: signedIn(), language: () => 'en', csrf: () => 'c5rf' });
    await client.POST('/v1/rwa/assets/{id}/invest/', {
      params: { path: { id: 'ast_1' } },
      body: { amount: '2500.00' },
    });
    expect(received).toMatchObject([
      {
        method: 'POST',
        url: '/api/v1/rwa/assets/ast_1/invest/',
        body: '{"amount":"2500.00"}',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'accept-language': 'en',
          'x-requested-with': 'XMLHttpRequest',
          'x-client-version': CLIENT_VERSION,
          'x-csrf-token': 'c5rf',
          authorization: 'Bearer a1',
          'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/),
        },
      },
    ]);
  });

  it('sends headers given in any form and omits undefined ones', async () => {
    const { baseUrl, received } = await ok();
    const client = testClient({ baseUrl });
    const unset: Record<string, string> = JSON.parse('{"x-b":null}');
    for (const headers of [
      { 'X-A': '1', ...unset },
      new Headers({ 'X-A': '1' }),
      [['X-A', '1']] as [string, string][],
    ]) {
      await client.send('/v1/rwa/assets/', { headers });
      await client.GET('/v1/rwa/assets/', { headers });
    }
    for (const { headers } of received) expect([headers['x-a'], headers['x-b']]).toEqual(['1', undefined]);
  });

  it('keeps the digits of a 30-digit amount', async () => {
    const { baseUrl } = await ok();
    const { raised_amount } = unwrap(
      await testClient({ baseUrl }).GET('/v1/rwa/assets/{id}/', { params: { path: { id: 'ast_1' } } }),
    );
    expect(raised_amount).toBe('123456789012345678901234567890.12345678');
  });

  it('encodes an id such as ../x or a/b as one path segment', async () => {
    const { baseUrl, received } = await ok();
    const client = testClient({ baseUrl });
    for (const id of ['../x', 'a/b']) await client.GET('/v1/rwa/assets/{id}/', { params: { path: { id } } });
    expect(received.map(({ url }) => url)).toEqual([
      '/api/v1/rwa/assets/..%2Fx/',
      '/api/v1/rwa/assets/a%2Fb/',
    ]);
    await expect(
      client.GET('/v1/rwa/assets/{id}/', { params: { path: { id: '..' } } }),
    ).rejects.toMatchObject({
      name: 'GliContractError',
    });
    expect(received).toHaveLength(2);
  });

  it('returns undefined for a 204 if the operation has no response body', async () => {
    const { baseUrl } = await loopbackServer((_, response) => void response.writeHead(204).end());
    const { data, error, response } = await testClient({ baseUrl }).POST('/auth/logout/');
    expect([data, error, response.status]).toEqual([undefined, undefined, 204]);
  });

  it('accepts an empty 200 if the operation has no response body', async () => {
    const { baseUrl } = await loopbackServer((_, response) => void response.writeHead(200).end());
    expect(await testClient({ baseUrl }).POST('/auth/logout/')).toMatchObject({ data: undefined });
  });

  it.each([204, 205])(
    'rejects an empty %i response, exposing the write’s key, if the contract declares a body',
    async (status) => {
      const { baseUrl } = await loopbackServer((_, response) => void response.writeHead(status).end());
      const client = testClient({ baseUrl });
      await expect(client.GET('/v1/rwa/assets/')).rejects.toMatchObject({ name: 'GliContractError', status });
      const body = { amount: '1' };
      const options = { params: { path: { id: 'ast_1' } }, body, idempotencyKey: 'key-1' };
      await expect(client.POST('/v1/rwa/assets/{id}/invest/', options)).rejects.toMatchObject({
        name: 'GliContractError',
        idempotencyKey: 'key-1',
      });
    },
  );

  it('accepts data that matches its schema and rejects data with a missing field', async () => {
    const responses = [{ ...asset, status: 'frozen' }, { id: 'ast_1' }];
    const { baseUrl } = await loopbackServer((_, response) => sendJson(response, 200, responses.shift()));
    const schema = z.object({ id: z.string(), status: z.string(), raised_amount: z.string() });
    const validate = validateResponses([{ method: 'GET', path: /^\/v1\/rwa\/assets\/[^/]+\/$/, schema }]);
    const client = testClient({ baseUrl, validate });
    expect(await client.send('/v1/rwa/assets/ast_1/')).toMatchObject({ status: 'frozen' });
    await expect(client.send('/v1/rwa/assets/ast_1/')).rejects.toMatchObject({
      name: 'GliContractError',
      status: 200,
    });
  });

  it('sends no token or CSRF value to another host and does not refresh on its 401', async () => {
    const own = await ok();
    const foreign = await loopbackServer((_, response) => sendJson(response, 401, {}));
    const client = testClient({ baseUrl: own.baseUrl, tokens: signedIn(), csrf: () => 'c5rf' });
    await expect(client.send(`${foreign.baseUrl}/x/`, { method: 'POST' })).rejects.toMatchObject({
      status: 401,
    });
    const outside = own.baseUrl.replace(/api$/, 'media/x.svg');
    await client.send(outside, { method: 'POST' });
    const requests = [...foreign.received, ...own.received];
    expect(requests.map(({ url }) => url)).toEqual(['/api/x/', '/media/x.svg']);
    for (const { headers } of requests) {
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('x-csrf-token');
    }
  });

  it('follows no redirects, which would forward the CSRF value', async () => {
    const foreign = await ok();
    const { baseUrl } = await loopbackServer(
      (_, response) => void response.writeHead(307, { Location: `${foreign.baseUrl}/x/` }).end(),
    );
    const client = testClient({ baseUrl, csrf: () => 'c5rf' });
    await expect(client.POST('/auth/logout/')).rejects.toMatchObject({ name: 'GliContractError' });
    expect(foreign.received).toHaveLength(0);
  });

  it('shares no state with another client in the same process', async () => {
    const { baseUrl, received } = await ok();
    const limits = { general: { limit: 1, windowMs: 60_000 } };
    const kim = testClient({ baseUrl, limits, tokens: signedIn() });
    const guest = testClient({ baseUrl, limits });
    await kim.GET('/v1/rwa/assets/');
    await guest.GET('/v1/rwa/assets/');
    await expect(kim.GET('/v1/rwa/assets/')).rejects.toMatchObject({ name: 'GliRateLimitError' });
    expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer a1', undefined]);
  });
});
