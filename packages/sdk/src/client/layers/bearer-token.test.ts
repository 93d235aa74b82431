import { describe, expect, it } from 'vitest';
import { over, requestOf } from '../test/exchanges.ts';
import { memoryTokenStore } from '../tokens.ts';
import { bearerToken } from './bearer-token.ts';

const signedIn = () => memoryTokenStore({ access: 'first', refresh: 'r' });

describe('the bearer token', () => {
  it('goes with a request of the API', async () => {
    const { send, tries } = over(bearerToken(signedIn()));
    await send(requestOf());
    expect(tries[0]?.headers.authorization).toBe('Bearer first');
  });

  it('waits for an asynchronous store', async () => {
    const store = { ...signedIn(), get: async () => ({ access: 'later', refresh: null }) };
    const { send, tries } = over(bearerToken(store));
    await send(requestOf());
    expect(tries[0]?.headers.authorization).toBe('Bearer later');
  });

  it.each(['/auth/login/', '/auth/register/', '/auth/refresh/'])('stays away from %s', async (path) => {
    const { send, tries } = over(bearerToken(signedIn()));
    await send(requestOf({ method: 'POST', path }));
    expect(tries[0]?.headers).not.toHaveProperty('authorization');
  });

  it('stays away from addresses that are not the API’s', async () => {
    const { send, tries } = over(bearerToken(signedIn()));
    await send(requestOf({ url: 'https://evil.example/', path: null }));
    expect(tries[0]?.headers).not.toHaveProperty('authorization');
  });

  it('never replaces an Authorization of the caller’s own', async () => {
    const { send, tries } = over(bearerToken(signedIn()));
    const request = requestOf({ headers: new Headers({ Authorization: 'Bearer mine' }) });
    await send(request);
    await send(request);
    expect(tries.map(({ headers }) => headers.authorization)).toEqual(['Bearer mine', 'Bearer mine']);
  });

  it('is the newest one each time a request is sent again, and none after a sign-out', async () => {
    const store = signedIn();
    const { send, tries } = over(bearerToken(store));
    const request = requestOf();
    await send(request);
    await store.set({ access: 'second', refresh: 'r' });
    await send(request);
    await store.clear();
    await send(request);
    expect(tries.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer first',
      'Bearer second',
      undefined,
    ]);
  });
});
