// Sends raw requests with malformed paths and with headers named like object properties. Also tests that responses must
// not be cached or sniffed.
import { expect, it } from 'vitest';
import { register, send, sendRaw } from './target.ts';

const member = await register();
const parseStatus = (response: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);
const get = async (path: string, host = 'localhost'): Promise<number> =>
  parseStatus(await sendRaw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`));

it.each([
  '/media/%00',
  '/media/a%00.png',
  '/media/avatars/%00%00.svg',
  '/media/%EF%BF%BF%00',
  '/media/%zz',
  '/media/%',
  '/media/%ff',
  '/media/%ed%a0%80',
  '/media/%2e%2e%2f%2e%2e%2fpackage.json',
  '/media/../package.json',
  '/media/..%5c..%5cpackage.json',
  '/media//etc/passwd',
  "/media/'%20or%20'1'='1",
  `/media/${'a/'.repeat(4000)}`,
  '/docs/%00',
  '/docs/..%2f..%2fpackage.json',
  '/docs/../package.json',
  '/docs//',
  '/docs/%2f%2fevil.example',
  '/%00',
  '//evil.example/',
  '/api/%00/',
  '/api/v1/rwa/assets/%00/',
  '/api/v1/rwa/assets/..%2f..%2f/',
  '/api/v1/rwa/assets/__proto__/',
  '/api/v1/shopping/products/constructor/',
])('responds to %s with a redirect or a client error', async (path) => {
  const status = await get(path);
  expect(status).toBeGreaterThanOrEqual(300);
  expect(status).toBeLessThan(500);
});

it('redirects to its own documentation, whatever host the request line names', async () => {
  const request = 'GET http://evil.example/docs HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  expect(await sendRaw(request)).toMatch(/^HTTP\/1\.1 308 [\s\S]*\r\nlocation: \/docs\/\r\n/i);
});

it('tells the client that it closes the connection after a body that is too large', async () => {
  const head = 'POST /api/auth/login/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const answer = await sendRaw(`${head}Content-Length: 2000000\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*\r\nconnection: close\r\n/i);
});

it.each([
  ['deeply nested JSON', 'application/json', 400],
  ['deeply nested JSON as text', 'text/plain', 415],
])('survives %s', async (_name, type, status) => {
  const body = `{"username":${'['.repeat(5000)}${']'.repeat(5000)}}`;
  const headers = { 'Content-Type': type };
  expect((await send('POST', '/auth/login/', { body, headers })).status).toBe(status);
  expect((await send('GET', '/team-members/')).status).toBe(200);
});

it.each([
  ['no host', 'GET /api/team-members/ HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a host with spaces', 'GET /api/team-members/ HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  ['an invalid host', 'GET /docs HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n'],
  [
    'two lengths',
    'POST /api/auth/login/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
  ],
  [
    'a length and chunks',
    'POST /api/auth/login/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a negative length', 'POST /api/auth/login/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n'],
  [
    'a header of 1 MB',
    `GET /api/team-members/ HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(1_048_576)}\r\n\r\n`,
  ],
  ['an unknown method', 'HACK /api/team-members/ HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  [
    'a line break in a header',
    'GET /api/team-members/ HTTP/1.1\r\nHost: localhost\r\nX: a\nSet-Cookie: b\r\n\r\n',
  ],
])('rejects a request with %s', async (_name, request) => {
  // Empty if the server closed the connection before the client read the response.
  expect(await sendRaw(request)).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
});

const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf'];
it.each(INHERITED)('does not accept the inherited property %s as an example name', async (name) => {
  for (const preference of [`example=${name}`, `code=200, example=${name}`]) {
    const headers = { Prefer: preference };
    const { status, headers: sent } = await send('GET', '/team-members/', { headers });
    expect(status).toBe(400);
    expect(sent.get('Preference-Applied')).toBeNull();
  }
});

const log = { username: member.email, password: 'sea-breeze-2026' };
it.each<[string, string, string, object | undefined]>([
  ['a login', 'POST', '/auth/login/', log],
  ['a rejected login', 'POST', '/auth/login/', { ...log, password: 'x' }],
  ['a refresh', 'POST', '/auth/refresh/', {}],
  ['a nonce', 'POST', '/auth/nonce/', { wallet_address: '6TAAcukwSHujkx5LmfhBo8YM5P4r5tRgjaSPfXdF8cyQ' }],
  ['a profile', 'GET', '/user/profile/', undefined],
  ['a HEAD of a profile', 'HEAD', '/user/profile/', undefined],
  ['sessions', 'GET', '/auth/sessions/', undefined],
  ['orders', 'GET', '/v1/shopping/orders/', undefined],
  ['a portfolio', 'GET', '/v1/investments/portfolio/', undefined],
  ['balances', 'GET', '/v1/wallet/info/', undefined],
  ['conversions', 'GET', '/v1/wallet/conversion/history/', undefined],
  ['referrals', 'GET', `/v1/referrals/stats/${member.id}`, undefined],
  ['a verification', 'GET', `/users/${member.id}/kyc/status/`, undefined],
  ['a path that does not exist', 'GET', '/nowhere/', undefined],
  ['a wrong method', 'DELETE', '/team-members/', undefined],
])('forbids caching %s', async (_name, method, path, json) => {
  const { headers } = await send(method, path, { token: member.access, ...(json ? { json } : {}) });
  expect(headers.get('Cache-Control')).toBe('no-store');
});

it.each([
  ['a response', '/team-members/'],
  ['a rejection', '/user/profile/'],
  ['a missing path', '/nowhere/'],
])('forbids content sniffing for %s', async (_name, path) => {
  for (const preference of ['', 'code=200', 'code=500']) {
    const { headers } = await send('GET', path, { headers: { Prefer: preference } });
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
});

it.each([
  'https://evil.example',
  'null',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'http://evil.example:4000',
  'http://localhost@evil.example',
  'file://',
  'http://[::1].evil.example',
])('denies the origin %s access to responses', async (origin) => {
  for (const method of ['GET', 'OPTIONS']) {
    const { headers } = await send(method, '/team-members/', {
      headers: { Origin: origin, 'Access-Control-Request-Method': 'GET' },
    });
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  }
});
