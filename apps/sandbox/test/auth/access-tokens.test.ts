import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, it } from 'vitest';
import { signingKey } from '../../src/core/members/access-tokens.ts';
import { registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const member = await registerMember(sandbox);
const key = await signingKey(sandbox.sandbox.database.db);
const claims = JSON.parse(Buffer.from(member.access.split('.')[1] ?? '', 'base64url').toString());

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const readErrorCode = async (token: string) => {
  const { status, body } = await sandbox.send('POST', '/auth/logout/', { token });
  return `${status} ${body?.code}`;
};
const signed = (changes: object, alg = 'HS256', secret: Uint8Array = key) =>
  new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg, typ: 'JWT' }).sign(secret);

it('signs tokens that contain a subject, issuer, audience and kind, and expire after 15 minutes', () => {
  expect(claims).toMatchObject({ sub: member.id, aud: 'gli-platform', iss: 'gli-sandbox', kind: 'access' });
  expect(claims.exp - claims.iat).toBe(900);
});

it.each([
  ['without a signature', () => new UnsecuredJWT(claims).encode()],
  ['signed with a foreign key', () => signed({}, 'HS256', new Uint8Array(32))],
  ['signed with another algorithm', () => signed({}, 'HS512')],
  ['for another audience', () => signed({ aud: 'somewhere-else' })],
  ['from another issuer', () => signed({ iss: 'somebody-else' })],
  ['of another kind', () => signed({ kind: 'refresh' })],
  ['without a kind', () => signed({ kind: undefined })],
  ['of a session that does not exist', () => signed({ sid: 'ses_0000000000' })],
  ["with another member's name", () => signed({ sub: 'mem_4kq7w2hx9p' })],
  ['that never expires', () => signed({ exp: undefined })],
  [
    'whose last character has unused bits that are set',
    () => member.access.replace(/.$/, (last) => BASE64URL[BASE64URL.indexOf(last) + 1] ?? ''),
  ],
  ['that is a refresh token', () => member.refresh],
  ['that is empty', () => 'abc'],
])('rejects a token %s', async (_name, token) => {
  expect(await readErrorCode(await token())).toBe('401 token_invalid');
});

it('rejects an expired token and a missing token', async () => {
  expect(await readErrorCode(await signed({ exp: claims.iat - 1 }))).toBe('401 token_expired');
  const { status, body, headers } = await sandbox.send('POST', '/auth/logout/');
  expect({ status, code: body.code }).toEqual({ status: 401, code: 'authentication_required' });
  expect(headers.get('WWW-Authenticate')).toBe('Bearer');
});

it('rejects a token that was signed for another database', async () => {
  const other = await startTestSandbox();
  const { body } = await other.send('POST', '/auth/logout/', { token: member.access });
  expect(body.code).toBe('token_invalid');
});
