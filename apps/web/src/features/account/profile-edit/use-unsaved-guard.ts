import { useSession } from '@gli/session/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

/** The used part of the Navigation API, which not every browser has. */
type WithNavigation = Window & { navigation?: EventTarget & { traverseTo(key: string): unknown } };
const getNavigation = (browser: WithNavigation) => browser.navigation;

/**
 * While there are unsaved changes, asks before the page is left: in the app's dialog for links, buttons, back and
 * forward (only links without the Navigation API), in the browser's for a reload or a closed tab. The end of a session
 * is never blocked.
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
    /** The changes are saved: the page may be left. */
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

/** The used part of the Navigation API's `navigate` event; not every version of TypeScript's DOM has it. */
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
 * Returns the target of a navigation inside the app; null if it stays on the page (another tab of it, its hash), cannot
 * be stopped, or leaves the app: then the browser asks.
 * @param pageUrl the current address
 */
export function leavingBy(event: NavigateEvent, pageUrl: string): Leaving | null {
  const { destination, navigationType, downloadRequest, cancelable } = event;
  if (!cancelable || downloadRequest !== null || !destination.sameDocument) return null;
  if (new URL(destination.url).pathname === new URL(pageUrl).pathname) return null;
  if (navigationType === 'traverse') return { kind: 'history', key: destination.key };
  return { kind: 'page', url: destination.url };
}

/** Same as above for a clicked link, in browsers without the Navigation API. */
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
