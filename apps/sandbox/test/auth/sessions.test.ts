import { expect, it } from 'vitest';
import { registerMember, signIn, type TestMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { send } = sandbox;
const isSignedIn = async ({ access }: Pick<TestMember, 'access'>) =>
  (await send('GET', '/auth/sessions/', { token: access })).status === 200;
const refresh = (refresh_token: string) => send('POST', '/auth/refresh/', { json: { refresh_token } });
const again = async ({ email, password }: TestMember) => {
  const { body } = await send('POST', '/auth/login/', { json: { username: email, password } });
  return { access: body.token.access, refresh: body.token.refresh };
};

it("lists Kim's devices with masked IP addresses, the current one first", async () => {
  const kim = await signIn(sandbox);
  const { body } = await send('GET', '/auth/sessions/', { token: kim.access });
  expect(body[0]).toMatchObject({
    current: true,
    status: 'active',
    ip: '121.166.*.*',
    device: 'Unknown device',
  });
  expect(body.filter((session: { current: boolean }) => session.current)).toHaveLength(1);
  const byId = new Map(body.map((session: { id: string }) => [session.id, session]));
  expect(byId.get('ses_4nw8k2rd6t')).toMatchObject({
    device: 'MacBook',
    operating_system: 'macOS 26',
    browser: 'Chrome 142',
    location: 'Seoul, South Korea',
    status: 'active',
  });
  expect(byId.get('ses_9cp1f5tj7g')).toMatchObject({
    device_type: 'other',
    ip: '2001:e60:a1f8:*',
    status: 'expired',
  });
});

it('ends both tokens of a session on logout and keeps other devices signed in', async () => {
  const laptop = await registerMember(sandbox);
  const phone = await again(laptop);
  expect((await send('POST', '/auth/logout/', { token: laptop.access })).status).toBe(204);
  const refused = await send('GET', '/auth/sessions/', { token: laptop.access });
  expect(refused).toMatchObject({ status: 401, body: { code: 'token_revoked' } });
  expect((await refresh(laptop.refresh)).body.code).toBe('token_revoked');
  expect(await isSignedIn(phone)).toBe(true);
});

it('ends every session on force-logout', async () => {
  const laptop = await registerMember(sandbox);
  const phone = await again(laptop);
  const { status, body } = await send('POST', '/auth/force-logout/', { token: laptop.access });
  expect({ status, count: body.ended_session_count }).toEqual({ status: 200, count: 2 });
  expect(await Promise.all([isSignedIn(laptop), isSignedIn(phone)])).toEqual([false, false]);
});

it("revokes a session repeatedly without an error, but never another member's", async () => {
  const laptop = await registerMember(sandbox);
  const phone = await again(laptop);
  const { body } = await send('GET', '/auth/sessions/', { token: phone.access });
  const other = body.find((session: { current: boolean }) => !session.current);
  for (let times = 0; times < 2; times++) {
    expect((await send('DELETE', `/auth/sessions/${other.id}/`, { token: phone.access })).status).toBe(204);
  }
  expect(await isSignedIn(laptop)).toBe(false);
  const stranger = await registerMember(sandbox);
  const own = body.find((session: { current: boolean }) => session.current);
  const refused = await send('DELETE', `/auth/sessions/${own.id}/`, { token: stranger.access });
  expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await isSignedIn(phone)).toBe(true);
});

it('rotates the refresh token', async () => {
  const member = await registerMember(sandbox);
  const { status, body } = await refresh(member.refresh);
  expect(status).toBe(200);
  expect(body.refresh_token).not.toBe(member.refresh);
  expect(await isSignedIn({ access: body.access_token })).toBe(true);
  expect((await refresh(body.refresh_token)).status).toBe(200);
});

it('keeps two tabs signed in that refresh within 10 s (decision 11)', async () => {
  const member = await registerMember(sandbox);
  const tabs = await Promise.all([refresh(member.refresh), refresh(member.refresh), refresh(member.refresh)]);
  expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(tabs.map(({ body }) => body.refresh_token)).size).toBe(1);
  sandbox.advance(9_000);
  expect((await refresh(member.refresh)).body.refresh_token).toBe(tabs[0]?.body.refresh_token);
});

it('ends the session when a replaced refresh token is reused after its successor', async () => {
  const member = await registerMember(sandbox);
  const { body: first } = await refresh(member.refresh);
  const { body: second } = await refresh(first.refresh_token);
  expect(await refresh(member.refresh)).toMatchObject({ status: 401, body: { code: 'token_revoked' } });
  expect((await refresh(second.refresh_token)).body.code).toBe('token_revoked');
  expect(await isSignedIn({ access: second.access_token })).toBe(false);
});

it('ends the session when a replaced refresh token is reused later', async () => {
  const member = await registerMember(sandbox);
  const { body } = await refresh(member.refresh);
  sandbox.advance(11_000);
  expect(await refresh(member.refresh)).toMatchObject({ status: 401, body: { code: 'token_revoked' } });
  expect((await refresh(body.refresh_token)).body.code).toBe('token_revoked');
  expect(await isSignedIn({ access: body.access_token })).toBe(false);
});

it('issues an access token for a valid bearer token, with or without an empty body', async () => {
  const { access: token } = await registerMember(sandbox);
  for (const options of [{ json: {} }, {}]) {
    const { status, body } = await send('POST', '/auth/refresh/', { token, ...options });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['access_token']);
  }
});

it('accepts the refresh token even if the bearer token has expired', async () => {
  const member = await registerMember(sandbox);
  sandbox.advance(16 * 60_000);
  const { body } = await send('GET', '/auth/sessions/', { token: member.access });
  expect(body.code).toBe('token_expired');
  const renewed = await send('POST', '/auth/refresh/', {
    token: member.access,
    json: { refresh_token: member.refresh },
  });
  expect(renewed.status).toBe(200);
});

it('rejects a refresh with a missing, unknown or expired token', async () => {
  expect((await send('POST', '/auth/refresh/', { json: {} })).body.code).toBe('authentication_required');
  expect((await refresh('x'.repeat(43))).body.code).toBe('token_invalid');
  const member = await registerMember(sandbox);
  sandbox.advance(14 * 24 * 3600 * 1000 + 1000);
  expect(await refresh(member.refresh)).toMatchObject({ status: 401, body: { code: 'token_expired' } });
});
