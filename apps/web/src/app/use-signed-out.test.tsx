// @vitest-environment happy-dom

import { useListOrders, useListRwaAssets } from '@gli/sdk/react';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { useMember } from '@/data';
import shell from '../i18n/en/shell.ts';
import { platformFixture } from '../testing/platform-fixture.tsx';
import { pathAfterSignOut, useSignedOut } from './use-signed-out.ts';

afterEach(cleanup);

const portfolio = { target: '/mypage?tab=portfolio', isProtected: true };
const assets = { target: '/rwa-assets', isProtected: false };

test.each([
  { reason: 'header_logout', page: portfolio, path: '/' },
  { reason: 'wallet_logout', page: assets, path: '/login' },
  { reason: 'force_logout', page: portfolio, path: '/login' },
  { reason: 'refresh_refused', page: portfolio, path: '/login?redirect=%2Fmypage%3Ftab%3Dportfolio' },
  { reason: 'other_tab', page: portfolio, path: '/login?redirect=%2Fmypage%3Ftab%3Dportfolio' },
  { reason: 'member_changed', page: portfolio, path: '/' },
  { reason: 'member_changed', page: assets, path: '/' },
] as const)('after $reason on $page.target, redirects to $path', ({ reason, page, path }) => {
  expect(pathAfterSignOut(reason, page)).toBe(path);
});

test.each(['refresh_refused', 'other_tab', 'profile_refused'] as const)(
  'stays on a public page after %s',
  (reason) => expect(pathAfterSignOut(reason, assets)).toBeNull(),
);

/** Renders a member's page with public and private data in the cache. */
async function memberPage(path: string) {
  window.history.replaceState(null, '', path);
  const fixture = await platformFixture({ path });
  const { result } = renderHook(
    () => {
      useSignedOut();
      const member = useMember();
      return {
        orders: useListOrders({}, { query: { enabled: member !== null } }),
        assets: useListRwaAssets(),
      };
    },
    { wrapper: fixture.wrapper },
  );
  await waitFor(() => expect(result.current.orders.data && result.current.assets.data).toBeDefined());
  return { ...fixture, result, current: () => fixture.history.at(-1) };
}

describe('the end of a session', () => {
  test.each([
    ['header_logout', '/'],
    ['wallet_logout', '/login'],
    ['force_logout', '/login'],
  ] as const)('after %s on a protected page, redirects to %s', async (reason, path) => {
    const page = await memberPage('/orders');
    await act(() => page.platform.session.signOut(reason));
    expect(page.current()).toBe(path);
  });

  test('clears the member’s data and fetches only public data for the visitor', async () => {
    const page = await memberPage('/rwa-assets');
    await act(() => page.platform.session.signOut('header_logout'));
    expect(page.result.current.orders.data).toBeUndefined();
    await waitFor(() => expect(page.getCalls('listRwaAssets').length).toBeGreaterThan(1));
    expect(page.getCalls('listOrders')).toHaveLength(1);
    await waitFor(() => expect(page.result.current.assets.data).toBeDefined());
    expect(await screen.findByText(shell.signedOut)).toBeTruthy();
  });

  test('ends the session locally when a logout never reaches the server', async () => {
    const page = await memberPage('/orders');
    page.reply('logOut', new TypeError('fetch failed'));
    await act(() => page.platform.session.signOut('header_logout'));
    expect(page.current()).toBe('/');
    expect(page.result.current.orders.data).toBeUndefined();
  });

  test.each([
    ['/orders?order=ord_1', '/login?redirect=%2Forders%3Forder%3Dord_1'],
    ['/rwa-assets', '/rwa-assets'],
  ])('redirects from %s to %s after a rejected refresh and states the reason', async (path, target) => {
    const page = await memberPage(path);
    page.reply('listOrders', 401);
    page.reply('refreshAccessToken', 401);
    await act(async () => void (await page.result.current.orders.refetch()));
    expect(page.current()).toBe(target);
    expect(page.result.current.orders.data).toBeUndefined();
    expect(await screen.findByText(shell.sessionEnded)).toBeTruthy();
  });
});

test('refetches the visitor’s screen after a login', async () => {
  window.history.replaceState(null, '', '/rwa-assets');
  const fixture = await platformFixture({ member: null, path: '/rwa-assets' });
  const { result } = renderHook(
    () => {
      useSignedOut();
      return useListRwaAssets();
    },
    { wrapper: fixture.wrapper },
  );
  await waitFor(() => expect(result.current.data).toBeDefined());
  await act(
    async () =>
      void (await fixture.platform.session.signIn({ username: 'a@example.com', password: 'secret' })),
  );
  await waitFor(() => expect(fixture.getCalls('listRwaAssets')).toHaveLength(2));
});
