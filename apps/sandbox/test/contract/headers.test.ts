import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contractOperation } from '../../src/core/contract/operations.ts';
import { checkResponseHeaders } from '../../src/core/contract/response-headers.ts';
import { members } from '../../src/core/members/schema.ts';
import { registerMember, signIn } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { send } = sandbox;
const PROFILE = '/user/profile/';

describe('checking response headers', () => {
  const operation = contractOperation('getProfile');
  const sent = (headers: Record<string, string>) => () =>
    checkResponseHeaders(
      operation,
      200,
      new Headers({
        'X-Request-Id': 'r1',
        'Cache-Control': 'no-store',
        'Content-Language': 'ko',
        Vary: 'Accept-Language, Origin',
        ETag: '"1"',
        ...headers,
      }),
    );

  it('accepts headers declared by the contract or HTTP', () => {
    expect(sent({ 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' })).not.toThrow();
  });

  it('reports a header that is missing, wrong or undeclared', () => {
    expect(() => checkResponseHeaders(operation, 200, new Headers())).toThrow(/lacks the header/);
    expect(sent({ 'Cache-Control': 'public' })).toThrow(/cache-control: public/);
    expect(sent({ 'X-Powered-By': 'Hono' })).toThrow(/x-powered-by, which it does not declare/);
  });
});

describe('caching', () => {
  it('forbids storing tokens, private reads and errors', async () => {
    const { access } = await registerMember(sandbox);
    const responses = [
      await send('GET', PROFILE, { token: access }),
      await send('GET', PROFILE),
      await send('GET', '/v1/rwa/assets/ast_0000000000/'),
      await send('POST', '/auth/refresh/', { token: access, json: {} }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 401, 404, 200]);
    for (const { headers } of responses) expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('allows caching public reads per language, and categories for an hour', async () => {
    const assets = await send('GET', '/v1/rwa/assets/', { language: 'ko' });
    expect(assets.headers.get('Cache-Control')).toBe('public, no-cache');
    expect(assets.headers.get('Content-Language')).toBe('ko');
    expect(assets.headers.get('Vary')).toContain('Accept-Language');
    const categories = await send('GET', '/v1/rwa/categories/');
    expect(categories.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(categories.headers.get('Content-Language')).toBe('en');
  });
});

it('lists the allowed methods for an unsupported method', async () => {
  const { status, headers, body } = await send('POST', PROFILE, { json: {} });
  expect([status, body.code]).toEqual([405, 'method_not_allowed']);
  expect(headers.get('Allow')).toBe('GET, PUT, PATCH, DELETE');
  expect(headers.get('X-Request-Id')).toBeTruthy();
});

it('reports the quota and reset time of a rate limit once it is reached', async () => {
  const { email } = await registerMember(sandbox);
  const json = { username: email, password: 'not-the-password' };
  for (let tries = 0; tries < 3; tries++) await send('POST', '/auth/login/', { json });
  const { status, headers } = await send('POST', '/auth/login/', { json });
  expect(status).toBe(429);
  expect(headers.get('RateLimit-Policy')).toBe('"login";q=3;w=300');
  expect(headers.get('RateLimit')).toBe(`"login";r=0;t=${headers.get('Retry-After')}`);
});

describe('the ETag of a profile', () => {
  const change = (token: string, name: string, ifMatch?: string) =>
    send('PUT', PROFILE, {
      token,
      json: { name },
      headers: ifMatch === undefined ? {} : { 'If-Match': ifMatch },
    });
  const readVersion = async (token: string, language?: 'ko') =>
    (await send('GET', PROFILE, { token, ...(language ? { language } : {}) })).headers.get('ETag') ?? '';

  it('prevents one device from overwriting another device’s change', async () => {
    const { access } = await registerMember(sandbox);
    const version = await readVersion(access);
    expect(await readVersion(access, 'ko')).toBe(version);
    const first = await change(access, '한지우 1', version);
    expect(first.status).toBe(200);
    expect(await change(access, '한지우 2', version)).toMatchObject({
      status: 412,
      body: { code: 'precondition_failed' },
    });
    expect((await send('GET', PROFILE, { token: access })).body.name).toBe('한지우 1');
    expect((await change(access, '한지우 2', first.headers.get('ETag') ?? '')).status).toBe(200);
  });

  it('is optional in requests', async () => {
    const { access } = await registerMember(sandbox);
    expect((await change(access, '한지우 1')).status).toBe(200);
  });

  it('matches `*` but not other or weak tags', async () => {
    const { access } = await registerMember(sandbox);
    expect((await change(access, '한지우 1', '*')).status).toBe(200);
    expect((await change(access, '한지우 2', '"other", W/"weak"')).status).toBe(412);
  });

  it.each(['', ' ', ',', ' , ,'])('rejects the malformed If-Match "%s"', async (ifMatch) => {
    const { access } = await registerMember(sandbox);
    expect(await change(access, '한지우 1', ifMatch)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', details: { 'If-Match': [expect.any(String)] } },
    });
  });
});

it('blocks transfers from a suspended wallet but allows reads', async () => {
  const member = await signIn(sandbox);
  const token = member.access;
  const quote = await send('POST', '/v1/wallet/conversion/validate/', {
    token,
    json: { from_token: 'GLIB', to_token: 'GLID', amount: '500', conversion_type: 'instant' },
  });
  const { db } = sandbox.sandbox.database;
  await db.update(members).set({ walletSuspendedAt: new Date() }).where(eq(members.id, member.id));
  const refused = [
    await send('POST', '/v1/rwa/assets/ast_5gw8n2kd7q/invest/', {
      token,
      json: { amount: '500', accepted_risk: true },
    }),
    await send('POST', '/v1/wallet/conversion/execute/', {
      token,
      json: { quote_id: quote.body.id, acknowledged_warnings: [] },
    }),
    await send('POST', '/v1/shopping/orders/ord_5rt9w3jk7c/confirm_payment/', { token, json: {} }),
  ];
  for (const response of refused) {
    expect(response).toMatchObject({ status: 409, body: { code: 'wallet_suspended' } });
  }
  const check = await send('POST', '/v1/investments/validate/', {
    token,
    json: { asset_id: 'ast_5gw8n2kd7q', amount: '500' },
  });
  expect(check.body).toMatchObject({ valid: false, messages: [{ code: 'wallet_suspended' }] });
  const { body } = await send('GET', '/user/profile/', { token });
  const wallet = await send('GET', `/v1/wallet/info/?wallet_address=${body.wallet_address}`, { token });
  expect(wallet.body.status).toBe('suspended');
});
