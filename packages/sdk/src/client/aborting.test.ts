import { describe, expect, it } from 'vitest';
import { sleep } from './abort.ts';
import { testClient } from './test/contract.ts';
import { loopbackServer, sendJson } from './test/loopback-server.ts';
import { memoryTokenStore } from './tokens.ts';

const leaving = new DOMException('The member left the page', 'AbortError');

describe('aborting a call', () => {
  it('rejects immediately while waiting for the response', async () => {
    const caller = new AbortController();
    const { baseUrl } = await loopbackServer(() => caller.abort(leaving));
    const client = testClient({ baseUrl });
    await expect(client.GET('/v1/rwa/assets/', { signal: caller.signal })).rejects.toBe(leaving);
  });

  it('rejects while the body is being read', async () => {
    const caller = new AbortController();
    const { baseUrl } = await loopbackServer((_, response) => {
      response.writeHead(200).write('{"results": [');
      setTimeout(() => caller.abort(leaving), 20);
    });
    await expect(testClient({ baseUrl }).send('/v1/rwa/assets/', { signal: caller.signal })).rejects.toBe(
      leaving,
    );
  });

  it('sends nothing if the signal was already aborted', async () => {
    const { baseUrl, received } = await loopbackServer((_, response) => sendJson(response, 200, {}));
    const signal = AbortSignal.abort(leaving);
    await expect(testClient({ baseUrl }).send('/v1/rwa/assets/', { signal })).rejects.toBe(leaving);
    expect(received).toHaveLength(0);
  });

  it('rejects immediately during a retry delay and does not retry', async () => {
    const caller = new AbortController();
    const { baseUrl, received } = await loopbackServer((_, response) => {
      sendJson(response, 503, {}, { 'Retry-After': '9' });
      setTimeout(() => caller.abort(leaving), 20);
    });
    const client = testClient({ baseUrl, sleep });
    await expect(client.send('/v1/rwa/assets/', { signal: caller.signal })).rejects.toBe(leaving);
    expect(received).toHaveLength(1);
  });

  it('rejects during a shared token refresh, which continues for the other calls', async () => {
    const caller = new AbortController();
    const { baseUrl, received } = await loopbackServer((request, response) => {
      if (request.url !== '/api/auth/refresh/') {
        return sendJson(response, request.headers.authorization === 'Bearer a2' ? 200 : 401, {
          id: request.url,
        });
      }
      caller.abort(leaving);
      setTimeout(() => sendJson(response, 200, { access_token: 'a2', refresh_token: 'r2' }), 30);
    });
    const tokens = memoryTokenStore({ access: 'a1', refresh: 'r1' });
    const client = testClient({ baseUrl, tokens });
    const impatient = expect(client.send('/v1/investments/', { signal: caller.signal })).rejects.toBe(
      leaving,
    );
    const patient = client.send('/user/profile/');
    await impatient;
    expect(await tokens.get()).toEqual({ access: 'a1', refresh: 'r1' });
    expect(await patient).toEqual({ id: '/api/user/profile/' });
    expect(received.filter(({ url }) => url === '/api/auth/refresh/')).toHaveLength(1);
  });
});
