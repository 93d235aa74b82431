import { createContext, useContext } from 'react';

/** How the two menus look at the moment. */
export type SideMenuStates = {
  left: 'hidden' | 'collapsed' | 'expanded';
  right: 'hidden' | 'collapsed' | 'open';
};

/** Both side menus: how they look on this page, and what a member can do with them. */
export type SideMenus = SideMenuStates & {
  /** `drawer`: over the page, modal (up to 768 px); `docked`: beside it. */
  presentation: 'docked' | 'drawer';
  toggleLeft: () => void;
  toggleRight: () => void;
  openRight: () => void;
  /** Closes an open drawer; beside the page it changes nothing. */
  closeDrawer: () => void;
};

export const SideMenusContext = createContext<SideMenus | null>(null);

/** The side menus of the page that is shown. Throws outside a `<SideMenusProvider>`. */
export function useSideMenus(): SideMenus {
  const menus = useContext(SideMenusContext);
  if (!menus) throw new Error('No <SideMenusProvider> above.');
  return menus;
}
