import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { GliClientOptions } from './options.ts';
import { testClient } from './test/contract.ts';
import { loopbackServer } from './test/loopback-server.ts';

/** Makes both kinds of calls, without retries, to a server with this response. */
async function makeCalls(respond: (response: ServerResponse) => void, options: GliClientOptions = {}) {
  const { baseUrl, received } = await loopbackServer((_, response) => respond(response));
  const client = testClient({ baseUrl, retry: { retries: 0 }, ...options });
  const calls = [() => client.GET('/v1/rwa/assets/'), () => client.send('/v1/rwa/assets/')];
  return { client, received, calls };
}

const json = { 'Content-Type': 'application/json' };

describe('a malformed response', () => {
  it('turns an empty 500 into a server error with an envelope', async () => {
    const { client } = await makeCalls(
      (response) => void response.writeHead(500, { 'Content-Length': '0' }).end(),
    );
    const { data, error, response } = await client.GET('/v1/rwa/assets/');
    expect([data, response.ok]).toEqual([undefined, false]);
    expect(error).toEqual({ error: '', message: '', code: 'server_error', details: {} });
    await expect(client.send('/v1/rwa/assets/')).rejects.toMatchObject({
      name: 'GliServerError',
      status: 500,
      code: 'server_error',
      message: 'HTTP 500',
    });
  });

  it('turns a proxy’s HTML page with status 502 into a server error with an envelope', async () => {
    const { client } = await makeCalls(
      (response) => void response.writeHead(502).end('<h1>Bad Gateway</h1>'),
    );
    expect((await client.GET('/v1/rwa/assets/')).error?.code).toBe('server_error');
  });

  it.each([
    ['HTML with status 200', '<!doctype html><title>GLI</title>'],
    ['truncated JSON', '{"results": [{"id": "ast_1", "sta'],
    ['an empty body', ''],
  ])('reports %s as a contract error', async (_, body) => {
    const { calls } = await makeCalls((response) => void response.writeHead(200, json).end(body));
    for (const call of calls) {
      await expect(call()).rejects.toMatchObject({
        name: 'GliContractError',
        status: 200,
        next: 'contact-support',
        cause: expect.any(SyntaxError),
      });
    }
  });

  it('reports a connection that closes in the middle of the body as a network error', async () => {
    const { calls } = await makeCalls((response) => {
      response.writeHead(200, { ...json, 'Content-Length': '1000' });
      response.write('{"results": [', () => response.destroy());
    });
    for (const call of calls) {
      await expect(call()).rejects.toMatchObject({ name: 'GliNetworkError', cause: expect.any(TypeError) });
    }
  });

  it('reports a connection that closes before the response headers as a network error', async () => {
    const { calls } = await makeCalls((response) => void response.destroy());
    for (const call of calls)
      await expect(call()).rejects.toMatchObject({ name: 'GliNetworkError', next: 'retry' });
  });

  it('reports a refused connection and an unknown host as network errors', async () => {
    for (const baseUrl of ['http://127.0.0.1:1/api', 'http://gli.invalid/api']) {
      const client = testClient({ baseUrl, retry: { retries: 0 } });
      await expect(client.send('/v1/rwa/assets/')).rejects.toMatchObject({ name: 'GliNetworkError' });
    }
  });

  it('times out when the response headers do not arrive in time', async () => {
    const { calls } = await makeCalls(() => {}, { timeoutMs: 40 });
    for (const call of calls)
      await expect(call()).rejects.toMatchObject({ name: 'GliTimeoutError', timeoutMs: 40 });
  });

  it('times out without a retry when a body stalls', async () => {
    const stall = (response: ServerResponse) => void response.writeHead(200, json).write('{"results": [');
    const { calls, received } = await makeCalls(stall, { timeoutMs: 1000, retry: { retries: 2 } });
    for (const call of calls) await expect(call()).rejects.toMatchObject({ name: 'GliTimeoutError' });
    expect(received).toHaveLength(2);
  });
});
