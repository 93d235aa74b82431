import { describe, expect, it } from 'vitest';
import { observed } from './test/observed-client.ts';
import { memoryTokenStore } from './tokens.ts';

describe('default headers', () => {
  it.each([
    ['an object', { 'X-Tenant': 'seoul', 'X-None': undefined }],
    ['Headers', new Headers({ 'X-Tenant': 'seoul' })],
    ['a function', () => ({ 'X-Tenant': 'seoul' })],
    ['a function that waits', async () => new Headers({ 'X-Tenant': 'seoul' })],
  ])('are sent with every kind of call when given as %s', async (_, headers) => {
    const { client, sent } = observed({ headers });
    await client.GET('/v1/rwa/assets/');
    await client.send('/v1/rwa/assets/');
    await client.upload('/user/profile/avatar/', new FormData());
    expect(sent.map(({ headers: all }) => [all.get('X-Tenant'), all.get('X-None')])).toEqual(
      Array(3).fill(['seoul', null]),
    );
  });

  it('are also sent with a token refresh', async () => {
    const tokens = memoryTokenStore({ access: 'a1', refresh: 'r1' });
    const { client, sent } = observed({ headers: { 'X-Tenant': 'seoul' }, tokens }, 401);
    await client.send('/v1/rwa/assets/').catch(() => {});
    expect(sent.map(({ url, headers }) => [new URL(url).pathname, headers.get('X-Tenant')])).toEqual([
      ['/api/v1/rwa/assets/', 'seoul'],
      ['/api/auth/refresh/', 'seoul'],
    ]);
  });

  it('are overridden by headers of the call, and override the client’s language', async () => {
    const headers = { 'X-Tenant': 'seoul', 'Accept-Language': 'en' };
    const { client, sent } = observed({ headers, language: 'ko' }, 503, 200);
    await client.GET('/v1/rwa/assets/', { headers: { 'x-tenant': 'busan' } });
    for (const { headers: all } of sent)
      expect([all.get('X-Tenant'), all.get('Accept-Language')]).toEqual(['busan', 'en']);
    expect(sent).toHaveLength(2);
  });

  it('are computed once per call, not once per attempt', async () => {
    let count = 0;
    const { client, sent } = observed({ headers: () => ({ 'X-Count': String(++count) }) }, 503, 200);
    await client.GET('/v1/rwa/assets/');
    await client.GET('/v1/rwa/assets/');
    expect(sent.map(({ headers }) => headers.get('X-Count'))).toEqual(['1', '1', '2']);
  });

  it.each(['Authorization', 'content-type', 'IDEMPOTENCY-KEY', 'X-CSRF-Token', 'X-Skip-Auth-Refresh'])(
    'must not contain %s, which the client controls',
    async (name) => {
      for (const headers of [{ [name]: 'x' }, async () => ({ [name]: 'x' })]) {
        const { client, sent } = observed({ headers });
        await expect(client.send('/v1/rwa/assets/')).rejects.toThrow(
          new TypeError(`${name.toLowerCase()} is the client's own header`),
        );
        expect(sent).toEqual([]);
      }
    },
  );

  it('cause the call to fail without being sent if they cannot be computed', async () => {
    const failure = new Error('no tenant');
    const { client, sent } = observed({ headers: () => Promise.reject(failure) });
    await expect(client.send('/v1/rwa/assets/')).rejects.toBe(failure);
    expect(sent).toEqual([]);
  });

  it('are sent only to the API', async () => {
    const { client, sent } = observed({ headers: { 'X-Api-Key': 'secret' } });
    await client.send('https://evil.example/api/v1/rwa/assets/');
    await client.send('http://gli.test/media/x.json');
    expect(sent.map(({ headers }) => headers.get('X-Api-Key'))).toEqual([null, null]);
  });
});
