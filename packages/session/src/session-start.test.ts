import { describe, expect, it } from 'vitest';
import { errorResponse, jsonResponse } from './testing/fake-backend.ts';
import { friendlyBackend, KIM, NOW, sessionFixture, storedMember } from './testing/session-fixture.ts';

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const storedTokens = (text: string | undefined) => JSON.parse(text ?? 'null');

describe('a visitor without tokens', () => {
  it('is a guest, and data of a previous member is cleared', async () => {
    const { session, browser, backend, reasons } = sessionFixture({
      stored: { 'user-profile': JSON.stringify(KIM), 'last-login': '2026-11-20T10:00:00.000Z' },
    });
    await session.initialize();
    expect(session.getState()).toEqual({ status: 'guest' });
    expect([...browser.stored]).toEqual([]);
    expect(backend.received).toEqual([]);
    expect(reasons).toEqual([]);
  });

  it.each(['{"access":', '[]', '"token"', '{"access":7,"refresh":"r"}', '{"access":""}', 'null'])(
    'is a guest if the stored tokens are %s',
    async (text) => {
      const { session, browser } = sessionFixture({ stored: { ...storedMember(), 'auth-token': text } });
      await session.initialize();
      expect(session.getState()).toEqual({ status: 'guest' });
      expect([...browser.stored]).toEqual([]);
    },
  );
});

describe('a stored member', () => {
  it('is signed in immediately, before the tokens and the profile are refreshed', async () => {
    const { session, browser, backend } = sessionFixture({ stored: storedMember() });
    const ready = session.initialize();
    expect(session.getState()).toEqual({ status: 'authenticated', user: KIM });
    await ready;
    expect(session.getState()).toMatchObject({ status: 'authenticated', user: { id: KIM.id, bio: 'fresh' } });
    expect(backend.getCalls('POST /auth/refresh/')[0]?.body).toEqual({ refresh_token: 'refresh-1' });
    expect(backend.getCalls('GET /user/profile/')[0]?.authorization).toBe('Bearer access-2');
    expect(storedTokens(browser.stored.get('auth-token'))).toEqual({
      access: 'access-2',
      refresh: 'refresh-2',
    });
    expect(storedTokens(browser.stored.get('user-profile'))).toMatchObject({ bio: 'fresh' });
  });

  it('starts only once for repeated calls', async () => {
    const { session, backend } = sessionFixture({ stored: storedMember() });
    await Promise.all([session.initialize(), session.initialize()]);
    await session.initialize();
    expect(backend.getCalls('POST /auth/refresh/')).toHaveLength(1);
    expect(backend.getCalls('GET /user/profile/')).toHaveLength(1);
  });

  it('fetches the profile only once while the app starts, and again on a later request', async () => {
    const { session, backend } = sessionFixture({ stored: storedMember() });
    const ready = session.initialize();
    await session.loadProfile();
    await ready;
    expect(backend.getCalls('GET /user/profile/')).toHaveLength(1);
    expect(session.getState()).toMatchObject({ user: { bio: 'fresh' } });
    await session.loadProfile();
    expect(backend.getCalls('GET /user/profile/')).toHaveLength(2);
  });

  it('has the role guest if the stored profile has none', async () => {
    const { session } = sessionFixture({ stored: storedMember({ id: 'mem_1', name: 'Kim', role: 7 }) });
    void session.initialize();
    expect(session.getState()).toMatchObject({ user: { role: 'guest' } });
  });

  it.each(['{', '{"name":"no id"}', '{"id":"","name":"Kim"}'])(
    'stays signed in with the invalid stored profile %s by fetching it again',
    async (text) => {
      const { session, browser } = sessionFixture({ stored: { ...storedMember(), 'user-profile': text } });
      const ready = session.initialize();
      expect(session.getState().status).toBe('starting');
      await ready;
      expect(session.getState()).toMatchObject({ status: 'authenticated', user: { id: KIM.id } });
      expect(storedTokens(browser.stored.get('user-profile'))).toMatchObject({ id: KIM.id });
    },
  );

  it('refreshes with the access token when the refresh token is invalid', async () => {
    const tokens = JSON.stringify({ access: 'access-1', refresh: 7 });
    const { session, backend } = sessionFixture({ stored: { ...storedMember(), 'auth-token': tokens } });
    await session.initialize();
    expect(backend.getCalls('POST /auth/refresh/')[0]).toMatchObject({
      body: {},
      authorization: 'Bearer access-1',
    });
    expect(session.getState().status).toBe('authenticated');
  });
});

describe('when the tokens cannot be renewed at start', () => {
  it.each([400, 401, 403])('signs out after status %i', async (status) => {
    const backend = friendlyBackend();
    backend.handlers['POST /auth/refresh/'] = () => errorResponse(status, 'token_revoked');
    const { session, browser, reasons } = sessionFixture({ stored: storedMember(), backend });
    await session.initialize();
    expect(session.getState()).toEqual({ status: 'guest' });
    expect([...browser.stored]).toEqual([]);
    expect(reasons).toEqual(['refresh_refused']);
    expect(backend.getCalls('GET /user/profile/')).toHaveLength(0);
  });

  it.each([
    ['no network', offline],
    ['a server error', () => errorResponse(503, 'server_error')],
    ['an empty server error', () => new Response(null, { status: 500 })],
    ["a proxy's page", () => new Response('<html></html>')],
  ])('keeps the member signed in after %s, even with an expired access token', async (_, fails) => {
    const backend = friendlyBackend();
    backend.handlers['POST /auth/refresh/'] = fails;
    backend.handlers['GET /user/profile/'] = () => errorResponse(401, 'token_expired');
    const { session, browser, reasons } = sessionFixture({ stored: storedMember(), backend });
    await session.initialize();
    expect(session.getState()).toEqual({ status: 'authenticated', user: KIM });
    expect(browser.stored.get('auth-token')).toBe(storedMember()['auth-token']);
    expect(reasons).toEqual([]);
  });

  it('shows a member who has only tokens as a guest until the network is back', async () => {
    const backend = friendlyBackend();
    backend.handlers['POST /auth/refresh/'] = offline;
    backend.handlers['GET /user/profile/'] = offline;
    const { session, browser, reasons } = sessionFixture({
      stored: { 'auth-token': storedMember()['auth-token'] ?? '' },
      backend,
    });
    await session.initialize();
    expect(session.getState()).toEqual({ status: 'guest' });
    expect(browser.stored.has('auth-token')).toBe(true);
    expect(reasons).toEqual([]);
  });
});

describe('when the profile request is rejected at start', () => {
  const start = async (refuse: () => Response | Promise<Response>, lastLoginAgeMs: number) => {
    const backend = friendlyBackend();
    backend.handlers['GET /user/profile/'] = refuse;
    const stored = { ...storedMember(), 'last-login': new Date(NOW - lastLoginAgeMs).toISOString() };
    const fixture = sessionFixture({ stored, backend });
    await fixture.session.initialize();
    return fixture;
  };

  // The grace of 30 s is for the first fetch after a login (decision 10).
  it.each([401, 404])('signs out after status %i without another refresh', async (status) => {
    const { session, browser, reasons, backend } = await start(
      () => errorResponse(status, 'not_found'),
      30_000,
    );
    expect(session.getState()).toEqual({ status: 'guest' });
    expect([...browser.stored]).toEqual([]);
    expect(reasons).toEqual(['profile_refused']);
    expect(backend.getCalls('POST /auth/refresh/')).toHaveLength(1);
  });

  it.each([
    ['the login was less than 30 s ago', () => errorResponse(401, 'token_invalid'), 29_999],
    [
      'the error is about a missing wallet address',
      () => errorResponse(404, 'not_found', 'Wallet address not found'),
      99_999,
    ],
    [
      'the code is about a missing wallet',
      () => errorResponse(404, 'wallet_not_found', '등록되지 않았습니다'),
      99_999,
    ],
    ['the request is forbidden', () => errorResponse(403, 'permission_denied'), 99_999],
    ['the server fails', () => errorResponse(500, 'server_error'), 99_999],
    ['the network is down', offline, 99_999],
    ['the response has no member', () => jsonResponse(200, {}), 99_999],
  ])('keeps the member signed in if %s', async (_, refuse, age) => {
    const { session, reasons } = await start(refuse, age);
    expect(session.getState().status).toBe('authenticated');
    expect(reasons).toEqual([]);
  });

  it('signs out if the last login is in the future', async () => {
    const { session } = await start(() => errorResponse(401, 'token_invalid'), -1);
    expect(session.getState().status).toBe('guest');
  });
});

it('keeps a member signed in who logs in while the old tokens are being rejected', async () => {
  const backend = friendlyBackend();
  let refuse = (_: Response) => {};
  backend.handlers['POST /auth/refresh/'] = () => new Promise((resolve) => (refuse = resolve));
  backend.handlers['POST /auth/login/'] = () =>
    jsonResponse(200, { token: { access: 'access-9', refresh: 'refresh-9' }, user: KIM });
  const { session, reasons } = sessionFixture({
    stored: { 'auth-token': storedMember()['auth-token'] ?? '' },
    backend,
  });
  const ready = session.initialize();
  await session.signIn({ username: 'seoyeon.kim@example.com', password: 'x' });
  refuse(errorResponse(401, 'token_revoked'));
  await ready;
  expect(session.getState()).toMatchObject({ status: 'authenticated', user: { id: KIM.id } });
  expect(reasons).toEqual([]);
});

it('keeps a member signed in if another tab refreshed the tokens rejected by the profile request', async () => {
  const backend = friendlyBackend();
  const { session, storedSession, reasons } = sessionFixture({ stored: storedMember(), backend });
  backend.handlers['GET /user/profile/'] = () => {
    storedSession.tokens.set({ access: 'access-7', refresh: 'refresh-7' });
    return errorResponse(401, 'token_expired');
  };
  await session.initialize();
  expect(session.getState().status).toBe('authenticated');
  expect(storedSession.tokens.get()?.access).toBe('access-7');
  expect(reasons).toEqual([]);
});

it('delivers an earlier sign-out once to every listener that asks for it', async () => {
  const backend = friendlyBackend();
  backend.handlers['POST /auth/refresh/'] = () => errorResponse(401, 'token_revoked');
  const { session, reasons } = sessionFixture({ stored: storedMember(), backend });
  await session.initialize();
  const heard: string[] = [];
  session.onSignedOut((reason) => heard.push(`menus: ${reason}`));
  session.onSignedOut((reason) => heard.push(`page: ${reason}`), { replayMissed: true });
  await Promise.resolve();
  session.onSignedOut((reason) => heard.push(`page again: ${reason}`), { replayMissed: true });
  await Promise.resolve();
  expect(heard).toEqual(['menus: refresh_refused', 'page: refresh_refused']);
  expect(reasons).toEqual(['refresh_refused']);
});
