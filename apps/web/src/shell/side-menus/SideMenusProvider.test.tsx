// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useSideMenus } from '../../shared/side-menus.ts';
import { memoryStorage, platformFixture } from '../../testing/platform-fixture.tsx';
import { SideMenusProvider } from './SideMenusProvider.tsx';

afterEach(cleanup);

/** The window's width in px; what follows the window follows it. */
function resize(width: number) {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
}

async function menusOn(path: string, { width = 1440, local = memoryStorage() } = {}) {
  resize(width);
  const fixture = await platformFixture({ path, local });
  const { result } = renderHook(useSideMenus, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <fixture.wrapper>
        <SideMenusProvider>{children}</SideMenusProvider>
      </fixture.wrapper>
    ),
  });
  // happy-dom's media queries report only what changed since their first resize.
  act(() => resize(width));
  return {
    menus: () => result.current,
    shown: () => `${result.current.left} ${result.current.right}`,
    goTo: (next: string) => act(() => fixture.navigate(next)),
    saved: () => JSON.parse(local.getItem('side-menus') ?? 'null'),
    session: fixture.platform.session,
    local,
  };
}

test('a menu that is collapsed stays so on the next page and the next visit', async () => {
  const page = await menusOn('/shopping');
  expect(page.shown()).toBe('expanded collapsed');
  act(() => page.menus().toggleLeft());
  expect(page.shown()).toBe('collapsed collapsed');
  page.goTo('/orders');
  expect(page.shown()).toBe('collapsed collapsed');
  const later = await menusOn('/business', { local: page.local });
  expect(later.shown()).toBe('collapsed collapsed');
});

test('on a special page a toggle is not saved, and ends with the page', async () => {
  const page = await menusOn('/conversion');
  act(() => page.menus().toggleLeft());
  expect(page.shown()).toBe('collapsed collapsed');
  expect(page.saved()).toBeNull();
  page.goTo('/shopping');
  expect(page.shown()).toBe('expanded collapsed');
});

test('both are hidden on /profile-edit, and back on the page after it', async () => {
  const page = await menusOn('/mypage');
  act(() => page.menus().openRight());
  page.goTo('/profile-edit');
  expect(page.shown()).toBe('hidden hidden');
  page.goTo('/mypage');
  expect(page.shown()).toBe('expanded open');
});

test('signing out brings the menus and what is saved back to the start', async () => {
  const page = await menusOn('/shopping');
  act(() => page.menus().toggleLeft());
  await act(() => page.session.signOut('header_logout'));
  expect(page.shown()).toBe('expanded collapsed');
  expect(page.saved()).toMatchObject({ leftSidebarDefault: true });
});

test('on a phone they are drawers: one at a time, closed by hand and by another page, never saved', async () => {
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

test('a window that gets narrower collapses the menus, and a phone’s width hides them', async () => {
  const page = await menusOn('/shopping');
  act(() => resize(1024));
  expect([page.menus().presentation, page.shown()]).toEqual(['docked', 'collapsed collapsed']);
  act(() => resize(390));
  expect([page.menus().presentation, page.shown()]).toEqual(['drawer', 'hidden hidden']);
  act(() => resize(1440));
  expect(page.shown()).toBe('expanded collapsed');
});
