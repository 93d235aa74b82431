import { useSession } from '@gli/session/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { isNavigateEvent, type Leaving, leavingBy, leavingByLink } from './leaving.ts';

/** What is used of the Navigation API, which not every browser has. */
type WithNavigation = Window & { navigation?: EventTarget & { traverseTo(key: string): unknown } };
const navigationOf = (browser: WithNavigation) => browser.navigation;

/**
 * While there is something unsaved, asks before the page is left: the app's own dialog for links, buttons, back and
 * forward (in browsers without the Navigation API for links), the browser's for a reload or a closed tab. The end of a
 * session is never held up.
 */
export function useUnsavedGuard(isUnsaved: boolean) {
  const session = useSession();
  const [, navigate] = useLocation();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const isReleased = useRef(false);

  useEffect(() => {
    if (!isUnsaved) return;
    const holds = () => !isReleased.current && session.getState().status === 'authenticated';
    const unload = (event: BeforeUnloadEvent) => {
      if (holds()) event.preventDefault();
    };
    const ask = (event: Event, found: Leaving | null) => {
      if (found === null || !holds()) return;
      event.preventDefault();
      event.stopPropagation();
      setLeaving(found);
    };
    const navigated = (event: Event) => {
      if (isNavigateEvent(event)) ask(event, leavingBy(event, window.location.href));
    };
    const clicked = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link) ask(event, leavingByLink(event, link, window.location.href));
    };
    const navigation = navigationOf(window);
    window.addEventListener('beforeunload', unload);
    if (navigation) navigation.addEventListener('navigate', navigated);
    else document.addEventListener('click', clicked, true);
    return () => {
      window.removeEventListener('beforeunload', unload);
      navigation?.removeEventListener('navigate', navigated);
      document.removeEventListener('click', clicked, true);
    };
  }, [isUnsaved, session]);

  const go = (to: Leaving) => {
    if (to.kind === 'history') {
      navigationOf(window)?.traverseTo(to.key);
      return;
    }
    const { pathname, search, hash } = new URL(to.url);
    navigate(pathname + search + hash);
  };
  return {
    isAsking: leaving !== null,
    /** What was unsaved is saved: the page may be left. */
    release: () => {
      isReleased.current = true;
    },
    stay: () => setLeaving(null),
    leave: () => {
      isReleased.current = true;
      setLeaving(null);
      if (leaving) go(leaving);
    },
  };
}
