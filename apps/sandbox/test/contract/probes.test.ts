import { expect, it } from 'vitest';
import { getCompletionOrder } from '../completion-order.ts';
import { registerMember } from '../members.ts';
import { type SendOptions, startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { send } = sandbox;
const { access: token } = await registerMember(sandbox);

const summary = async (method: string, path: string, options?: SendOptions) => {
  const { status, body } = await send(method, path, options);
  return `${status} ${body.code}`;
};

it.each([
  '/',
  '/auth/login',
  '/auth/login//',
  '//auth/login/',
  '/v1/wallet/conversion/transactions/a/',
  '/%zz/',
  '/auth/%',
])('returns 404 for the unknown path %s', async (path) => {
  expect(await summary('GET', path, { token })).toBe('404 not_found');
});

it.each([
  ['/api/auth/login', 'The API has no path /api/auth/login. Did you mean /api/auth/login/?'],
  [
    '/api/v1/referrals/use/',
    'The API has no path /api/v1/referrals/use/. Did you mean /api/v1/referrals/use?',
  ],
  ['/auth/login', 'The API has no path /auth/login. Did you mean /api/auth/login/?'],
  ['/api/v1/rwa/asset/', 'The API has no path /api/v1/rwa/asset/. All paths are listed at /docs/.'],
])('names the path that was probably meant by %s', async (path, message) => {
  const init = { method: 'POST', headers: { 'Accept-Language': 'en' } };
  const response = await sandbox.sandbox.fetch(new Request(`http://sandbox.test${path}`, init), '127.0.0.1');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found', message });
});

it('lists the methods of a path in the Allow header', async () => {
  const { status, headers, body } = await send('POST', '/user/profile/avatar', { token });
  expect(status).toBe(404);
  expect(body.code).toBe('not_found');
  const wrong = await send('GET', '/auth/login/');
  expect(wrong).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
  expect(wrong.headers.get('Allow')).toBe('POST');
  expect(headers.get('Allow')).toBeNull();
  const profile = await send('POST', '/user/profile/', { token });
  expect(profile.headers.get('Allow')?.split(', ').sort()).toEqual(['DELETE', 'GET', 'PATCH', 'PUT']);
});

it('prefers a literal path to a parameter and returns 404 for malformed ids', async () => {
  expect(await summary('POST', '/v1/rwa/assets/featured/')).toBe('405 method_not_allowed');
  for (const id of ['a%20b', '%2e%2e%2f', 'a'.repeat(65), '%00', '%E0%A4%A']) {
    expect(await summary('DELETE', `/auth/sessions/${id}/`, { token })).toBe('404 not_found');
  }
});

it.each([
  ['text', { body: 'hello', headers: { 'Content-Type': 'text/plain' } }],
  ['a form', { body: new FormData() }],
  ['bytes without a type', { body: new Uint8Array([1, 2]) }],
  ['a type that only starts like JSON', { body: '{}', headers: { 'Content-Type': 'application/jsonx' } }],
])('returns 415 for %s instead of JSON', async (_name, options) => {
  expect(await summary('POST', '/auth/login/', options)).toBe('415 unsupported_media_type');
});

it.each([
  ['half an object', '{"username":'],
  ['no content', ''],
  ['invalid UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
])('returns 400 for a JSON body with %s', async (_name, body) => {
  expect(
    await summary('POST', '/auth/login/', { body, headers: { 'Content-Type': 'application/json' } }),
  ).toBe('400 malformed_json');
});

it.each([
  ['a list', []],
  ['a string', 'x'],
  ['null', null],
])('returns 400 if the body is %s', async (_name, json) => {
  const { status, body } = await send('POST', '/auth/login/', { json });
  expect(status).toBe(400);
  expect(body.details).toEqual({ body: ['Must be a JSON object.'] });
});

it('returns 400 for prototype keys and deep nesting', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const proto = '{"username":"a@example.com","password":"x","__proto__":{"admin":true}}';
  expect((await send('POST', '/auth/login/', { body: proto, headers })).status).toBe(400);
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  expect((await send('POST', '/auth/login/', { body: deep, headers })).status).toBe(400);
});

it('returns 413 for a body over 1 MB, with or without Content-Length', async () => {
  const large = JSON.stringify({ username: 'a'.repeat(1_100_000), password: 'x' });
  const headers = { 'Content-Type': 'application/json' };
  expect(await summary('POST', '/auth/login/', { body: large, headers })).toBe('413 payload_too_large');
  const announced = { ...headers, 'Content-Length': '99999999' };
  expect(await summary('POST', '/auth/login/', { body: '{}', headers: announced })).toBe(
    '413 payload_too_large',
  );
});

it('returns 400 for a body with 200,000 invalid items', async () => {
  const json = { wallet_address: 'x', signature: new Array(200_000).fill('a'), message: 1, nonce: '' };
  expect((await send('POST', '/auth/verify/', { token, json })).status).toBe(400);
});

it('sends a request id with every response, but CORS permission only to local origins', async () => {
  const local = await send('GET', '/nowhere/', { headers: { Origin: 'http://localhost:5173' } });
  expect(local.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(local.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173');
  expect(local.headers.get('Access-Control-Expose-Headers')).toContain('Idempotent-Replayed');
  const foreign = await send('GET', '/nowhere/', { headers: { Origin: 'https://evil.example' } });
  expect(foreign.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

it('allows all client headers in a preflight', async () => {
  const request = new Request('http://sandbox.test/api/auth/login/', {
    method: 'OPTIONS',
    headers: {
      Origin: 'http://127.0.0.1:5173',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'x-csrf-token,x-client-version,idempotency-key',
    },
  });
  const response = await sandbox.sandbox.fetch(request);
  expect(response.status).toBe(204);
  const allowed = response.headers.get('Access-Control-Allow-Headers')?.split(',') ?? [];
  expect(allowed).toEqual(
    expect.arrayContaining(['X-CSRF-Token', 'X-Client-Version', 'Idempotency-Key', 'Prefer']),
  );
});

it('returns the example requested in Prefer without a token', async () => {
  const prefer = (value: string, method = 'POST', path = '/v1/wallet/conversion/execute/') =>
    send(method, path, { headers: { Prefer: value } });
  expect(await prefer('code=409')).toMatchObject({ status: 409, body: { code: 'quote_expired' } });
  expect(await prefer('code=409, example=insufficient_balance')).toMatchObject({
    status: 409,
    body: { code: 'insufficient_balance' },
  });
  expect((await prefer('code=500')).headers.get('Preference-Applied')).toBe('code=500');
  expect((await prefer('code=204', 'POST', '/auth/logout/')).status).toBe(204);
  expect((await prefer('code=429')).headers.get('Retry-After')).toBe('30');
});

it.each([
  ['code=418', /no response with this status.*409/],
  ['code=nine', /no response with this status/],
  ['example=quote_expird', /no such example.*quote_expired/],
  ['example=', /no such example/],
  ['code=201, example=quote_expired', /no such example/],
  ['fault=dropp', /Must be a fault/],
])('rejects Prefer: %s and names what exists', async (preference, message) => {
  const { status, headers, body } = await send('POST', '/v1/wallet/conversion/execute/', {
    headers: { Prefer: preference },
  });
  expect([status, body.code]).toEqual([400, 'validation_failed']);
  expect(body.details.Prefer).toEqual([expect.stringMatching(message)]);
  expect(headers.get('Preference-Applied')).toBeNull();
});

it('ignores preferences of other standards', async () => {
  const headers = { Prefer: 'respond-async, return=minimal' };
  expect((await send('GET', '/team-members/', { headers })).status).toBe(200);
});

it('delays the response by the time requested in Prefer', async () => {
  const wait = (seconds: number) =>
    send('GET', '/team-members/', { headers: { Prefer: `wait=${seconds}, code=200` } }).then(() => seconds);
  expect(await getCompletionOrder([wait(0.5), wait(0.01)])).toEqual([0.01, 0.5]);
});
