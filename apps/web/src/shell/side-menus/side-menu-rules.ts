import type { SideMenuPreferences, SideMenuStates } from '@/shared';
import { type MenuPage, savesToggles, startsHidden } from './menu-pages.ts';

export type Side = 'left' | 'right';

/** On a `phone` the menus are drawers over the page, elsewhere they start as the member left them. */
export type Viewport = 'phone' | 'desktop';

/** The member's actions on the menus since the page opened. */
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

/** State of both menus on a page. Spec §2 Sidebar visibility rules, §4 Sidebars */
export function sideMenuStates(
  visit: MenuVisit,
  preferences: SideMenuPreferences,
  viewport: Viewport,
): SideMenuStates {
  const left = getMenuState('left', visit, preferences, viewport);
  const right = getMenuState('right', visit, preferences, viewport);
  return { left: left === 'open' ? 'expanded' : left, right };
}

function getMenuState(side: Side, visit: MenuVisit, preferences: SideMenuPreferences, viewport: Viewport) {
  const { page, byHand, drawer } = visit;
  if (!(side === 'left' ? page.showLeftToggle : page.showRightToggle)) return 'hidden';
  if (viewport === 'phone') return drawer === side ? 'open' : 'hidden';
  const isHiding = startsHidden(page, preferences.enableAutoHide);
  const isOpenByDefault = side === 'left' ? preferences.leftSidebarDefault : preferences.rightSidebarDefault;
  if (byHand[side] ?? (!isHiding && isOpenByDefault)) return 'open';
  return isHiding ? 'hidden' : 'collapsed';
}

/** Opens or closes a menu by hand. */
export function setOpen(visit: MenuVisit, side: Side, isOpen: boolean, viewport: Viewport): MenuVisit {
  if (viewport === 'phone') {
    if (isOpen) return { ...visit, drawer: side };
    return visit.drawer === side ? { ...visit, drawer: 'none' } : visit;
  }
  return { ...visit, byHand: { ...visit.byHand, [side]: isOpen } };
}

/** Change to the saved preferences when a menu is opened or closed by hand; null where nothing is saved. */
export function savedChange(
  page: MenuPage,
  side: Side,
  isOpen: boolean,
  viewport: Viewport,
  { enableAutoHide }: SideMenuPreferences,
): Partial<SideMenuPreferences> | null {
  if (viewport === 'phone' || !savesToggles(page, enableAutoHide)) return null;
  return side === 'left' ? { leftSidebarDefault: isOpen } : { rightSidebarDefault: isOpen };
}
