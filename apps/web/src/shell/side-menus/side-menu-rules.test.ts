import { expect, test } from 'vitest';
import { routeOf } from '../../routes.ts';
import {
  initialSideMenus,
  type SideMenuPreferences,
} from '../../shared/preferences/side-menu-preferences.ts';
import { type MenuPage, menuPageOf } from './menu-pages.ts';
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
  // path, nothing saved, both saved open, both saved collapsed
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
  '%s starts with %s, with both saved open %s, with both saved collapsed %s',
  (path, none, open, collapsed) => {
    const page = menuPageOf(path);
    expect(statesOn(page, initialSideMenus)).toBe(none);
    expect(statesOn(page, bothOpen)).toBe(open);
    expect(statesOn(page, bothCollapsed)).toBe(collapsed);
  },
);

test('a route named case-search hides both automatically while the member allows it', () => {
  const search = withoutScreen('/cases', 'case-search');
  expect(statesOn(search, initialSideMenus)).toBe('hidden hidden');
  expect(statesOn(search, { ...initialSideMenus, enableAutoHide: false })).toBe('expanded collapsed');
});

test('on a special path auto-hide is off', () => {
  expect(statesOn(withoutScreen('/conversion', 'case-search'), initialSideMenus)).toBe('expanded collapsed');
});

test.each(['/business', '/', '/profile-edit', '/rwa-assets'])(
  'on a phone nothing is open on %s at first, whatever was saved',
  (path) => {
    expect(statesOn(menuPageOf(path), bothOpen, 'phone')).toBe('hidden hidden');
  },
);

test('on a tablet both start as the member left them, collapsed when nothing was chosen', () => {
  const page = menuPageOf('/shopping');
  const chosen = (side: 'left' | 'right', isOpen: boolean) => ({
    ...initialSideMenus,
    ...savedChange(page, side, isOpen, 'tablet', initialSideMenus),
  });
  expect(statesOn(page, initialSideMenus, 'tablet')).toBe('collapsed collapsed');
  expect(statesOn(page, chosen('left', true), 'tablet')).toBe('expanded collapsed');
  expect(statesOn(page, chosen('left', false), 'tablet')).toBe('collapsed collapsed');
  // What was chosen on one side says nothing of the other.
  expect(statesOn(page, chosen('right', true), 'tablet')).toBe('collapsed open');
  expect(statesOn(page, chosen('right', false), 'tablet')).toBe('collapsed collapsed');
});

test('a menu opened on a tablet stays open on the next page', () => {
  const first = firstVisit(menuPageOf('/shopping'));
  const opened = setOpen(first, 'left', true, 'tablet');
  const next = arrive(opened, menuPageOf('/orders'), initialSideMenus);
  expect(sideMenuStates(next, initialSideMenus, 'tablet').left).toBe('expanded');
});

test('on a phone at most one drawer is open, and it closes when the page changes', () => {
  const left = setOpen(firstVisit(menuPageOf('/shopping')), 'left', true, 'phone');
  expect(sideMenuStates(left, initialSideMenus, 'phone')).toEqual({ left: 'expanded', right: 'hidden' });
  const right = setOpen(left, 'right', true, 'phone');
  expect(sideMenuStates(right, initialSideMenus, 'phone')).toEqual({ left: 'hidden', right: 'open' });
  expect(setOpen(right, 'left', false, 'phone')).toEqual(right);
  const next = arrive(right, menuPageOf('/orders'), initialSideMenus);
  expect(sideMenuStates(next, initialSideMenus, 'phone')).toEqual({ left: 'hidden', right: 'hidden' });
});

test('on a page without toggles nothing opens, not even by hand', () => {
  const login = setOpen(firstVisit(menuPageOf('/login')), 'left', true, 'desktop');
  expect(sideMenuStates(login, bothOpen, 'desktop')).toEqual({ left: 'hidden', right: 'hidden' });
});

test('on home a menu opens by hand and is hidden again by hand, not collapsed', () => {
  const opened = setOpen(firstVisit(menuPageOf('/')), 'left', true, 'desktop');
  expect(sideMenuStates(opened, initialSideMenus, 'desktop').left).toBe('expanded');
  const closed = setOpen(opened, 'left', false, 'desktop');
  expect(sideMenuStates(closed, initialSideMenus, 'desktop').left).toBe('hidden');
});

test('/profile-edit hides both, and leaving it restores what was saved', () => {
  const before = setOpen(firstVisit(menuPageOf('/mypage')), 'right', true, 'desktop');
  const saved = {
    ...initialSideMenus,
    ...savedChange(before.page, 'right', true, 'desktop', initialSideMenus),
  };
  const edit = arrive(before, menuPageOf('/profile-edit'), saved);
  expect(sideMenuStates(edit, saved, 'desktop')).toEqual({ left: 'hidden', right: 'hidden' });
  const openedThere = setOpen(edit, 'left', true, 'desktop');
  const after = arrive(openedThere, menuPageOf('/mypage'), saved);
  expect(after.byHand).toEqual({});
  expect(sideMenuStates(after, saved, 'desktop')).toEqual({ left: 'expanded', right: 'open' });
});

test.each([
  ['/business', true],
  ['/rwa-assets/ast_1', true],
  ['/mypage', true],
  ['/rwa-assets', false],
  ['/conversion', false],
  ['/profile-edit', false],
  ['/', false],
  ['/home', false],
])('toggling on %s is saved: %s', (path, isSaved) => {
  const page = menuPageOf(path);
  expect(savedChange(page, 'left', false, 'desktop', initialSideMenus)).toEqual(
    isSaved ? { leftSidebarDefault: false, isLeftChosen: true } : null,
  );
  expect(savedChange(page, 'right', true, 'desktop', initialSideMenus)).toEqual(
    isSaved ? { rightSidebarDefault: true } : null,
  );
  expect(savedChange(page, 'left', true, 'phone', initialSideMenus)).toBeNull();
});

test('a toggle on a special path ends with it', () => {
  const there = setOpen(firstVisit(menuPageOf('/conversion')), 'left', false, 'desktop');
  expect(sideMenuStates(there, initialSideMenus, 'desktop').left).toBe('collapsed');
  const next = arrive(there, menuPageOf('/shopping'), initialSideMenus);
  expect(sideMenuStates(next, initialSideMenus, 'desktop').left).toBe('expanded');
});

test('the flags are those of the route table', () => {
  for (const path of ['/', '/business', '/login', '/signup', '/profile-edit']) {
    const route = routeOf(path)?.route;
    expect(menuPageOf(path)).toMatchObject({
      routeName: route?.name,
      showLeftToggle: route?.showLeftToggle,
      showRightToggle: route?.showRightToggle,
    });
  }
});
