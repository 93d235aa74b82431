import { useEffect, useLayoutEffect, useRef } from 'react';

/** How long a page that is gone back to may take to become as tall as it was, in ms. */
const patienceMs = 3_000;

const positions = new Map<string, number>();

/** What is used of the Navigation API, which not every browser has. */
type WithNavigation = Window & { navigation?: EventTarget & { currentEntry: { key: string } | null } };
const navigationOf = (browser: WithNavigation) => browser.navigation;

/** One entry of the tab's history; without the Navigation API, one address. */
const entryKey = () => navigationOf(window)?.currentEntry?.key ?? window.location.href;

/**
 * A new page begins at its top or at the element of its hash; back and forward lead to where the page was left,
 * as soon as it is tall enough again.
 */
export function useScrollRestoration(path: string): void {
  const isPop = useRef(false);
  const shown = useRef(path);
  // A layout effect: the router begins to listen in an effect, and what hears first must be this, or the other page is
  // drawn before it is known that the member goes back.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    let key = entryKey();
    const remember = () => positions.set(key, window.scrollY);
    const popped = () => {
      isPop.current = true;
    };
    const left = () => {
      key = entryKey();
    };
    window.addEventListener('popstate', popped, true);
    window.addEventListener('scroll', remember, { passive: true });
    navigationOf(window)?.addEventListener('currententrychange', left);
    return () => {
      window.removeEventListener('popstate', popped, true);
      window.removeEventListener('scroll', remember);
      navigationOf(window)?.removeEventListener('currententrychange', left);
    };
  }, []);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const wanted = isPop.current ? positions.get(entryKey()) : undefined;
    isPop.current = false;
    if (wanted !== undefined && wanted > 0) return scrollWhenTallEnough(wanted);
    window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [path]);
}

/** Returns what gives up: the page changed again. A member who scrolls is left alone. */
function scrollWhenTallEnough(top: number): () => void {
  const began = performance.now();
  let frame = 0;
  const attempt = () => {
    const room = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo({ top: Math.min(top, room), behavior: 'instant' });
    if (room < top && performance.now() - began < patienceMs) frame = requestAnimationFrame(attempt);
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
