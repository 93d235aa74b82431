import { useEffect, useLayoutEffect, useRef } from 'react';

/** Max time to wait for the page to regain its height on Back, in ms. */
const MAX_WAIT_MS = 3_000;

const positions = new Map<string, number>();

/** Subset of the Navigation API, which not every browser supports. */
type WithNavigation = Window & { navigation?: EventTarget & { currentEntry: { key: string } | null } };
const getNavigation = (browser: WithNavigation) => browser.navigation;

/** Returns the key of the current history entry. Without the Navigation API, falls back to the URL. */
const entryKey = () => getNavigation(window)?.currentEntry?.key ?? window.location.href;

/**
 * Starts a new page at its top or at the element of its hash. Back and forward restore the scroll position as soon as
 * the page is tall enough.
 */
export function useScrollRestoration(path: string): void {
  const isPop = useRef(false);
  const shownPath = useRef(path);
  // A layout effect runs before the router's listener. Otherwise, the other page would render before Back is
  // detected.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    let key = entryKey();
    const remember = () => positions.set(key, window.scrollY);
    const onPop = () => {
      isPop.current = true;
    };
    const onEntryChange = () => {
      key = entryKey();
    };
    window.addEventListener('popstate', onPop, true);
    window.addEventListener('scroll', remember, { passive: true });
    getNavigation(window)?.addEventListener('currententrychange', onEntryChange);
    return () => {
      window.removeEventListener('popstate', onPop, true);
      window.removeEventListener('scroll', remember);
      getNavigation(window)?.removeEventListener('currententrychange', onEntryChange);
    };
  }, []);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    const position = isPop.current ? positions.get(entryKey()) : undefined;
    isPop.current = false;
    if (position !== undefined && position > 0) return scrollWhenTallEnough(position);
    window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [path]);
}

/**
 * Keeps scrolling to `top` until the page is tall enough or the member scrolls. Returns a function that cancels
 * it.
 */
function scrollWhenTallEnough(top: number): () => void {
  const start = performance.now();
  let frame = 0;
  const attempt = () => {
    const limit = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo({ top: Math.min(top, limit), behavior: 'instant' });
    if (limit < top && performance.now() - start < MAX_WAIT_MS) frame = requestAnimationFrame(attempt);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(event, stop);
  };
  for (const event of ['wheel', 'touchstart', 'keydown']) {
    window.addEventListener(event, stop, { passive: true, once: true });
  }
  attempt();
  return stop;
}
