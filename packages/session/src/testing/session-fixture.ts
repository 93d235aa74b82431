import { createGliClient } from '@gli/sdk';
import { createSession } from '../create-session.ts';
import type { SignOutReason } from '../sign-out-reason.ts';
import { createStoredSession } from '../stored-session.ts';
import { createFakeBackend, errorResponse, jsonResponse } from './fake-backend.ts';
import { createFakeBrowser, type FakeTab } from './fake-browser.ts';

export const KIM = { id: 'mem_4kq7w2hx9p', name: '김서연', role: 'member', email: 'seoyeon.kim@example.com' };
export const LEE = { id: 'mem_8rt3n6vc1d', name: '이준호', email: 'junho.lee@example.com' };
export const NOW = Date.parse('2026-11-21T09:00:00+09:00');

/** Returns the local storage content of a signed-in member. */
export function storedMember(user: object = KIM): Record<string, string> {
  return {
    'auth-token': JSON.stringify({ access: 'access-1', refresh: 'refresh-1' }),
    'user-profile': JSON.stringify(user),
    'last-login': '2026-11-20T10:00:00.000Z',
  };
}

/** Creates a backend where every call succeeds for Kim. */
export function friendlyBackend() {
  return createFakeBackend({
    'POST /auth/login/': () =>
      jsonResponse(200, { token: { access: 'access-1', refresh: 'refresh-1' }, user: KIM }),
    'POST /auth/register/': () =>
      jsonResponse(201, { tokens: { access_token: 'access-1', refresh_token: 'refresh-1' }, user: LEE }),
    'POST /auth/logout/': () => jsonResponse(200, {}),
    'POST /auth/refresh/': () => jsonResponse(200, { access_token: 'access-2', refresh_token: 'refresh-2' }),
    'GET /user/profile/': ({ authorization }) =>
      authorization === null
        ? errorResponse(401, 'authentication_required')
        : jsonResponse(200, { ...KIM, bio: 'fresh' }),
  });
}

export type SessionFixtureOptions = {
  stored?: Record<string, string>;
  backend?: ReturnType<typeof createFakeBackend>;
  tab?: FakeTab;
  now?: () => number;
};

/** Creates a session in a fake tab, with the SDK's real client. */
export function sessionFixture({ stored = {}, now = () => NOW, ...given }: SessionFixtureOptions = {}) {
  const browser = createFakeBrowser(stored);
  const tab = given.tab ?? browser.openTab();
  const backend = given.backend ?? friendlyBackend();
  const storedSession = createStoredSession({ local: tab.local, perTab: tab.session });
  const client = createGliClient({
    baseUrl: 'https://api.gli.test/api',
    tokens: storedSession.tokens.forClient,
    csrf: storedSession.csrfToken,
    fetch: backend.fetch,
    sleep: async () => {},
    retry: { retries: 0 },
  });
  const logged: string[] = [];
  const session = createSession({
    client,
    stored: storedSession,
    now,
    storageChanges: tab.storageChanges,
    log: (message) => logged.push(message),
  });
  const reasons: SignOutReason[] = [];
  session.onSignedOut((reason) => reasons.push(reason));
  return { session, client, backend, browser, tab, storedSession, reasons, logged };
}
