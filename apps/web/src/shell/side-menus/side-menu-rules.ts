import type { SideMenuPreferences } from '../../shared/preferences/side-menu-preferences.ts';
import type { SideMenuStates } from '../../shared/side-menus.ts';
import { type MenuPage, savesToggles, startsHidden } from './menu-pages.ts';

export type Side = 'left' | 'right';

/**
 * Size class of the window: on a `phone` the menus are drawers over the page, elsewhere they start as the
 * member left them: on a `tablet` the left one is collapsed until the member chooses.
 */
export type Viewport = 'phone' | 'tablet' | 'desktop';

/** What the member did with the menus since the page opened. */
type MenuVisit = {
  page: MenuPage;
  /** Opened (true) or closed by hand where menus are docked; absent when untouched. */
  byHand: { readonly left?: boolean; readonly right?: boolean };
  /** On a phone at most one drawer is open. */
  drawer: 'none' | Side;
};

export const firstVisit = (page: MenuPage): MenuVisit => ({ page, byHand: {}, drawer: 'none' });

/**
 * The page changed: drawers close. Toggles by hand are kept between pages that save them, and end with any other page,
 * so that leaving it restores what was saved.
 */
export function arrive(visit: MenuVisit, page: MenuPage, { enableAutoHide }: SideMenuPreferences): MenuVisit {
  const isKept = savesToggles(visit.page, enableAutoHide) && !startsHidden(page, enableAutoHide);
  return { page, byHand: isKept ? visit.byHand : {}, drawer: 'none' };
}

/** How both menus look on a page. Spec §2 Sidebar visibility rules, §4 Sidebars */
export function sideMenuStates(
  visit: MenuVisit,
  preferences: SideMenuPreferences,
  viewport: Viewport,
): SideMenuStates {
  const left = stateOf('left', visit, preferences, viewport);
  const right = stateOf('right', visit, preferences, viewport);
  return { left: left === 'open' ? 'expanded' : left, right };
}

function stateOf(side: Side, visit: MenuVisit, preferences: SideMenuPreferences, viewport: Viewport) {
  const { page, byHand, drawer } = visit;
  if (!(side === 'left' ? page.showLeftToggle : page.showRightToggle)) return 'hidden';
  if (viewport === 'phone') return drawer === side ? 'open' : 'hidden';
  const isHiding = startsHidden(page, preferences.enableAutoHide);
  if (byHand[side] ?? (!isHiding && isOpenByDefault(side, preferences, viewport))) return 'open';
  return isHiding ? 'hidden' : 'collapsed';
}

function isOpenByDefault(side: Side, preferences: SideMenuPreferences, viewport: Viewport): boolean {
  if (side === 'right') return preferences.rightSidebarDefault;
  return preferences.leftSidebarDefault && (viewport === 'desktop' || preferences.isLeftChosen);
}

/** Opens or closes a menu by hand. */
export function setOpen(visit: MenuVisit, side: Side, isOpen: boolean, viewport: Viewport): MenuVisit {
  if (viewport === 'phone') {
    if (isOpen) return { ...visit, drawer: side };
    return visit.drawer === side ? { ...visit, drawer: 'none' } : visit;
  }
  return { ...visit, byHand: { ...visit.byHand, [side]: isOpen } };
}

/** What a menu opened or closed by hand changes in the saved preferences; null where nothing is saved. */
export function savedChange(
  page: MenuPage,
  side: Side,
  isOpen: boolean,
  viewport: Viewport,
  { enableAutoHide }: SideMenuPreferences,
): Partial<SideMenuPreferences> | null {
  if (viewport === 'phone' || !savesToggles(page, enableAutoHide)) return null;
  return side === 'left'
    ? { leftSidebarDefault: isOpen, isLeftChosen: true }
    : { rightSidebarDefault: isOpen };
}
