import { createContext, useContext } from 'react';

/** Current state of both menus. */
export type SideMenuStates = {
  left: 'hidden' | 'collapsed' | 'expanded';
  right: 'hidden' | 'collapsed' | 'open';
};

/** State of both side menus on this page, and the member's actions. */
export type SideMenus = SideMenuStates & {
  /** A modal `drawer` above the page (up to 768 px), or `docked` next to it. */
  presentation: 'docked' | 'drawer';
  toggleLeft: () => void;
  toggleRight: () => void;
  openRight: () => void;
  /** Closes an open drawer. Has no effect on docked menus. */
  closeDrawer: () => void;
};

export const SideMenusContext = createContext<SideMenus | null>(null);

/** Returns the current page's side menus. Throws outside a `<SideMenusProvider>`. */
export function useSideMenus(): SideMenus {
  const menus = useContext(SideMenusContext);
  if (!menus) throw new Error('No <SideMenusProvider> above.');
  return menus;
}
