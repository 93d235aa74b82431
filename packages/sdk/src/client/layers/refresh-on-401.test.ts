import { describe, expect, it, vi } from 'vitest';
import type { GliApiError } from '../errors.ts';
import { over, replyOf, requestOf } from '../test/exchanges.ts';
import { memoryTokenStore, type Tokens } from '../tokens.ts';
import { refreshOn401 } from './refresh-on-401.ts';

const old: Tokens = { access: 'old', refresh: 'r1' };
const fresh: Tokens = { access: 'fresh', refresh: 'r2' };
const sentWith = (accessToken?: string) => requestOf({ accessToken });

function refreshing(stored: Tokens | null = old) {
  const store = memoryTokenStore(stored);
  const renew = vi.fn(async (): Promise<GliApiError | null> => {
    await store.set(fresh);
    return null;
  });
  return { store, renew, layer: refreshOn401(store, renew) };
}

describe('a 401', () => {
  it('causes one renewal and one retry', async () => {
    const { renew, layer } = refreshing();
    const { send, tries } = over(layer, replyOf(401), replyOf(200));
    expect((await send(sentWith('old'))).response.status).toBe(200);
    expect([renew.mock.calls.length, tries.length]).toEqual([1, 2]);
  });

  it('that comes again after the renewal goes to the caller: a request renews once at most', async () => {
    const { renew, layer } = refreshing();
    const { send, tries } = over(layer, replyOf(401));
    expect((await send(sentWith('old'))).response.status).toBe(401);
    expect([renew.mock.calls.length, tries.length]).toEqual([1, 2]);
  });

  it('of a token older than the stored one is retried without a renewal', async () => {
    const { renew, layer } = refreshing(fresh);
    const { send, tries } = over(layer, replyOf(401), replyOf(200));
    expect((await send(sentWith('old'))).response.status).toBe(200);
    expect([renew.mock.calls.length, tries.length]).toEqual([0, 2]);
  });

  it.each([
    ['was sent without a token of ours', sentWith(), old],
    ['comes after the member signed out', sentWith('old'), null],
    ['has no refresh token to renew with', sentWith('old'), { access: 'old', refresh: null }],
  ])('goes to the caller when the request %s', async (_, request, stored) => {
    const { renew, layer } = refreshing(stored);
    const { send, tries } = over(layer, replyOf(401));
    expect((await send(request)).response.status).toBe(401);
    expect([renew.mock.calls.length, tries.length]).toEqual([0, 1]);
  });

  it('starts no renewal when the request says so by a header, which is never sent', async () => {
    const { renew, layer } = refreshing();
    const { send, tries } = over(layer, replyOf(401));
    await send(requestOf({ accessToken: 'old', headers: new Headers({ 'X-Skip-Auth-Refresh': '1' }) }));
    expect(renew).not.toHaveBeenCalled();
    expect(tries).toMatchObject([{ headers: {} }]);
    expect(tries[0]?.headers).not.toHaveProperty('x-skip-auth-refresh');
  });

  it('waits for a renewal no longer than its caller does', async () => {
    const { store } = refreshing();
    const caller = new AbortController();
    const { send } = over(
      refreshOn401(store, () => new Promise(() => {})),
      replyOf(401),
    );
    const ended = expect(send({ ...sentWith('old'), signal: caller.signal })).rejects.toBe('left the page');
    setTimeout(() => caller.abort('left the page'));
    await ended;
  });
});
