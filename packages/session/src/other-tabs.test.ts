import { describe, expect, it, vi } from 'vitest';
import { browserStorageChanges, type StorageChanges } from './other-tabs.ts';
import { errorResponse, jsonResponse } from './testing/fake-backend.ts';
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
  it('share a sign-in', async () => {
    const { first, second } = await twoTabs({});
    await first.session.signIn(CREDENTIALS);
    await expect.poll(() => second.session.getState()).toEqual({ status: 'authenticated', user: KIM });
    expect(second.reasons).toEqual([]);
  });

  it('share a sign-out and send it only once', async () => {
    const { first, second } = await twoTabs(storedMember());
    await first.session.signOut('header_logout');
    await expect.poll(() => second.session.getState()).toEqual({ status: 'guest' });
    expect(second.reasons).toEqual(['other_tab']);
    expect(second.backend.getCalls('POST /auth/logout/')).toHaveLength(0);
  });

  it('replace the first member when another one signs in, and notify the app', async () => {
    const { first, second } = await twoTabs(storedMember());
    first.backend.handlers['POST /auth/login/'] = () =>
      jsonResponse(200, { token: { access: 'lee', refresh: 'lee' }, user: LEE });
    await first.session.signIn(CREDENTIALS);
    await expect.poll(() => second.session.getState()).toMatchObject({ user: { id: LEE.id } });
    expect([first.reasons, second.reasons]).toEqual([['member_changed'], ['member_changed']]);
  });

  it('share a changed profile', async () => {
    const { first, second } = await twoTabs(storedMember());
    first.backend.handlers['GET /user/profile/'] = () => jsonResponse(200, { ...KIM, name: '김서연 (개명)' });
    await first.session.loadProfile();
    await expect.poll(() => second.session.getState()).toMatchObject({ user: { name: '김서연 (개명)' } });
  });

  it('do not re-render for refreshed tokens', async () => {
    const { first, second } = await twoTabs(storedMember());
    const before = second.session.getState();
    first.storedSession.tokens.set({ access: 'access-3', refresh: 'refresh-3' });
    await Promise.resolve();
    expect(second.session.getState()).toBe(before);
  });

  it('stay signed in if one has already refreshed the tokens rejected in the other', async () => {
    const backend = friendlyBackend();
    const { browser, first, second } = await twoTabs(storedMember(), backend);
    let refuse = (_: Response) => {};
    backend.handlers['POST /auth/refresh/'] = () => new Promise((resolve) => (refuse = resolve));
    const renewal = second.client.refresh();
    await expect.poll(() => backend.getCalls('POST /auth/refresh/').length).toBe(2);
    first.storedSession.tokens.set({ access: 'access-7', refresh: 'refresh-7' });
    refuse(errorResponse(401, 'token_revoked'));
    await expect(renewal).resolves.toEqual({ access: 'access-7', refresh: 'refresh-7' });
    expect(browser.stored.get('auth-token')).toBe('{"access":"access-7","refresh":"refresh-7"}');
    expect([first, second].map(({ session }) => session.getState().status)).toEqual([
      'authenticated',
      'authenticated',
    ]);
  });
});

describe('a suspended tab', () => {
  /** Creates a tab that receives no events until it is woken, like a frozen one. */
  function sleepingTab(browser: ReturnType<typeof createFakeBrowser>) {
    const { storageChanges: _, ...areas } = browser.openTab();
    let wake = () => {};
    const storageChanges: StorageChanges = (listener) => {
      wake = () => listener(null);
      return () => {};
    };
    return { ...sessionFixture({ tab: { ...areas, storageChanges } }), wake: () => wake() };
  }

  it('notices that the member has signed out', async () => {
    const browser = createFakeBrowser(storedMember());
    const first = sessionFixture({ tab: browser.openTab() });
    const second = sleepingTab(browser);
    await Promise.all([first.session.initialize(), second.session.initialize()]);
    await first.session.signOut('header_logout');
    expect(second.session.getState().status).toBe('authenticated');
    second.wake();
    expect(second.session.getState()).toEqual({ status: 'guest' });
    expect(second.reasons).toEqual(['other_tab']);
  });

  it('notices a sign-in of another member or a changed profile', async () => {
    const browser = createFakeBrowser(storedMember());
    const second = sleepingTab(browser);
    await second.session.initialize();
    const before = second.session.getState();
    second.wake();
    expect(second.session.getState()).toBe(before);
    browser.stored.set('user-profile', JSON.stringify({ ...KIM, name: '김서연 (개명)' }));
    second.wake();
    expect(second.session.getState()).toMatchObject({ user: { name: '김서연 (개명)' } });
    browser.stored.set('user-profile', JSON.stringify(LEE));
    second.wake();
    expect(second.session.getState()).toMatchObject({ user: { id: LEE.id } });
    expect(second.reasons).toEqual(['member_changed']);
  });
});

it('applies another member’s profile only once their tokens are stored', async () => {
  const { browser, second } = await twoTabs(storedMember());
  const third = browser.openTab();
  third.local.setItem('user-profile', JSON.stringify(LEE));
  await Promise.resolve();
  expect(second.session.getState()).toMatchObject({ user: { id: KIM.id } });
  third.local.setItem('auth-token', JSON.stringify({ access: 'lee', refresh: 'lee' }));
  await expect.poll(() => second.session.getState()).toMatchObject({ user: { id: LEE.id } });
});

it('does not sign out a member who signs in from another tab during a slow logout', async () => {
  const backend = friendlyBackend();
  const { browser, first, second } = await twoTabs(storedMember(), backend);
  let respondToLogOut = (_: Response) => {};
  backend.handlers['POST /auth/logout/'] = () => new Promise((resolve) => (respondToLogOut = resolve));
  const leaving = second.session.signOut('header_logout');
  await expect.poll(() => backend.getCalls('POST /auth/logout/').length).toBe(1);
  first.backend.handlers['POST /auth/login/'] = () =>
    jsonResponse(200, { token: { access: 'lee', refresh: 'lee' }, user: LEE });
  await first.session.signIn(CREDENTIALS);
  await expect.poll(() => second.session.getState()).toMatchObject({ user: { id: LEE.id } });
  respondToLogOut(jsonResponse(200, {}));
  await leaving;
  expect(second.session.getState()).toMatchObject({ user: { id: LEE.id } });
  expect(browser.stored.get('auth-token')).toBe('{"access":"lee","refresh":"lee"}');
  expect(second.reasons).toEqual(['header_logout']);
});

describe('storage events from other tabs', () => {
  function fakeWindow() {
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    const window = Object.assign(new EventTarget(), { document });
    const received = vi.fn();
    const stop = browserStorageChanges(window as unknown as Window)(received);
    const fire = (target: EventTarget, type: string, facts = {}) =>
      target.dispatchEvent(Object.assign(new Event(type), facts));
    return { window, document, received, stop, fire };
  }

  it('are recognized by their key, without reading storage that may be blocked', () => {
    const { window, received, fire } = fakeWindow();
    const blocked = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    Object.defineProperties(window, { localStorage: { get: blocked }, sessionStorage: { get: blocked } });
    fire(window, 'storage', { storageArea: {}, key: 'auth-token' });
    fire(window, 'storage', { storageArea: {}, key: null });
    expect(received.mock.calls).toEqual([['auth-token'], [null]]);
  });

  it('are followed by a full check after Back, a freeze or time in the background', () => {
    const { window, document, received, stop, fire } = fakeWindow();
    fire(window, 'pageshow', { persisted: false });
    document.visibilityState = 'hidden';
    fire(document, 'visibilitychange');
    expect(received).not.toHaveBeenCalled();
    fire(window, 'pageshow', { persisted: true });
    document.visibilityState = 'visible';
    fire(document, 'visibilitychange');
    fire(document, 'resume');
    expect(received.mock.calls).toEqual([[null], [null], [null]]);
    stop();
    for (const type of ['visibilitychange', 'resume']) fire(document, type);
    fire(window, 'pageshow', { persisted: true });
    expect(received).toHaveBeenCalledTimes(3);
  });
});
