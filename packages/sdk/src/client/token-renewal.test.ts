import { describe, expect, it, vi } from 'vitest';
import { GliContractError, GliNetworkError } from './errors.ts';
import type { OpenApiCall } from './openapi-client.ts';
import type { ApiReply } from './request.ts';
import { createReply } from './test/requests.ts';
import { tokenRenewal } from './token-renewal.ts';
import { memoryTokenStore, type Tokens } from './tokens.ts';

const old: Tokens = { access: 'a1', refresh: 'r1' };
const newer: Tokens = { access: 'a2', refresh: 'r2' };

function renewing(
  response: ApiReply | Error,
  meanwhile: () => void = () => {},
  store = memoryTokenStore(old),
) {
  const onSessionRefused = vi.fn();
  const post = vi.fn(async (_path: string, _call: OpenApiCall) => {
    meanwhile();
    if (response instanceof Error) throw response;
    return response;
  });
  return { store, post, onSessionRefused, renew: tokenRenewal(store, post, onSessionRefused) };
}

describe('token refresh', () => {
  it('posts the refresh token and stores both new tokens', async () => {
    const { store, post, renew } = renewing(createReply(200, { access_token: 'a2', refresh_token: 'r2' }));
    expect(await renew(old)).toBeNull();
    expect(post).toHaveBeenCalledWith('/auth/refresh/', {
      body: '{"refresh_token":"r1"}',
      headers: { Authorization: undefined },
    });
    expect(await store.get()).toEqual(newer);
  });

  it('keeps the refresh token when the response has none', async () => {
    const { store, renew } = renewing(createReply(200, { access_token: 'a2' }));
    await renew(old);
    expect(await store.get()).toEqual({ access: 'a2', refresh: 'r1' });
  });

  it('keeps the refresh token when the response has an empty one', async () => {
    const { store, renew } = renewing(createReply(200, { access_token: 'a2', refresh_token: '' }));
    await renew(old);
    expect(await store.get()).toEqual({ access: 'a2', refresh: 'r1' });
  });

  it('sends the access token as the credential in the wallet flow', async () => {
    const { post, renew } = renewing(createReply(200, { access_token: 'a2' }));
    await renew(old, true);
    expect(post.mock.calls[0]?.[1]).toMatchObject({ body: '{}', headers: { Authorization: 'Bearer a1' } });
  });

  it('runs once for concurrent callers, and again for later ones', async () => {
    const { post, renew } = renewing(createReply(200, { access_token: 'a2' }));
    await Promise.all([renew(old), renew(old), renew(old)]);
    expect(post).toHaveBeenCalledTimes(1);
    await renew(newer);
    expect(post).toHaveBeenCalledTimes(2);
  });

  it.each([400, 401, 403, 404])(
    'ends the session if the server rejects it with status %i',
    async (status) => {
      const { store, renew, onSessionRefused } = renewing(createReply(status, { code: 'token_revoked' }));
      expect(await renew(old)).toMatchObject({ status, code: 'token_revoked' });
      expect(await store.get()).toBeNull();
      expect(onSessionRefused).toHaveBeenCalledWith(expect.objectContaining({ status }));
    },
  );

  it.each([
    ['the server fails', createReply(500), { status: 500 }],
    ['the server is busy', createReply(429), { status: 429 }],
    ['the network fails', new GliNetworkError(null), { name: 'GliNetworkError' }],
    ['the response has no token', createReply(200, { token: 'a2' }), { name: 'GliContractError' }],
    ['its token is empty', createReply(200, { access_token: '' }), { name: 'GliContractError' }],
  ])('keeps the session if %s', async (_, response, expected) => {
    const { store, renew, onSessionRefused } = renewing(response);
    await expect(renew(old)).rejects.toMatchObject(expected);
    expect(await store.get()).toEqual(old);
    expect(onSessionRefused).not.toHaveBeenCalled();
  });

  it('can be repeated after a failure', async () => {
    const { renew } = renewing(createReply(200, 'no token'));
    await expect(renew(old)).rejects.toBeInstanceOf(GliContractError);
    await expect(renew(old)).rejects.toBeInstanceOf(GliContractError);
  });

  it('keeps tokens that another tab refreshed in the meantime', async () => {
    const store = memoryTokenStore(old);
    const { renew, onSessionRefused } = renewing(createReply(401), () => void store.set(newer), store);
    expect(await renew(old)).toBeNull();
    expect(await store.get()).toEqual(newer);
    expect(onSessionRefused).not.toHaveBeenCalled();
  });

  it('does not replace tokens that another tab stored in the meantime', async () => {
    const store = memoryTokenStore(old);
    const { renew } = renewing(createReply(200, { access_token: 'a3' }), () => void store.set(newer), store);
    expect(await renew(old)).toBeNull();
    expect(await store.get()).toEqual(newer);
  });

  it('does not sign in a member who signed out in the meantime', async () => {
    for (const response of [createReply(200, { access_token: 'a2' }), createReply(401)]) {
      const store = memoryTokenStore(old);
      const { renew, onSessionRefused } = renewing(response, () => void store.clear(), store);
      await renew(old);
      expect(await store.get()).toBeNull();
      expect(onSessionRefused).not.toHaveBeenCalled();
    }
  });
});
