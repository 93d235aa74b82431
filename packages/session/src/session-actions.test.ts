import { GliApiError, GliContractError, GliUnauthorizedError, unwrap } from '@gli/sdk';
import { describe, expect, it } from 'vitest';
import { errorResponse, jsonResponse } from './testing/fake-backend.ts';
import { friendlyBackend, KIM, LEE, NOW, sessionFixture, storedMember } from './testing/session-fixture.ts';

const CREDENTIALS = { username: 'seoyeon.kim@example.com', password: 'correct horse' };
const REGISTRATION = { email: LEE.email, password: 'correct horse', name: LEE.name, terms_accepted: true };

describe('signing in', () => {
  it('stores the tokens, profile and login time, and sends no bearer token', async () => {
    const { session, browser, backend } = sessionFixture();
    await session.initialize();
    await session.signIn(CREDENTIALS);
    expect(session.getState()).toEqual({ status: 'authenticated', user: KIM });
    expect(Object.fromEntries(browser.stored)).toEqual({
      'auth-token': '{"access":"access-1","refresh":"refresh-1"}',
      'user-profile': JSON.stringify(KIM),
      'last-login': new Date(NOW).toISOString(),
    });
    // Tokens are stored last, because other tabs read the rest as soon as they appear.
    expect([...browser.stored.keys()].at(-1)).toBe('auth-token');
    expect(backend.received).toMatchObject([
      { call: 'POST /auth/login/', authorization: null, body: CREDENTIALS },
    ]);
  });

  it("throws the server's error for a wrong password and changes nothing", async () => {
    const backend = friendlyBackend();
    backend.handlers['POST /auth/login/'] = () =>
      errorResponse(401, 'invalid_credentials', '비밀번호가 다릅니다');
    const { session, browser, reasons } = sessionFixture({ backend });
    await session.initialize();
    const failure = await session.signIn(CREDENTIALS).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(GliApiError);
    expect(failure).toMatchObject({ code: 'invalid_credentials', message: '비밀번호가 다릅니다' });
    expect(session.getState()).toEqual({ status: 'guest' });
    expect([...browser.stored]).toEqual([]);
    expect(backend.getCalls('POST /auth/refresh/')).toHaveLength(0);
    expect(reasons).toEqual([]);
  });

  it('fails if the response has no member, and stores nothing', async () => {
    const backend = friendlyBackend();
    backend.handlers['POST /auth/login/'] = () =>
      jsonResponse(200, { token: { access: 'a', refresh: 'r' }, user: {} });
    const { session, browser } = sessionFixture({ backend });
    await expect(session.signIn(CREDENTIALS)).rejects.toBeInstanceOf(GliContractError);
    expect([...browser.stored]).toEqual([]);
  });

  it('stores a registration’s tokens, and uses the guest role if none is given', async () => {
    const { session, browser } = sessionFixture();
    await session.register(REGISTRATION);
    expect(session.getState()).toEqual({ status: 'authenticated', user: { ...LEE, role: 'guest' } });
    expect(browser.stored.get('auth-token')).toBe('{"access":"access-1","refresh":"refresh-1"}');
  });
});

describe('signing out', () => {
  it.each([
    ['succeeds', () => jsonResponse(200, {})],
    ['rejects the call', () => errorResponse(403, 'permission_denied')],
    ['fails', () => new Response(null, { status: 500 })],
    ['is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('clears everything when the server %s', async (_, logout) => {
    const backend = friendlyBackend();
    backend.handlers['POST /auth/logout/'] = logout;
    const { session, browser, tab, reasons } = sessionFixture({ backend });
    await session.signIn(CREDENTIALS);
    await session.signOut('header_logout');
    expect(session.getState()).toEqual({ status: 'guest' });
    expect([...browser.stored]).toEqual([]);
    expect(tab.session.getItem('csrf-token')).toBeNull();
    expect(reasons).toEqual(['header_logout']);
    expect(backend.getCalls('POST /auth/logout/')[0]).toMatchObject({ authorization: 'Bearer access-1' });
    expect(backend.getCalls('POST /auth/logout/')[0]?.headers.get('X-CSRF-Token')).toMatch(/^[0-9a-f]{64}$/);
  });

  it("reports the member's reason even if the server has already ended the session", async () => {
    const backend = friendlyBackend();
    backend.handlers['POST /auth/logout/'] = () => errorResponse(401, 'token_expired');
    backend.handlers['POST /auth/refresh/'] = () => errorResponse(401, 'token_revoked');
    const { session, reasons } = sessionFixture({ backend });
    await session.signIn(CREDENTIALS);
    await session.signOut('wallet_logout');
    expect(reasons).toEqual(['wallet_logout']);
  });

  it('does not call the server again after logging out everywhere', async () => {
    const { session, backend, reasons } = sessionFixture();
    await session.signIn(CREDENTIALS);
    await session.signOut('force_logout');
    expect(backend.getCalls('POST /auth/logout/')).toHaveLength(0);
    expect(reasons).toEqual(['force_logout']);
  });

  it('does not send tokens that a pending logout is about to revoke', async () => {
    const { session, client, backend } = sessionFixture();
    await session.signIn(CREDENTIALS);
    const leaving = session.signOut('header_logout');
    expect(session.getState()).toEqual({ status: 'guest' });
    await Promise.all([leaving, client.GET('/user/profile/')]);
    expect(backend.getCalls('GET /user/profile/')[0]).toMatchObject({ authorization: null });
    expect(backend.getCalls('POST /auth/refresh/')).toHaveLength(0);
  });

  it('ends the session on the server even with an expired access token', async () => {
    const backend = friendlyBackend();
    backend.handlers['POST /auth/logout/'] = ({ authorization }) =>
      authorization === 'Bearer access-2' ? jsonResponse(200, {}) : errorResponse(401, 'token_expired');
    const { session, browser, logged } = sessionFixture({ backend });
    await session.signIn(CREDENTIALS);
    await session.signOut('header_logout');
    expect(backend.getCalls('POST /auth/refresh/')).toMatchObject([{ body: { refresh_token: 'refresh-1' } }]);
    expect(backend.getCalls('POST /auth/logout/')).toHaveLength(2);
    expect(logged).toEqual([]);
    expect([...browser.stored]).toEqual([]);
  });

  it('does not sign out another member who signs in before the server has responded', async () => {
    const backend = friendlyBackend();
    let respond = (_: Response) => {};
    backend.handlers['POST /auth/logout/'] = () => new Promise((resolve) => (respond = resolve));
    const { session, storedSession } = sessionFixture({ backend });
    await session.signIn(CREDENTIALS);
    const leaving = session.signOut('header_logout');
    await session.register(REGISTRATION);
    const csrf = storedSession.csrfToken();
    respond(jsonResponse(200, {}));
    await leaving;
    expect(session.getState()).toMatchObject({ user: { id: LEE.id } });
    expect(storedSession.csrfToken()).toBe(csrf);
  });

  it('reports the reason for a sign-out only after the state has changed', async () => {
    const { session } = sessionFixture();
    await session.signIn(CREDENTIALS);
    const seen: string[] = [];
    session.onSignedOut(() => seen.push(session.getState().status));
    await session.signOut('header_logout');
    expect(seen).toEqual(['guest']);
  });
});

describe('a call that ends the session on the server', () => {
  /** An account deletion whose response is controlled by the test. */
  async function deletion() {
    const backend = friendlyBackend();
    const respond: ((response: Response) => void)[] = [];
    backend.handlers['DELETE /user/profile/'] = () => new Promise((resolve) => respond.push(resolve));
    const fixture = sessionFixture({ backend });
    const { session, client } = fixture;
    await session.signIn(CREDENTIALS);
    const call = session.endWith(async (headers) =>
      unwrap(await client.DELETE('/user/profile/', { headers })),
    );
    const sent = (count: number) =>
      expect.poll(() => backend.getCalls('DELETE /user/profile/').length).toBe(count);
    await sent(1);
    return { ...fixture, call, sent, respond: (response: Response) => respond.shift()?.(response) };
  }

  it('holds all reads until the page signs out', async () => {
    const { session, client, backend, browser, reasons, call, respond } = await deletion();
    const reading = new AbortController();
    const read = client.GET('/user/profile/', { signal: reading.signal }).catch((error: Error) => error.name);
    respond(jsonResponse(200, { notice: 'gone' }));
    await expect(call).resolves.toEqual({ notice: 'gone' });
    expect([...browser.stored]).toEqual([]);
    expect(session.getState().status).toBe('authenticated');
    session.onSignedOut(() => reading.abort());
    await session.signOut('force_logout');
    expect(await read).toBe('AbortError');
    expect(backend.getCalls('GET /user/profile/')).toEqual([]);
    expect(backend.getCalls('POST /auth/logout/')).toEqual([]);
    expect(reasons).toEqual(['force_logout']);
    await session.signIn(CREDENTIALS);
    await client.GET('/user/profile/');
    expect(backend.getCalls('GET /user/profile/')).toMatchObject([{ authorization: 'Bearer access-1' }]);
  });

  it('releases held reads when rejected and changes nothing else', async () => {
    const { session, client, backend, call, respond } = await deletion();
    const read = client.GET('/user/profile/');
    respond(errorResponse(409, 'conflict'));
    await expect(call).rejects.toMatchObject({ code: 'conflict' });
    await read;
    expect(backend.getCalls('GET /user/profile/')).toMatchObject([{ authorization: 'Bearer access-1' }]);
    expect(session.getState().status).toBe('authenticated');
  });

  it('is retried with refreshed tokens, which stay stored if the retry fails', async () => {
    const { browser, backend, call, sent, respond } = await deletion();
    respond(errorResponse(401, 'token_expired'));
    await sent(2);
    expect(backend.getCalls('DELETE /user/profile/')[1]?.authorization).toBe('Bearer access-2');
    respond(errorResponse(409, 'conflict'));
    await expect(call).rejects.toMatchObject({ code: 'conflict' });
    expect(browser.stored.get('auth-token')).toBe('{"access":"access-2","refresh":"refresh-2"}');
  });
});

describe('a session', () => {
  it('ends when the server rejects a refresh', async () => {
    const backend = friendlyBackend();
    const { session, client, browser, reasons } = sessionFixture({ backend });
    await session.signIn(CREDENTIALS);
    backend.handlers['GET /user/profile/'] = () => errorResponse(401, 'token_expired');
    backend.handlers['POST /auth/refresh/'] = () => errorResponse(401, 'token_revoked');
    await client.GET('/user/profile/');
    expect(session.getState()).toEqual({ status: 'guest' });
    expect([...browser.stored]).toEqual([]);
    expect(reasons).toEqual(['refresh_refused']);
  });

  it.each([
    {
      what: 'ends after a call without tokens',
      code: 'authentication_required',
      sinceLogin: 0,
      hasToken: false,
      ends: true,
    },
    {
      what: 'ends after a call whose tokens are rejected despite a renewal',
      code: 'token_invalid',
      sinceLogin: 3_600_000,
      hasToken: true,
      ends: true,
    },
    {
      what: 'continues if tokens from a recent login are rejected',
      code: 'token_invalid',
      sinceLogin: 0,
      hasToken: true,
      ends: false,
    },
    {
      what: 'continues after a wrong password',
      code: 'invalid_credentials',
      sinceLogin: 3_600_000,
      hasToken: true,
      ends: false,
    },
  ])('$what', async ({ code, sinceLogin, hasToken, ends }) => {
    let now = NOW;
    const { session, browser, reasons } = sessionFixture({ now: () => now });
    await session.signIn(CREDENTIALS);
    now += sinceLogin;
    if (!hasToken) browser.stored.delete('auth-token');
    const body = { error: '', message: '', code, details: {} };
    session.endIfUnauthorized(new GliUnauthorizedError(401, body, null, null));
    expect(session.getState().status).toBe(ends ? 'guest' : 'authenticated');
    expect(reasons).toEqual(ends ? ['refresh_refused'] : []);
  });

  it('ignores other errors and errors of a visitor', async () => {
    const { session, reasons } = sessionFixture();
    const body = { error: '', message: '', code: 'token_invalid', details: {} };
    session.endIfUnauthorized(new GliUnauthorizedError(401, body, null, null));
    await session.signIn(CREDENTIALS);
    session.endIfUnauthorized(new GliApiError(403, body, null, null));
    session.endIfUnauthorized(new TypeError('a bug'));
    expect(session.getState().status).toBe('authenticated');
    expect(reasons).toEqual([]);
  });

  it('shows a profile loaded later and ignores a failure to load it', async () => {
    const backend = friendlyBackend();
    const { session } = sessionFixture({ backend });
    await session.signIn(CREDENTIALS);
    await session.loadProfile();
    expect(session.getState()).toMatchObject({ user: { bio: 'fresh' } });
    backend.handlers['GET /user/profile/'] = () => errorResponse(404, 'not_found');
    await expect(session.loadProfile()).rejects.toBeInstanceOf(GliApiError);
    expect(session.getState()).toMatchObject({ status: 'authenticated', user: { bio: 'fresh' } });
  });

  it('ignores a profile that arrives after sign-out', async () => {
    const backend = friendlyBackend();
    const { session, browser } = sessionFixture({ backend });
    await session.signIn(CREDENTIALS);
    let deliver = (_: Response) => {};
    backend.handlers['GET /user/profile/'] = () => new Promise((resolve) => (deliver = resolve));
    const loading = session.loadProfile();
    await expect.poll(() => backend.getCalls('GET /user/profile/').length).toBe(1);
    await session.signOut('header_logout');
    deliver(jsonResponse(200, KIM));
    await loading;
    expect(session.getState()).toEqual({ status: 'guest' });
    expect([...browser.stored]).toEqual([]);
  });
});

describe('a changed profile', () => {
  it('is shown and stored for the current member', async () => {
    const { session, browser } = sessionFixture();
    await session.signIn(CREDENTIALS);
    expect(session.setUser({ ...KIM, name: '김서윤', phone: '+82 10-1234-5678' })).toBe(true);
    expect(session.getState()).toMatchObject({ user: { name: '김서윤', phone: '+82 10-1234-5678' } });
    expect(JSON.parse(browser.stored.get('user-profile') ?? '')).toMatchObject({ name: '김서윤' });
  });

  it.each([
    ['another member', LEE],
    ['no member', { name: 'no id' }],
  ])('is ignored if it belongs to %s', async (_, profile) => {
    const { session, browser } = sessionFixture();
    await session.signIn(CREDENTIALS);
    expect(session.setUser(profile)).toBe(false);
    expect(session.getState()).toMatchObject({ user: { id: KIM.id } });
    expect(browser.stored.get('user-profile')).toBe(JSON.stringify(KIM));
  });

  it('is ignored after sign-out', async () => {
    const { session, browser } = sessionFixture();
    await session.signIn(CREDENTIALS);
    await session.signOut('header_logout');
    expect(session.setUser(KIM)).toBe(false);
    expect(session.getState()).toEqual({ status: 'guest' });
    expect([...browser.stored]).toEqual([]);
  });
});

it('ignores changes once disposed', async () => {
  const { session, storedSession, reasons } = sessionFixture({ stored: storedMember() });
  await session.initialize();
  session.dispose();
  storedSession.tokens.clear();
  expect(session.getState().status).toBe('authenticated');
  expect(reasons).toEqual([]);
});
