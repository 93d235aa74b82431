import { describe, expect, it, vi } from 'vitest';
import type { GliApiError } from '../errors.ts';
import { createReply, createRequest, over } from '../test/requests.ts';
import { memoryTokenStore, type Tokens } from '../tokens.ts';
import { refreshOn401 } from './refresh-on-401.ts';

const old: Tokens = { access: 'old', refresh: 'r1' };
const fresh: Tokens = { access: 'fresh', refresh: 'r2' };
const sentWith = (accessToken?: string) => createRequest({ accessToken });

function refreshing(stored: Tokens | null = old) {
  const store = memoryTokenStore(stored);
  const renew = vi.fn(async (): Promise<GliApiError | null> => {
    await store.set(fresh);
    return null;
  });
  return { store, renew, layer: refreshOn401(store, renew) };
}

describe('refresh on a 401', () => {
  it('refreshes the token once and retries the request once', async () => {
    const { renew, layer } = refreshing();
    const { send, tries } = over(layer, createReply(401), createReply(200));
    expect((await send(sentWith('old'))).response.status).toBe(200);
    expect([renew.mock.calls.length, tries.length]).toEqual([1, 2]);
  });

  it('returns a second 401 to the caller', async () => {
    const { renew, layer } = refreshing();
    const { send, tries } = over(layer, createReply(401));
    expect((await send(sentWith('old'))).response.status).toBe(401);
    expect([renew.mock.calls.length, tries.length]).toEqual([1, 2]);
  });

  it('retries without a refresh if a newer token is stored', async () => {
    const { renew, layer } = refreshing(fresh);
    const { send, tries } = over(layer, createReply(401), createReply(200));
    expect((await send(sentWith('old'))).response.status).toBe(200);
    expect([renew.mock.calls.length, tries.length]).toEqual([0, 2]);
  });

  it.each([
    ['was sent without a stored token', sentWith(), old],
    ['is sent after a sign-out', sentWith('old'), null],
    ['has no refresh token to renew with', sentWith('old'), { access: 'old', refresh: null }],
  ])('returns the 401 to the caller if the request %s', async (_, request, stored) => {
    const { renew, layer } = refreshing(stored);
    const { send, tries } = over(layer, createReply(401));
    expect((await send(request)).response.status).toBe(401);
    expect([renew.mock.calls.length, tries.length]).toEqual([0, 1]);
  });

  it('skips the refresh if a request asks for it, without sending that header', async () => {
    const { renew, layer } = refreshing();
    const { send, tries } = over(layer, createReply(401));
    await send(createRequest({ accessToken: 'old', headers: new Headers({ 'X-Skip-Auth-Refresh': '1' }) }));
    expect(renew).not.toHaveBeenCalled();
    expect(tries).toMatchObject([{ headers: {} }]);
    expect(tries[0]?.headers).not.toHaveProperty('x-skip-auth-refresh');
  });

  it('stops waiting for the refresh if the caller aborts', async () => {
    const { store } = refreshing();
    const caller = new AbortController();
    const { send } = over(
      refreshOn401(store, () => new Promise(() => {})),
      createReply(401),
    );
    const ended = expect(send({ ...sentWith('old'), signal: caller.signal })).rejects.toBe('left the page');
    setTimeout(() => caller.abort('left the page'));
    await ended;
  });
});
