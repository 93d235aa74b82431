// @vitest-environment happy-dom

import type { CartLine } from '@gli/domain';
import { GliRateLimitError } from '@gli/sdk';
import { useSessionState } from '@gli/session/react';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useBrowserPreferences, useDraft, usePlatform, usePreferences, useStored } from '@/data';
import { useLoginWait } from '../features/auth/login/use-login-wait.ts';
import { readHelpTab, saveHelpTab } from '../features/help/panel/help-tab.ts';
import { PENDING_CHECKOUT, useCart } from '../features/shop/cart/use-cart.ts';
import { useWatchlist } from '../features/watchlist/index.ts';
import { blockedStorage, memoryStorage, platformFixture } from '../testing/platform-fixture.tsx';

const refuse = (name: string) => () => {
  throw new DOMException('Refused', name);
};
/** Storage of a page in three states: blocked, full or read-only. */
const storages = {
  'refuses to open': blockedStorage,
  'throws at every call': () => ({
    getItem: refuse('SecurityError'),
    setItem: refuse('SecurityError'),
    removeItem: refuse('SecurityError'),
  }),
  'is full': () => ({ ...memoryStorage(), setItem: refuse('QuotaExceededError') }),
};

const box: CartLine = { kind: 'goods', productId: 'prd_box', quantity: 1 };

/** Uses all parts of the app that store data, on the real platform. */
function useAll() {
  const platform = usePlatform();
  const { preferences, local, perTab } = platform;
  useBrowserPreferences(preferences, local);
  const attempt = useStored(PENDING_CHECKOUT);
  return {
    preferences: usePreferences(preferences),
    status: useSessionState().status,
    watchlist: useWatchlist(),
    loginWait: useLoginWait(),
    draft: useDraft('invest:ast_1'),
    cart: useCart(),
    attempt: attempt.value,
    startAttempt: () =>
      attempt.update(() => ({
        status: 'paying',
        memberId: 'mem_1',
        line: null,
        orderId: 'ord_1',
        token: 'GLIL',
      })),
    helpTab: { read: () => readHelpTab(perTab), save: () => saveHelpTab(perTab, 'chat') },
  };
}

beforeEach(() => void vi.stubGlobal('caches', { delete: refuse('SecurityError') }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe.each(Object.entries(storages))('when storage %s', (_, storage) => {
  async function page() {
    const fixture = await platformFixture({ member: null, local: storage, perTab: storage });
    const { result } = renderHook(useAll, { wrapper: fixture.wrapper });
    return { ...fixture, result };
  }

  test('changes language, theme, color mode and side menus, and keeps them until the page is closed', async () => {
    const { platform, result } = await page();
    await act(async () => {
      platform.preferences.setLocale('ko');
      platform.preferences.setTheme('minimal');
      platform.preferences.setColorMode('dark');
      platform.preferences.setSideMenus({ leftSidebarDefault: false });
    });
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current.preferences).toMatchObject({ locale: 'ko', theme: 'minimal', colorMode: 'dark' });
    expect(result.current.preferences.sideMenus.leftSidebarDefault).toBe(false);
  });

  test('logs a member in, sends the token with API calls, and logs the member out', async () => {
    const { platform, result, getCalls } = await page();
    await act(async () => {
      await platform.session.signIn({ username: 'a@example.com', password: 'gangneung-pine-1118' });
    });
    expect(result.current.status).toBe('authenticated');
    await platform.client.GET('/user/profile/');
    expect(getCalls('getProfile').at(-1)?.headers.get('Authorization')).toMatch(/^Bearer ./);
    await act(async () => void (await platform.session.signOut('header_logout')));
    expect(result.current.status).not.toBe('authenticated');
  });

  test('adds and removes a watched asset', async () => {
    const { result } = await page();
    const asset = { kind: 'asset', id: 'ast_1' } as const;
    act(() => result.current.watchlist.add([asset]));
    expect(result.current.watchlist.items).toEqual([asset]);
    act(() => result.current.watchlist.remove(asset));
    expect(result.current.watchlist.items).toEqual([]);
  });

  test('fills and empties the cart and continues a purchase', async () => {
    const { result } = await page();
    act(() => result.current.cart.update((cart) => ({ ...cart, lines: [box] })));
    expect(result.current.cart.cart.lines).toEqual([box]);
    act(() => result.current.startAttempt());
    expect(result.current.attempt).toMatchObject({ status: 'paying', orderId: 'ord_1' });
    act(() => result.current.cart.update((cart) => ({ ...cart, lines: [] })));
    expect(result.current.cart.cart.lines).toEqual([]);
  });

  test('keeps a typed amount, a login delay and the selected help tab until the page is closed', async () => {
    const { result, wrapper } = await page();
    act(() => result.current.draft[1]('120'));
    act(() => result.current.helpTab.save());
    act(() => void result.current.loginWait.start(new GliRateLimitError(60_000), 'Too many requests.'));
    const { result: again } = renderHook(useAll, { wrapper });
    expect(again.current.draft[0]).toBe('120');
    expect(again.current.helpTab.read()).toBe('chat');
    expect(again.current.loginWait.wait.status).toBe('waiting');
  });
});
