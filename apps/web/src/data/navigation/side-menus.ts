import { createContext, useContext } from 'react';

/** Current state of both menus. */
export type SideMenuStates = {
  left: 'hidden' | 'collapsed' | 'expanded';
  right: 'hidden' | 'collapsed' | 'open';
};

/** State of both side menus on this page, and functions for the member's actions. */
export type SideMenus = SideMenuStates & {
  /** `drawer` is a modal above the page (up to 768 px), and `docked` is a column next to it. */
  presentation: 'docked' | 'drawer';
  toggleLeft: () => void;
  toggleRight: () => void;
  openRight: () => void;
  /** Closes an open drawer. Does nothing to docked menus. */
  closeDrawer: () => void;
};

export const SideMenusContext = createContext<SideMenus | null>(null);

/** Returns the current page's side menus. Throws outside a `<SideMenusProvider>`. */
export function useSideMenus(): SideMenus {
  const menus = useContext(SideMenusContext);
  if (!menus) throw new Error('useSideMenus must be used inside <SideMenusProvider>.');
  return menus;
}
