// @vitest-environment happy-dom

import { setWindowWidth } from '@gli/ui/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useSideMenus } from '@/data';
import { memoryStorage, platformFixture } from '../../testing/platform-fixture.tsx';
import { SideMenusProvider } from './SideMenusProvider.tsx';

afterEach(cleanup);

async function menusOn(path: string, { width = 1440, local = memoryStorage() } = {}) {
  setWindowWidth(width);
  const fixture = await platformFixture({ path, local });
  const { result } = renderHook(useSideMenus, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <fixture.wrapper>
        <SideMenusProvider>{children}</SideMenusProvider>
      </fixture.wrapper>
    ),
  });
  // happy-dom's media queries report changes only after their first resize.
  act(() => setWindowWidth(width));
  return {
    menus: () => result.current,
    shown: () => `${result.current.left} ${result.current.right}`,
    goTo: (next: string) => act(() => fixture.navigate(next)),
    saved: () => JSON.parse(local.getItem('side-menus') ?? 'null'),
    session: fixture.platform.session,
    local,
  };
}

test('keeps a collapsed menu collapsed on later pages and visits', async () => {
  const page = await menusOn('/shopping');
  expect(page.shown()).toBe('expanded collapsed');
  act(() => page.menus().toggleLeft());
  expect(page.shown()).toBe('collapsed collapsed');
  page.goTo('/orders');
  expect(page.shown()).toBe('collapsed collapsed');
  const later = await menusOn('/business', { local: page.local });
  expect(later.shown()).toBe('collapsed collapsed');
});

test.each([769, 1024, 1440])('applies `leftSidebarDefault` in a %i px window', async (width) => {
  for (const [leftSidebarDefault, state] of [
    [true, 'expanded'],
    [false, 'collapsed'],
  ] as const) {
    const local = memoryStorage({ 'side-menus': JSON.stringify({ leftSidebarDefault }) });
    const page = await menusOn('/shopping', { width, local });
    expect(page.menus().left).toBe(state);
  }
});

test('does not save a toggle on a special page', async () => {
  const page = await menusOn('/conversion');
  act(() => page.menus().toggleLeft());
  expect(page.shown()).toBe('collapsed collapsed');
  expect(page.saved()).toBeNull();
  page.goTo('/shopping');
  expect(page.shown()).toBe('expanded collapsed');
});

test('hides both menus on /profile-edit and restores them afterward', async () => {
  const page = await menusOn('/mypage');
  act(() => page.menus().openRight());
  page.goTo('/profile-edit');
  expect(page.shown()).toBe('hidden hidden');
  page.goTo('/mypage');
  expect(page.shown()).toBe('expanded open');
});

test('resets the menus and their saved state on sign-out', async () => {
  const page = await menusOn('/shopping');
  act(() => page.menus().toggleLeft());
  await act(() => page.session.signOut('header_logout'));
  expect(page.shown()).toBe('expanded collapsed');
  expect(page.saved()).toMatchObject({ leftSidebarDefault: true });
});

test('opens one drawer at a time on a phone and saves no state', async () => {
  const page = await menusOn('/shopping', { width: 390 });
  expect([page.menus().presentation, page.shown()]).toEqual(['drawer', 'hidden hidden']);
  act(() => page.menus().toggleLeft());
  expect(page.shown()).toBe('expanded hidden');
  act(() => page.menus().toggleRight());
  expect(page.shown()).toBe('hidden open');
  act(() => page.menus().closeDrawer());
  expect(page.shown()).toBe('hidden hidden');
  act(() => page.menus().openRight());
  page.goTo('/orders');
  expect(page.shown()).toBe('hidden hidden');
  expect(page.saved()).toBeNull();
});

test('keeps the menus when the window narrows but hides them at phone width', async () => {
  const page = await menusOn('/shopping');
  act(() => setWindowWidth(1024));
  expect([page.menus().presentation, page.shown()]).toEqual(['docked', 'expanded collapsed']);
  act(() => setWindowWidth(390));
  expect([page.menus().presentation, page.shown()]).toEqual(['drawer', 'hidden hidden']);
  act(() => setWindowWidth(1440));
  expect(page.shown()).toBe('expanded collapsed');
});
