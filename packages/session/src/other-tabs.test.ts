import { describe, expect, it, vi } from 'vitest';
import { browserStorageChanges } from './other-tabs.ts';
import { answer, refusal } from './testing/fake-backend.ts';
import { createFakeBrowser } from './testing/fake-browser.ts';
import { friendlyBackend, KIM, LEE, sessionFixture, storedMember } from './testing/session-fixture.ts';

const CREDENTIALS = { username: 'seoyeon.kim@example.com', password: 'correct horse' };

async function twoTabs(stored: Record<string, string>, secondBackend = friendlyBackend()) {
  const browser = createFakeBrowser(stored);
  const first = sessionFixture({ tab: browser.openTab() });
  const second = sessionFixture({ tab: browser.openTab(), backend: secondBackend });
  await first.session.initialize();
  await second.session.initialize();
  return { browser, first, second };
}

describe('two tabs', () => {
  it('a sign-in is followed', async () => {
    const { first, second } = await twoTabs({});
    await first.session.signIn(CREDENTIALS);
    await expect.poll(() => second.session.getState()).toEqual({ status: 'authenticated', user: KIM });
    expect(second.reasons).toEqual([]);
  });

  it('a sign-out is followed, and nothing is sent for it twice', async () => {
    const { first, second } = await twoTabs(storedMember());
    await first.session.signOut('header_logout');
    await expect.poll(() => second.session.getState()).toEqual({ status: 'guest' });
    expect(second.reasons).toEqual(['other_tab']);
    expect(second.backend.callsOf('POST /auth/logout/')).toHaveLength(0);
  });

  it('another member who signs in replaces the first one, and the app hears of it', async () => {
    const { first, second } = await twoTabs(storedMember());
    first.backend.handlers['POST /auth/login/'] = () =>
      answer(200, { token: { access: 'lee', refresh: 'lee' }, user: LEE });
    await first.session.signIn(CREDENTIALS);
    await expect.poll(() => second.session.getState()).toMatchObject({ user: { id: LEE.id } });
    expect([first.reasons, second.reasons]).toEqual([['member_changed'], ['member_changed']]);
  });

  it('a changed profile is shown in both', async () => {
    const { first, second } = await twoTabs(storedMember());
    first.backend.handlers['GET /user/profile/'] = () => answer(200, { ...KIM, name: '김서연 (개명)' });
    await first.session.loadProfile();
    await expect.poll(() => second.session.getState()).toMatchObject({ user: { name: '김서연 (개명)' } });
  });

  it('renewed tokens do not render the other tab again', async () => {
    const { first, second } = await twoTabs(storedMember());
    const before = second.session.getState();
    first.storedSession.tokens.set({ access: 'access-3', refresh: 'refresh-3' });
    await Promise.resolve();
    expect(second.session.getState()).toBe(before);
  });

  it('a refusal of tokens that the other tab has renewed meanwhile signs nobody out', async () => {
    const backend = friendlyBackend();
    const { browser, first, second } = await twoTabs(storedMember(), backend);
    let refuse = (_: Response) => {};
    backend.handlers['POST /auth/refresh/'] = () => new Promise((resolve) => (refuse = resolve));
    const renewal = second.client.refresh();
    await expect.poll(() => backend.callsOf('POST /auth/refresh/').length).toBe(2);
    first.storedSession.tokens.set({ access: 'access-7', refresh: 'refresh-7' });
    refuse(refusal(401, 'token_revoked'));
    await expect(renewal).resolves.toEqual({ access: 'access-7', refresh: 'refresh-7' });
    expect(browser.stored.get('auth-token')).toBe('{"access":"access-7","refresh":"refresh-7"}');
    expect([first, second].map(({ session }) => session.getState().status)).toEqual([
      'authenticated',
      'authenticated',
    ]);
  });
});

it("the browser's events of session storage are not taken for another tab's", () => {
  const sessionStorage = {};
  const localStorage = {};
  const listeners = new Set<(event: unknown) => void>();
  const window = {
    sessionStorage,
    addEventListener: (_: string, listener: (event: unknown) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: unknown) => void) => listeners.delete(listener),
  };
  const heard = vi.fn();
  const stop = browserStorageChanges(window as unknown as Window)(heard);
  for (const listener of listeners) {
    listener({ storageArea: localStorage, key: 'auth-token' });
    listener({ storageArea: sessionStorage, key: 'csrf-token' });
    listener({ storageArea: localStorage, key: null });
  }
  expect(heard.mock.calls).toEqual([['auth-token'], [null]]);
  stop();
  expect(listeners.size).toBe(0);
});
