import { describe, expect, it } from 'vitest';
import { createRequest, over } from '../test/requests.ts';
import { memoryTokenStore } from '../tokens.ts';
import { bearerToken } from './bearer-token.ts';

const signedIn = () => memoryTokenStore({ access: 'first', refresh: 'r' });

describe('the bearer token', () => {
  it('is sent with API requests', async () => {
    const { send, tries } = over(bearerToken(signedIn()));
    await send(createRequest());
    expect(tries[0]?.headers.authorization).toBe('Bearer first');
  });

  it('is awaited if the store is asynchronous', async () => {
    const store = { ...signedIn(), get: async () => ({ access: 'later', refresh: null }) };
    const { send, tries } = over(bearerToken(store));
    await send(createRequest());
    expect(tries[0]?.headers.authorization).toBe('Bearer later');
  });

  it.each(['/auth/login/', '/auth/register/', '/auth/refresh/'])('is not sent with %s', async (path) => {
    const { send, tries } = over(bearerToken(signedIn()));
    await send(createRequest({ method: 'POST', path }));
    expect(tries[0]?.headers).not.toHaveProperty('authorization');
  });

  it('is not sent to other hosts', async () => {
    const { send, tries } = over(bearerToken(signedIn()));
    await send(createRequest({ url: 'https://evil.example/', path: null }));
    expect(tries[0]?.headers).not.toHaveProperty('authorization');
  });

  it('never replaces the caller’s Authorization header', async () => {
    const { send, tries } = over(bearerToken(signedIn()));
    const request = createRequest({ headers: new Headers({ Authorization: 'Bearer mine' }) });
    await send(request);
    await send(request);
    expect(tries.map(({ headers }) => headers.authorization)).toEqual(['Bearer mine', 'Bearer mine']);
  });

  it('is read again for each attempt and omitted after a logout', async () => {
    const store = signedIn();
    const { send, tries } = over(bearerToken(store));
    const request = createRequest();
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
