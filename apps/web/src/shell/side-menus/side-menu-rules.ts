import type { SideMenuPreferences, SideMenuStates } from '@/data';
import { type MenuPage, savesToggles, startsHidden } from './menu-pages.ts';

export type Side = 'left' | 'right';

/**
 * Kind of window. On a `phone`, menus are drawers above the page. On a `desktop`, they start in the saved
 * state.
 */
export type Viewport = 'phone' | 'desktop';

/** The member's actions on the menus since the page opened. */
type MenuVisit = {
  page: MenuPage;
  /**
   * True for a menu that was opened manually, false if it was closed manually while docked. Absent if
   * untouched.
   */
  byHand: { readonly left?: boolean; readonly right?: boolean };
  /** The open drawer. Phones have at most one. */
  drawer: 'none' | Side;
};

export const firstVisit = (page: MenuPage): MenuVisit => ({ page, byHand: {}, drawer: 'none' });

/**
 * Returns the visit after moving to another page. Drawers are closed. Manual toggles are kept between pages
 * that save them, and reset on any other page, so that leaving that page restores the saved state.
 */
export function arrive(visit: MenuVisit, page: MenuPage, { enableAutoHide }: SideMenuPreferences): MenuVisit {
  const isKept = savesToggles(visit.page, enableAutoHide) && !startsHidden(page, enableAutoHide);
  return { page, byHand: isKept ? visit.byHand : {}, drawer: 'none' };
}

/** Returns the state of both menus on a page. Spec §2 Sidebar visibility rules, §4 Sidebars */
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

/** Returns the visit after a menu was opened or closed manually. */
export function setOpen(visit: MenuVisit, side: Side, isOpen: boolean, viewport: Viewport): MenuVisit {
  if (viewport === 'phone') {
    if (isOpen) return { ...visit, drawer: side };
    return visit.drawer === side ? { ...visit, drawer: 'none' } : visit;
  }
  return { ...visit, byHand: { ...visit.byHand, [side]: isOpen } };
}

/**
 * Returns the change to the saved preferences after a manual toggle, or null if the page does not save toggles.
 */
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
