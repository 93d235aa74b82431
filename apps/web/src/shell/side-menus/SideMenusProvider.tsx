import { useSession } from '@gli/session/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { usePreferenceStore } from '../../shared/platform.ts';
import { usePreferences } from '../../shared/preferences/preferences.ts';
import { initialSideMenus } from '../../shared/preferences/side-menu-preferences.ts';
import { type SideMenus, SideMenusContext } from '../../shared/side-menus.ts';
import { menuPageOf, withoutTrailingSlash } from './menu-pages.ts';
import { arrive, firstVisit, type Side, savedChange, setOpen, sideMenuStates } from './side-menu-rules.ts';
import { useViewport } from './use-viewport.ts';

/** Applies the rules of the side menus to the page: its address, the saved preferences, the window's width. */
export function SideMenusProvider({ children }: { children: ReactNode }) {
  const store = usePreferenceStore();
  const preferences = usePreferences(store).sideMenus;
  const session = useSession();
  const viewport = useViewport();
  const [address] = useLocation();
  const path = withoutTrailingSlash(address);
  const [stored, setVisit] = useState(() => firstVisit(menuPageOf(path)));
  // Set during the render, so that no frame shows the new page with the menus of the old one.
  const visit = stored.page.path === path ? stored : arrive(stored, menuPageOf(path), preferences);
  if (visit !== stored) setVisit(visit);

  useEffect(
    () =>
      session.onSignedOut(() => {
        store.setSideMenus(initialSideMenus);
        setVisit(({ page }) => firstVisit(page));
      }),
    [session, store],
  );

  const menus = useMemo<SideMenus>(() => {
    const states = sideMenuStates(visit, preferences, viewport);
    const set = (side: Side, isOpen: boolean) => {
      setVisit((current) => setOpen(current, side, isOpen, viewport));
      const change = savedChange(visit.page, side, isOpen, viewport, preferences);
      if (change) store.setSideMenus(change);
    };
    return {
      ...states,
      presentation: viewport === 'phone' ? 'drawer' : 'docked',
      toggleLeft: () => set('left', states.left !== 'expanded'),
      toggleRight: () => set('right', states.right !== 'open'),
      openRight: () => set('right', true),
      closeDrawer: () => setVisit((current) => ({ ...current, drawer: 'none' })),
    };
  }, [visit, preferences, viewport, store]);
  return <SideMenusContext value={menus}>{children}</SideMenusContext>;
}
