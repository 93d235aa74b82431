// Sends tokens that this server did not issue or no longer accepts, and makes calls without a token.
import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { contractOperations } from '../src/core/contract/operations.ts';
import { PASSWORD, register, send } from './target.ts';

const member = await register();
const other = await register();
const [header = '', payload = '', signature = ''] = member.access.split('.');
const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const hmac = (head: string, body: string, key: string | Uint8Array, hash = 'sha256'): string =>
  createHmac(hash, key).update(`${head}.${body}`).digest('base64url');
const forged = (head: object, body: object, key: string | Uint8Array = ''): string => {
  const [first, second] = [encode(head), encode(body)];
  return `${first}.${second}.${hmac(first, second, key)}`;
};
const hs256 = { alg: 'HS256', typ: 'JWT' };
const otherSignature = other.access.split('.')[2] ?? '';

const tokens: Record<string, string> = {
  'without algorithm': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
  'of algorithm None': `${encode({ alg: 'None' })}.${payload}.`,
  'of algorithm nOnE with a signature': `${encode({ alg: 'nOnE' })}.${payload}.${signature}`,
  'without a signature': `${header}.${payload}.`,
  'of two parts': `${header}.${payload}`,
  'of four parts': `${member.access}.${signature}`,
  'of one part': header,
  'of dots': '...',
  'signed with nothing': forged(hs256, claims),
  'signed with a zero byte': forged(hs256, claims, Buffer.alloc(1)),
  'signed with zeros': forged(hs256, claims, Buffer.alloc(32)),
  'signed with "secret"': forged(hs256, claims, 'secret'),
  'signed with its issuer': forged(hs256, claims, 'gli-sandbox'),
  'signed with the demo password': forged(hs256, claims, 'gli-sandbox-2026'),
  'of algorithm HS512': forged({ alg: 'HS512' }, claims, 'secret'),
  'of algorithm RS256': `${encode({ alg: 'RS256' })}.${payload}.${signature}`,
  'of algorithm ES256': `${encode({ alg: 'ES256' })}.${payload}.${signature}`,
  'of algorithm EdDSA': `${encode({ alg: 'EdDSA' })}.${payload}.${signature}`,
  'with a key of its own': forged({ ...hs256, jwk: { kty: 'oct', k: encode('secret') } }, claims, 'secret'),
  'with the address of a key': forged({ ...hs256, jku: 'https://evil.example/keys' }, claims, 'secret'),
  'with the path of a key': forged({ ...hs256, kid: '../../../dev/null' }, claims),
  'with SQL for a key': forged({ ...hs256, kid: "' union select 'secret" }, claims, 'secret'),
  'with a critical header': forged({ ...hs256, crit: ['b64'], b64: false }, claims, 'secret'),
  'of another member': `${header}.${encode({ ...claims, sub: other.id })}.${signature}`,
  'of an operator': `${header}.${encode({ ...claims, role: 'admin' })}.${signature}`,
  'that lives longer': `${header}.${encode({ ...claims, exp: claims.exp + 3600 })}.${signature}`,
  'with the signature of another': `${header}.${payload}.${otherSignature}`,
  'with a signature cut short': `${header}.${payload}.${signature.slice(0, -2)}`,
  'with a longer signature': `${header}.${payload}.${signature}AA`,
  'with a signature with padding': `${header}.${payload}.${signature}=`,
  'with an empty payload': forged(hs256, {}, 'secret'),
  'with a list as payload': `${header}.${encode([])}.${signature}`,
  'with a payload that is no JSON': `${header}.${Buffer.from('x').toString('base64url')}.${signature}`,
  'that is a refresh token': member.refresh,
  'of 15 kB': 'a'.repeat(15_000),
  'called null': 'null',
  'called undefined': 'undefined',
  'of SQL': "'--",
  'of __proto__': '__proto__',
};

it.each(Object.keys(tokens))('rejects a token %s', async (name) => {
  const { status, body } = await send('GET', '/user/profile/', { token: tokens[name] ?? '' });
  expect([status, body.code]).toEqual([401, 'token_invalid']);
});

it.each([
  ['a cookie', '', { Cookie: `access_token=${member.access}; auth-token=${member.access}` }],
  ['the query', `?access_token=${member.access}&token=${member.access}`, {}],
  [
    'another header',
    '',
    { 'X-Access-Token': member.access, 'Proxy-Authorization': `Bearer ${member.access}` },
  ],
  ['another scheme', '', { Authorization: `Basic ${member.access}` }],
  ['no scheme', '', { Authorization: member.access }],
  ['a list', '', { Authorization: `Bearer a, Bearer ${member.access}` }],
])('rejects a token sent using %s', async (_name, query, headers) => {
  const { status } = await send('GET', `/user/profile/${query}`, { headers });
  expect([400, 401]).toContain(status);
});

const closed = contractOperations.filter(({ security }) => security === 'bearer');
describe.each(closed)('$id', ({ method, path }) => {
  const address = path.replaceAll(/\{[^}]+\}/g, other.id);
  it('requires a token', async () => {
    const { status, body } = await send(method, address);
    expect([status, body.code]).toEqual([401, 'authentication_required']);
  });
  it('rejects an unsigned token', async () => {
    const { status, body } = await send(method, address, { token: tokens['without algorithm'] ?? '' });
    expect([status, body.code]).toEqual([401, 'token_invalid']);
  });
});

describe('an ended session', () => {
  const ended = new Map<string, { access: string; refresh: string }>();
  const logIn = async (email: string, password = PASSWORD) => {
    const { body } = await send('POST', '/auth/login/', { json: { username: email, password } });
    return { access: String(body.token.access), refresh: String(body.token.refresh) };
  };
  beforeAll(async () => {
    const leaver = await register();
    await send('POST', '/auth/logout/', { token: leaver.access });
    ended.set('logged out', leaver);
    const forced = await register();
    ended.set('forced out by another device', await logIn(forced.email));
    await send('POST', '/auth/force-logout/', { token: forced.access });
    const changer = await register();
    ended.set('ended by a new password', await logIn(changer.email));
    await send('POST', '/user/profile/change-password/', {
      token: changer.access,
      json: { current_password: PASSWORD, new_password: 'hallasan-first-snow' },
    });
    const deleted = await register();
    await send('DELETE', '/user/profile/', { token: deleted.access });
    ended.set('of a deleted account', deleted);
  });
  const ends = [
    'logged out',
    'forced out by another device',
    'ended by a new password',
    'of a deleted account',
  ];

  it.each(ends)('grants no access: %s', async (end) => {
    const { status, body } = await send('GET', '/user/profile/', { token: ended.get(end)?.access ?? '' });
    expect([status, body.code]).toEqual([401, 'token_revoked']);
  });
  it.each(ends)('cannot be refreshed: %s', async (end) => {
    const json = { refresh_token: ended.get(end)?.refresh };
    const { status, body } = await send('POST', '/auth/refresh/', { json });
    expect([status, body.code]).toEqual([401, 'token_revoked']);
    const bare = await send('POST', '/auth/refresh/', { token: ended.get(end)?.access ?? '', json: {} });
    expect(bare.status).toBe(401);
  });
});

it.each([
  ['an access token', member.access],
  ['half of a refresh token', member.refresh.slice(0, -4)],
  ['a refresh token with an extra character', `${member.refresh}a`],
  ['an empty token', ''],
  ['a wildcard', '%'],
])('rejects a refresh with %s', async (_name, refresh_token) => {
  const { status } = await send('POST', '/auth/refresh/', { json: { refresh_token } });
  expect([400, 401]).toContain(status);
});
