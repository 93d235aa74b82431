import { expect, test } from 'vitest';
import { initialSideMenus, type SideMenuPreferences } from '@/data';
import { findRoute } from '../../routes.ts';
import { type MenuPage, toMenuPage } from './menu-pages.ts';
import {
  arrive,
  firstVisit,
  savedChange,
  setOpen,
  sideMenuStates,
  type Viewport,
} from './side-menu-rules.ts';

const bothOpen = { ...initialSideMenus, rightSidebarDefault: true };
const bothCollapsed = { ...initialSideMenus, leftSidebarDefault: false };

const statesOn = (page: MenuPage, preferences: SideMenuPreferences, viewport: Viewport = 'desktop') => {
  const { left, right } = sideMenuStates(firstVisit(page), preferences, viewport);
  return `${left} ${right}`;
};
const withoutScreen = (path: string, routeName?: string): MenuPage => ({
  path,
  routeName,
  showLeftToggle: true,
  showRightToggle: true,
});

test.each([
  // Columns: path, then the state with nothing saved, with both menus saved as open, and with both saved as
  // collapsed
  ['/', 'hidden hidden', 'hidden hidden', 'hidden hidden'],
  ['/home', 'hidden hidden', 'hidden hidden', 'hidden hidden'],
  ['/business', 'expanded collapsed', 'expanded open', 'collapsed collapsed'],
  ['/rwa-assets', 'expanded collapsed', 'expanded open', 'collapsed collapsed'],
  ['/rwa-assets/', 'expanded collapsed', 'expanded open', 'collapsed collapsed'],
  ['/rwa-assets/ast_1', 'expanded collapsed', 'expanded open', 'collapsed collapsed'],
  ['/conversion', 'expanded collapsed', 'expanded open', 'collapsed collapsed'],
  ['/orders', 'expanded collapsed', 'expanded open', 'collapsed collapsed'],
  ['/profile-edit', 'hidden hidden', 'hidden hidden', 'hidden hidden'],
  ['/login', 'hidden hidden', 'hidden hidden', 'hidden hidden'],
  ['/signup', 'hidden hidden', 'hidden hidden', 'hidden hidden'],
  ['/no-such-page', 'expanded collapsed', 'expanded open', 'collapsed collapsed'],
  ['/case-detail', 'hidden hidden', 'hidden hidden', 'hidden hidden'],
  ['/case-search', 'hidden hidden', 'hidden hidden', 'hidden hidden'],
  ['/law-search', 'hidden hidden', 'hidden hidden', 'hidden hidden'],
])(
  'on %s, starts with the menus %s by default, %s if saved as open, and %s if saved as collapsed',
  (path, none, open, collapsed) => {
    const page = toMenuPage(path);
    expect(statesOn(page, initialSideMenus)).toBe(none);
    expect(statesOn(page, bothOpen)).toBe(open);
    expect(statesOn(page, bothCollapsed)).toBe(collapsed);
  },
);

test('hides both menus on the route case-search if the member allows auto-hide', () => {
  const search = withoutScreen('/cases', 'case-search');
  expect(statesOn(search, initialSideMenus)).toBe('hidden hidden');
  expect(statesOn(search, { ...initialSideMenus, enableAutoHide: false })).toBe('expanded collapsed');
});

test('disables auto-hide on a special path', () => {
  expect(statesOn(withoutScreen('/conversion', 'case-search'), initialSideMenus)).toBe('expanded collapsed');
});

test.each(['/business', '/', '/profile-edit', '/rwa-assets'])(
  'opens no menu on %s on a phone, regardless of the saved state',
  (path) => {
    expect(statesOn(toMenuPage(path), bothOpen, 'phone')).toBe('hidden hidden');
  },
);

test('opens at most one drawer on a phone and closes it on navigation', () => {
  const left = setOpen(firstVisit(toMenuPage('/shopping')), 'left', true, 'phone');
  expect(sideMenuStates(left, initialSideMenus, 'phone')).toEqual({ left: 'expanded', right: 'hidden' });
  const right = setOpen(left, 'right', true, 'phone');
  expect(sideMenuStates(right, initialSideMenus, 'phone')).toEqual({ left: 'hidden', right: 'open' });
  expect(setOpen(right, 'left', false, 'phone')).toEqual(right);
  const next = arrive(right, toMenuPage('/orders'), initialSideMenus);
  expect(sideMenuStates(next, initialSideMenus, 'phone')).toEqual({ left: 'hidden', right: 'hidden' });
});

test('opens no menu on a page without menu toggles', () => {
  const login = setOpen(firstVisit(toMenuPage('/login')), 'left', true, 'desktop');
  expect(sideMenuStates(login, bothOpen, 'desktop')).toEqual({ left: 'hidden', right: 'hidden' });
});

test('on the home page, hides a manually opened menu when it is closed instead of collapsing it', () => {
  const opened = setOpen(firstVisit(toMenuPage('/')), 'left', true, 'desktop');
  expect(sideMenuStates(opened, initialSideMenus, 'desktop').left).toBe('expanded');
  const closed = setOpen(opened, 'left', false, 'desktop');
  expect(sideMenuStates(closed, initialSideMenus, 'desktop').left).toBe('hidden');
});

test('hides both menus on /profile-edit and restores them afterward', () => {
  const before = setOpen(firstVisit(toMenuPage('/mypage')), 'right', true, 'desktop');
  const saved = {
    ...initialSideMenus,
    ...savedChange(before.page, 'right', true, 'desktop', initialSideMenus),
  };
  const edit = arrive(before, toMenuPage('/profile-edit'), saved);
  expect(sideMenuStates(edit, saved, 'desktop')).toEqual({ left: 'hidden', right: 'hidden' });
  const openedThere = setOpen(edit, 'left', true, 'desktop');
  const after = arrive(openedThere, toMenuPage('/mypage'), saved);
  expect(after.byHand).toEqual({});
  expect(sideMenuStates(after, saved, 'desktop')).toEqual({ left: 'expanded', right: 'open' });
});

test.each(['/business', '/rwa-assets/ast_1', '/mypage'])('saves a toggle on %s', (path) => {
  const page = toMenuPage(path);
  expect(savedChange(page, 'left', false, 'desktop', initialSideMenus)).toEqual({
    leftSidebarDefault: false,
  });
  expect(savedChange(page, 'right', true, 'desktop', initialSideMenus)).toEqual({
    rightSidebarDefault: true,
  });
});

test.each(['/rwa-assets', '/conversion', '/profile-edit', '/', '/home'])(
  'does not save a toggle on %s',
  (path) => {
    const page = toMenuPage(path);
    expect(savedChange(page, 'left', false, 'desktop', initialSideMenus)).toBeNull();
    expect(savedChange(page, 'right', true, 'desktop', initialSideMenus)).toBeNull();
    expect(savedChange(page, 'left', true, 'phone', initialSideMenus)).toBeNull();
  },
);

test('resets a menu toggled on a special path when the member leaves the path', () => {
  const there = setOpen(firstVisit(toMenuPage('/conversion')), 'left', false, 'desktop');
  expect(sideMenuStates(there, initialSideMenus, 'desktop').left).toBe('collapsed');
  const next = arrive(there, toMenuPage('/shopping'), initialSideMenus);
  expect(sideMenuStates(next, initialSideMenus, 'desktop').left).toBe('expanded');
});

test('uses the menu flags of the route table', () => {
  for (const path of ['/', '/business', '/login', '/signup', '/profile-edit']) {
    const route = findRoute(path)?.route;
    expect(toMenuPage(path)).toMatchObject({
      routeName: route?.name,
      showLeftToggle: route?.showLeftToggle,
      showRightToggle: route?.showRightToggle,
    });
  }
});
