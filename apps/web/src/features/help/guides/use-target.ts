import { useEffect, useState } from 'react';
import { type Box, scrollNeeded } from './place-card.ts';

/** What is always in its place: the page does not scroll to it. */
const STANDING = 'header, #sidebar, #help';
/** Where a page begins, while what the step points at is not there: still loading, or nothing for this member. */
const FALLBACK = '#content h1';

/**
 * Follows the first of the selectors that is in sight, scrolls the page to it and tells where it is, also while the page
 * loads, grows and moves. Null while there is nothing.
 */
export function useTarget(targets: readonly string[]): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    let frame = 0;
    let scrolledTo: number | null = null;
    const look = () => {
      frame = 0;
      const element = firstInSight([...targets, FALLBACK]);
      if (!element) return setBox(null);
      const { top, left, width, height } = element.getBoundingClientRect();
      setBox((shown) => (isSame(shown, { top, left, width, height }) ? shown : { top, left, width, height }));
      if (element.closest(STANDING)) return;
      const wanted = pageTopFor({ top, left, width, height });
      if (wanted === null || wanted === scrolledTo) return;
      scrolledTo = wanted;
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
      window.scrollTo({ top: wanted, behavior });
    };
    const ask = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    const changed = new MutationObserver(ask);
    changed.observe(document.body, { childList: true, subtree: true });
    const grown = new ResizeObserver(ask);
    grown.observe(document.body);
    const moves = ['scroll', 'transitionend', 'animationend'] as const;
    for (const event of moves) document.addEventListener(event, ask, { capture: true, passive: true });
    window.addEventListener('resize', ask);
    ask();
    return () => {
      cancelAnimationFrame(frame);
      changed.disconnect();
      grown.disconnect();
      for (const event of moves) document.removeEventListener(event, ask, { capture: true });
      window.removeEventListener('resize', ask);
    };
  }, [targets]);
  return box;
}

function firstInSight(selectors: readonly string[]): Element | undefined {
  return selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find(
      (element) =>
        element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true }),
    );
}

/** Where the page has to be scrolled to, null where it is right, or goes no further. */
function pageTopFor(box: Box): number | null {
  const headerHeight = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
  const needed = scrollNeeded(box, { width: window.innerWidth, height: window.innerHeight }, headerHeight);
  const most = document.documentElement.scrollHeight - window.innerHeight;
  const wanted = Math.min(Math.max(0, Math.round(window.scrollY + needed)), Math.max(0, most));
  return Math.abs(wanted - window.scrollY) < 2 ? null : wanted;
}

function isSame(one: Box | null, other: Box): boolean {
  return (
    one !== null &&
    one.top === other.top &&
    one.left === other.left &&
    one.width === other.width &&
    one.height === other.height
  );
}
