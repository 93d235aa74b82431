import { describe, expect, it } from 'vitest';
import type { RequestContext } from './hooks.ts';
import { observed } from './test/observed-client.ts';

const INVEST = '/v1/rwa/assets/{id}/invest/';
const invest = { params: { path: { id: 'ast_1' } }, body: { amount: '1.5' } };
const fail = () => {
  throw new Error('not our fault');
};

describe('default headers', () => {
  it.each([
    ['an object', { 'X-Tenant': 'seoul', 'X-None': undefined }],
    ['Headers', new Headers({ 'X-Tenant': 'seoul' })],
    ['a function', () => ({ 'X-Tenant': 'seoul' })],
    ['a function that waits', async () => new Headers({ 'X-Tenant': 'seoul' })],
  ])('given as %s are sent with every kind of call', async (_, headers) => {
    const { client, sent } = observed({ headers });
    await client.GET('/v1/rwa/assets/');
    await client.send('/v1/rwa/assets/');
    await client.upload('/user/profile/avatar/', new FormData());
    expect(sent.map((all) => [all.get('X-Tenant'), all.get('X-None')])).toEqual(
      Array(3).fill(['seoul', null]),
    );
  });

  it('yield to those of the call, by name, and win over the language of the client', async () => {
    const headers = { 'X-Tenant': 'seoul', 'Accept-Language': 'en' };
    const { client, sent } = observed({ headers, language: 'ko' }, 503, 200);
    await client.GET('/v1/rwa/assets/', { headers: { 'x-tenant': 'busan' } });
    for (const all of sent)
      expect([all.get('X-Tenant'), all.get('Accept-Language')]).toEqual(['busan', 'en']);
    expect(sent).toHaveLength(2);
  });

  it('of a function are those of each attempt', async () => {
    let count = 0;
    const { client, sent } = observed({ headers: () => ({ 'X-Count': String(++count) }) }, 503, 200);
    await client.GET('/v1/rwa/assets/');
    expect(sent.map((all) => all.get('X-Count'))).toEqual(['1', '2']);
  });

  const reserved = [
    'Authorization',
    'content-type',
    'IDEMPOTENCY-KEY',
    'X-CSRF-Token',
    'X-Skip-Auth-Refresh',
  ];
  it.each(reserved)('and hooks cannot set %s, which is the client’s own', async (name) => {
    for (const options of [
      { headers: { [name]: 'x' } },
      { headers: async () => ({ [name]: 'x' }) },
      { onRequest: ({ headers }: RequestContext) => headers.set(name, 'x') },
    ]) {
      const { client, sent } = observed(options);
      await expect(client.POST(INVEST, invest)).rejects.toMatchObject({
        name: 'GliHookError',
        hook: Object.keys(options)[0],
        cause: new TypeError(`${name.toLowerCase()} is the client's own header`),
      });
      expect(sent).toEqual([]);
    }
  });

  it('that fail to be made end the call unsent', async () => {
    const { client, sent } = observed({ headers: async () => fail() });
    await expect(client.send('/v1/rwa/assets/')).rejects.toMatchObject({
      name: 'GliHookError',
      hook: 'headers',
    });
    expect(sent).toEqual([]);
  });

  it('are sent to the API only, as are those of a hook', async () => {
    const options = {
      headers: { 'X-Api-Key': 'secret' },
      onRequest: ({ headers }: RequestContext) => headers.set('traceparent', 'secret'),
    };
    const { client, sent, seen } = observed(options);
    await client.send('https://evil.example/api/v1/rwa/assets/');
    await client.send('http://gli.test/media/x.json');
    expect(sent.map((all) => [...all.values()].includes('secret'))).toEqual([false, false]);
    expect(seen.map(([{ path }]) => path)).toEqual([undefined, undefined]);
  });
});
