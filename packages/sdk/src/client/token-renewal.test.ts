import { describe, expect, it, vi } from 'vitest';
import type { SendInit } from './call-options.ts';
import { GliContractError, GliNetworkError } from './errors.ts';
import type { ApiReply } from './exchange.ts';
import { replyOf } from './test/exchanges.ts';
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
  const post = vi.fn(async (_path: string, _init: SendInit) => {
    meanwhile();
    if (response instanceof Error) throw response;
    return response;
  });
  return { store, post, onSessionRefused, renew: tokenRenewal(store, post, onSessionRefused) };
}

describe('renewing the tokens', () => {
  it('posts the refresh token and stores both successors', async () => {
    const { store, post, renew } = renewing(replyOf(200, { access_token: 'a2', refresh_token: 'r2' }));
    expect(await renew(old)).toBeNull();
    expect(post).toHaveBeenCalledWith('/auth/refresh/', {
      method: 'POST',
      template: '/auth/refresh/',
      body: '{"refresh_token":"r1"}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(await store.get()).toEqual(newer);
  });

  it('keeps the refresh token when the response has none', async () => {
    const { store, renew } = renewing(replyOf(200, { access_token: 'a2' }));
    await renew(old);
    expect(await store.get()).toEqual({ access: 'a2', refresh: 'r1' });
  });

  it('keeps the refresh token when that of the response is empty', async () => {
    const { store, renew } = renewing(replyOf(200, { access_token: 'a2', refresh_token: '' }));
    await renew(old);
    expect(await store.get()).toEqual({ access: 'a2', refresh: 'r1' });
  });

  it('lets the access token vouch for itself in the wallet flow', async () => {
    const { post, renew } = renewing(replyOf(200, { access_token: 'a2' }));
    await renew(old, true);
    expect(post.mock.calls[0]?.[1]).toMatchObject({ body: '{}', headers: { Authorization: 'Bearer a1' } });
  });

  it('happens once for all who ask at the same time, and again for those who ask later', async () => {
    const { post, renew } = renewing(replyOf(200, { access_token: 'a2' }));
    await Promise.all([renew(old), renew(old), renew(old)]);
    expect(post).toHaveBeenCalledTimes(1);
    await renew(newer);
    expect(post).toHaveBeenCalledTimes(2);
  });

  it.each([400, 401, 403, 404])('ends the session when the server refuses with %i', async (status) => {
    const { store, renew, onSessionRefused } = renewing(replyOf(status, { code: 'token_revoked' }));
    expect(await renew(old)).toMatchObject({ status, code: 'token_revoked' });
    expect(await store.get()).toBeNull();
    expect(onSessionRefused).toHaveBeenCalledWith(expect.objectContaining({ status }));
  });

  it.each([
    ['the server fails', replyOf(500), { status: 500 }],
    ['the server is busy', replyOf(429), { status: 429 }],
    ['the network fails', new GliNetworkError(null), { name: 'GliNetworkError' }],
    ['the response holds no token', replyOf(200, { token: 'a2' }), { name: 'GliContractError' }],
    ['its token is empty', replyOf(200, { access_token: '' }), { name: 'GliContractError' }],
  ])('keeps the session when %s', async (_, response, expected) => {
    const { store, renew, onSessionRefused } = renewing(response);
    await expect(renew(old)).rejects.toMatchObject(expected);
    expect(await store.get()).toEqual(old);
    expect(onSessionRefused).not.toHaveBeenCalled();
  });

  it('can be tried again after a failure', async () => {
    const { renew } = renewing(replyOf(200, 'no token'));
    await expect(renew(old)).rejects.toBeInstanceOf(GliContractError);
    await expect(renew(old)).rejects.toBeInstanceOf(GliContractError);
  });

  it('never clears tokens that another tab renewed meanwhile, and uses those', async () => {
    const store = memoryTokenStore(old);
    const { renew, onSessionRefused } = renewing(replyOf(401), () => void store.set(newer), store);
    expect(await renew(old)).toBeNull();
    expect(await store.get()).toEqual(newer);
    expect(onSessionRefused).not.toHaveBeenCalled();
  });

  it('never replaces tokens that another tab stored meanwhile', async () => {
    const store = memoryTokenStore(old);
    const { renew } = renewing(replyOf(200, { access_token: 'a3' }), () => void store.set(newer), store);
    expect(await renew(old)).toBeNull();
    expect(await store.get()).toEqual(newer);
  });

  it('does not sign in again a member who signed out meanwhile, whatever the response', async () => {
    for (const response of [replyOf(200, { access_token: 'a2' }), replyOf(401)]) {
      const store = memoryTokenStore(old);
      const { renew, onSessionRefused } = renewing(response, () => void store.clear(), store);
      await renew(old);
      expect(await store.get()).toBeNull();
      expect(onSessionRefused).not.toHaveBeenCalled();
    }
  });
});
