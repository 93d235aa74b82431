import { useSession } from '@gli/session/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

/** The part of the Navigation API in use. Not every browser supports the API. */
type WithNavigation = Window & { navigation?: EventTarget & { traverseTo(key: string): unknown } };
const getNavigation = (browser: WithNavigation) => browser.navigation;

/**
 * Asks for confirmation before the member leaves the page with unsaved changes. The app's dialog covers links,
 * buttons, Back and Forward, or only links in browsers without the Navigation API. The browser's dialog covers
 * reloads and closed tabs. The end of a session is never blocked.
 */
export function useUnsavedGuard(isUnsaved: boolean) {
  const session = useSession();
  const [, navigate] = useLocation();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const isReleased = useRef(false);

  useEffect(() => {
    if (!isUnsaved) return;
    const isBlocking = () => !isReleased.current && session.getState().status === 'authenticated';
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isBlocking()) event.preventDefault();
    };
    const ask = (event: Event, target: Leaving | null) => {
      if (target === null || !isBlocking()) return;
      event.preventDefault();
      event.stopPropagation();
      setLeaving(target);
    };
    const onNavigate = (event: Event) => {
      if (isNavigateEvent(event)) ask(event, leavingBy(event, window.location.href));
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link) ask(event, leavingByLink(event, link, window.location.href));
    };
    const navigation = getNavigation(window);
    window.addEventListener('beforeunload', onUnload);
    if (navigation) navigation.addEventListener('navigate', onNavigate);
    else document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      navigation?.removeEventListener('navigate', onNavigate);
      document.removeEventListener('click', onClick, true);
    };
  }, [isUnsaved, session]);

  const go = (to: Leaving) => {
    if (to.kind === 'history') {
      getNavigation(window)?.traverseTo(to.key);
      return;
    }
    const { pathname, search, hash } = new URL(to.url);
    navigate(pathname + search + hash);
  };
  return {
    isAsking: leaving !== null,
    /** Allows leaving the page once the changes are saved. */
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

/**
 * The part of the Navigation API's `navigate` event in use, which some versions of TypeScript's DOM types lack.
 */
export type NavigateEvent = Event & {
  readonly navigationType: string;
  readonly downloadRequest: string | null;
  readonly destination: { readonly url: string; readonly key: string; readonly sameDocument: boolean };
};

/** Target of the attempted navigation: a page of the app, or an entry of the tab's history. */
type Leaving = { kind: 'page'; url: string } | { kind: 'history'; key: string };

function isNavigateEvent(event: Event): event is NavigateEvent {
  return 'destination' in event && 'navigationType' in event;
}

/**
 * Returns the target of a navigation inside the app. Returns null if the navigation stays on the page (a tab or
 * hash), cannot be stopped, or leaves the app. The browser itself asks before leaving the app.
 * @param pageUrl the current URL
 */
export function leavingBy(event: NavigateEvent, pageUrl: string): Leaving | null {
  const { destination, navigationType, downloadRequest, cancelable } = event;
  if (!cancelable || downloadRequest !== null || !destination.sameDocument) return null;
  if (new URL(destination.url).pathname === new URL(pageUrl).pathname) return null;
  if (navigationType === 'traverse') return { kind: 'history', key: destination.key };
  return { kind: 'page', url: destination.url };
}

/** Same as above for clicks on links, in browsers without the Navigation API. */
export function leavingByLink(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
  link: Pick<HTMLAnchorElement, 'href' | 'target'>,
  pageUrl: string,
): Leaving | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  const [to, from] = [new URL(link.href), new URL(pageUrl)];
  if (to.origin !== from.origin || to.pathname === from.pathname) return null;
  return { kind: 'page', url: link.href };
}
