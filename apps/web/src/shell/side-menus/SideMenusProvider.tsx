import { useSession } from '@gli/session/react';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { announce } from '../../shared/browser/announce.ts';
import { usePreferenceStore } from '../../shared/platform.ts';
import { usePreferences } from '../../shared/preferences/preferences.ts';
import { initialSideMenus } from '../../shared/preferences/side-menu-preferences.ts';
import { type SideMenus, SideMenusContext } from '../../shared/side-menus.ts';
import { menuPageOf, withoutTrailingSlash } from './menu-pages.ts';
import { arrive, firstVisit, type Side, savedChange, setOpen, sideMenuStates } from './side-menu-rules.ts';
import { useViewport, viewport } from './use-viewport.ts';

/** Applies the rules of the side menus to the page: its address, the saved preferences, the window's width. */
export function SideMenusProvider({ children }: { children: ReactNode }) {
  const store = usePreferenceStore();
  const preferences = usePreferences(store).sideMenus;
  const session = useSession();
  const current = useViewport();
  // A prerendered page becomes the one for this window in small steps: it answers a tap in between.
  const shownFor = useDeferredValue(current);
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

  useEffect(() => {
    if (shownFor === current) announce('ready');
  }, [shownFor, current]);

  const menus = useMemo<SideMenus>(() => {
    // A tap means the window as it is, also while the page becomes the one for it.
    const now = () => sideMenuStates(visit, preferences, viewport());
    const set = (side: Side, isOpen: boolean) => {
      setVisit((current) => setOpen(current, side, isOpen, viewport()));
      const change = savedChange(visit.page, side, isOpen, viewport(), preferences);
      if (change) store.setSideMenus(change);
    };
    return {
      ...sideMenuStates(visit, preferences, shownFor),
      presentation: shownFor === 'phone' ? 'drawer' : 'docked',
      toggleLeft: () => set('left', now().left !== 'expanded'),
      toggleRight: () => set('right', now().right !== 'open'),
      openRight: () => set('right', true),
      closeDrawer: () => setVisit((current) => ({ ...current, drawer: 'none' })),
    };
  }, [visit, preferences, shownFor, store]);
  return <SideMenusContext value={menus}>{children}</SideMenusContext>;
}
