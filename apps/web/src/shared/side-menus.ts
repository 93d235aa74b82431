import { createContext, useContext } from 'react';

/** Current state of the two menus. */
export type SideMenuStates = {
  left: 'hidden' | 'collapsed' | 'expanded';
  right: 'hidden' | 'collapsed' | 'open';
};

/** Both side menus: their state on this page and the member's actions. */
export type SideMenus = SideMenuStates & {
  /** `drawer`: over the page, modal (up to 768 px); `docked`: next to it. */
  presentation: 'docked' | 'drawer';
  toggleLeft: () => void;
  toggleRight: () => void;
  openRight: () => void;
  /** Closes an open drawer; has no effect on a docked menu. */
  closeDrawer: () => void;
};

export const SideMenusContext = createContext<SideMenus | null>(null);

/** The side menus of the page that is shown. Throws outside a `<SideMenusProvider>`. */
export function useSideMenus(): SideMenus {
  const menus = useContext(SideMenusContext);
  if (!menus) throw new Error('No <SideMenusProvider> above.');
  return menus;
}
