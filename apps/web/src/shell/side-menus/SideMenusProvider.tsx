import { useSession } from '@gli/session/react';
import { media, useHydrated, useMedia } from '@gli/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import {
  initialSideMenus,
  type SideMenus,
  SideMenusContext,
  usePreferenceStore,
  usePreferences,
} from '@/data';
import { toMenuPage, withoutTrailingSlash } from './menu-pages.ts';
import {
  arrive,
  firstVisit,
  type Side,
  savedChange,
  setOpen,
  sideMenuStates,
  type Viewport,
} from './side-menu-rules.ts';

const readViewport = (): Viewport => (matchMedia(media.mobile).matches ? 'phone' : 'desktop');

/** Applies the side menu rules to the page, based on its path, the saved preferences and the window's width. */
export function SideMenusProvider({ children }: { children: ReactNode }) {
  const store = usePreferenceStore();
  const saved = usePreferences(store).sideMenus;
  // Prerendered pages have the defaults. Until hydration, CSS shows the saved state.
  const preferences = useHydrated() ? saved : initialSideMenus;
  const session = useSession();
  // Prerendered pages have the desktop layout, and CSS hides what phones do not show.
  const shownFor = useMedia(media.mobile) ? 'phone' : 'desktop';
  const [address] = useLocation();
  const path = withoutTrailingSlash(address);
  const [stored, setVisit] = useState(() => firstVisit(toMenuPage(path)));
  // Set during rendering, so that no frame shows the new page with the old page's menus.
  const visit = stored.page.path === path ? stored : arrive(stored, toMenuPage(path), preferences);
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
    // Reads the actual window, because the rendered page may not match it yet.
    const now = () => sideMenuStates(visit, preferences, readViewport());
    const set = (side: Side, isOpen: boolean) => {
      setVisit((current) => setOpen(current, side, isOpen, readViewport()));
      const change = savedChange(visit.page, side, isOpen, readViewport(), preferences);
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
