import { useEffect, useLayoutEffect, useRef } from 'react';

/** How long a page that is gone back to may take to become as tall as it was, in ms. */
const MAX_WAIT_MS = 3_000;

const positions = new Map<string, number>();

/** What is used of the Navigation API, which not every browser has. */
type WithNavigation = Window & { navigation?: EventTarget & { currentEntry: { key: string } | null } };
const navigationOf = (browser: WithNavigation) => browser.navigation;

/** One entry of the tab's history; without the Navigation API, one address. */
const entryKey = () => navigationOf(window)?.currentEntry?.key ?? window.location.href;

/**
 * A new page starts at its top or at the element of its hash. Back and forward restore the position at which the page
 * was left, as soon as it is tall enough again.
 */
export function useScrollRestoration(path: string): void {
  const isPop = useRef(false);
  const shownPath = useRef(path);
  // A layout effect: the router adds its listener in an effect. This one must run first, or the other page renders
  // before it is known that the member goes back.
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
    navigationOf(window)?.addEventListener('currententrychange', onEntryChange);
    return () => {
      window.removeEventListener('popstate', onPop, true);
      window.removeEventListener('scroll', remember);
      navigationOf(window)?.removeEventListener('currententrychange', onEntryChange);
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

/** Returns a function that gives up: the page changed again. It also ends when the member scrolls. */
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
