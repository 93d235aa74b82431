import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import type { GliClientOptions } from './options.ts';
import { testClient } from './test/contract.ts';
import { loopbackServer, type ReceivedRequest, sendJson } from './test/loopback-server.ts';
import { memoryTokenStore, type TokenStore } from './tokens.ts';

const renews = (response: ServerResponse) =>
  void setTimeout(() => sendJson(response, 200, { access_token: 'a2', refresh_token: 'r2' }), 20);

/**
 * Starts a server that answers token refreshes with `refresh`, and creates a client whose access token a1 has expired.
 */
async function expiredSession(refresh: (response: ServerResponse) => void, options: GliClientOptions = {}) {
  const { baseUrl, received } = await loopbackServer((request, response) => {
    if (request.url === '/api/auth/refresh/') return refresh(response);
    const valid = request.headers.authorization === 'Bearer a2';
    return sendJson(response, valid ? 200 : 401, valid ? { url: request.url } : { code: 'token_expired' });
  });
  const tokens = memoryTokenStore({ access: 'a1', refresh: 'r1' });
  const onSessionRefused = vi.fn();
  const client = testClient({ baseUrl, tokens, onSessionRefused, ...options });
  const refreshes = (): ReceivedRequest[] => received.filter(({ url }) => url === '/api/auth/refresh/');
  return { baseUrl, client, tokens, onSessionRefused, received, refreshes };
}

describe('a session whose access token has expired', () => {
  it('is refreshed once for ten concurrent calls, which all succeed', async () => {
    const { client, tokens, received, refreshes } = await expiredSession(renews);
    const urls = Array.from({ length: 10 }, (_, i) => `/v1/investments/inv_${i}/`);
    const responses = await Promise.all(urls.map((url) => client.send(url)));
    expect(responses).toEqual(urls.map((url) => ({ url: `/api${url}` })));
    expect(refreshes()).toHaveLength(1);
    expect(refreshes()[0]?.headers).not.toHaveProperty('authorization');
    expect(received).toHaveLength(21);
    expect(await tokens.get()).toEqual({ access: 'a2', refresh: 'r2' });
  });

  it('is refreshed once for two clients on one store without onChange', async () => {
    const { get, set, clear } = memoryTokenStore({ access: 'a1', refresh: 'r1' });
    const tokens: TokenStore = { get, set, clear };
    const { baseUrl, client, refreshes } = await expiredSession(renews, { tokens });
    const clients = [client, testClient({ baseUrl, tokens })];
    await Promise.all(clients.map((one) => one.send('/v1/investments/')));
    expect(refreshes()).toHaveLength(1);
  });

  it('ends and notifies the app once when the server rejects the refresh', async () => {
    const { client, tokens, onSessionRefused, refreshes } = await expiredSession((response) =>
      sendJson(response, 401, { code: 'token_revoked' }),
    );
    const calls = Array.from({ length: 10 }, () => client.send('/user/profile/'));
    for (const call of await Promise.allSettled(calls)) {
      expect(call).toMatchObject({
        reason: { name: 'GliUnauthorizedError', code: 'token_expired', next: 'sign-in' },
      });
    }
    expect(await tokens.get()).toBeNull();
    expect(refreshes()).toHaveLength(1);
    expect(onSessionRefused).toHaveBeenCalledOnce();
    expect(onSessionRefused).toHaveBeenCalledWith(expect.objectContaining({ code: 'token_revoked' }));
  });

  it.each([
    [
      'fails on the server',
      (response: ServerResponse) => void response.writeHead(500).end(),
      'GliServerError',
    ],
    ['gets no response', (response: ServerResponse) => void response.destroy(), 'GliNetworkError'],
    ['takes too long', () => {}, 'GliTimeoutError'],
  ])('is kept if the refresh %s', async (_, refresh, name) => {
    const { client, tokens, onSessionRefused } = await expiredSession(refresh, { timeoutMs: 2000 });
    await expect(client.send('/user/profile/')).rejects.toMatchObject({ name });
    expect(await tokens.get()).toEqual({ access: 'a1', refresh: 'r1' });
    expect(onSessionRefused).not.toHaveBeenCalled();
  });

  it('is not refreshed for a request that opts out', async () => {
    const { client, received } = await expiredSession(renews);
    const headers = { 'X-Skip-Auth-Refresh': 'true' };
    await expect(client.send('/user/profile/', { headers })).rejects.toMatchObject({ status: 401 });
    expect(received).toHaveLength(1);
    expect(received[0]?.headers).not.toHaveProperty('x-skip-auth-refresh');
  });

  it.each(['/auth/login/', '/auth/register/', '/auth/refresh/'])(
    'is not refreshed on a 401 from %s',
    async (path) => {
      const { client, received } = await expiredSession((response) => sendJson(response, 401, {}));
      await expect(client.send(path, { method: 'POST' })).rejects.toMatchObject({ status: 401 });
      expect(received).toHaveLength(1);
    },
  );

  it('retries a write with the same body and idempotency key', async () => {
    const { client, received } = await expiredSession(renews);
    await client.POST('/v1/rwa/assets/{id}/invest/', {
      params: { path: { id: 'ast_1' } },
      body: { amount: '1.5' },
    });
    const tries = received.filter(({ url }) => url.endsWith('/invest/'));
    expect(tries.map(({ body }) => body)).toEqual(['{"amount":"1.5"}', '{"amount":"1.5"}']);
    expect(new Set(tries.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('uses tokens stored by another tab instead of refreshing', async () => {
    const { client, tokens, refreshes } = await expiredSession(renews);
    const call = client.send('/user/profile/');
    await tokens.set({ access: 'a2', refresh: 'r2' });
    expect(await call).toEqual({ url: '/api/user/profile/' });
    expect(refreshes()).toHaveLength(0);
  });
});

describe('client.refresh', () => {
  it('shares one refresh between concurrent calls', async () => {
    const { client, refreshes } = await expiredSession(renews);
    const [renewed] = await Promise.all([client.refresh(), client.refresh(), client.send('/user/profile/')]);
    expect(renewed).toEqual({ access: 'a2', refresh: 'r2' });
    expect(refreshes()).toHaveLength(1);
  });

  it('sends the access token with an empty object for wallet authentication', async () => {
    const { client, refreshes } = await expiredSession(renews);
    await client.refresh({ withAccessToken: true });
    expect(refreshes()).toMatchObject([{ body: '{}', headers: { authorization: 'Bearer a1' } }]);
  });

  it('rejects with the server’s error, or with a 401 if no tokens are stored', async () => {
    const { client } = await expiredSession((response) => sendJson(response, 401, { code: 'token_expired' }));
    await expect(client.refresh()).rejects.toMatchObject({ status: 401, code: 'token_expired' });
    await expect(client.refresh()).rejects.toMatchObject({ status: 401, code: 'authentication_required' });
  });
});
