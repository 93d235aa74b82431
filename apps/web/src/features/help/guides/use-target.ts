import { useEffect, useState } from 'react';
import { type Box, scrollNeeded } from './place-card.ts';

/** Elements that are always visible, so the page must not scroll to them. */
const FIXED = 'header, #sidebar, #help';
/** Selector used if no target is found, because it is still loading or not available to this member. */
const FALLBACK = '#content h1';

/**
 * Returns the position of the first visible match, or null if there is none. The position is updated while the
 * page loads, grows and moves. Scrolls the page to the match.
 */
export function useTarget(targets: readonly string[]): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    let frame = 0;
    let scrolledTo: number | null = null;
    const update = () => {
      frame = 0;
      const element = firstVisible([...targets, FALLBACK]);
      if (!element) return setBox(null);
      const { top, left, width, height } = element.getBoundingClientRect();
      setBox((current) =>
        isSame(current, { top, left, width, height }) ? current : { top, left, width, height },
      );
      if (element.closest(FIXED)) return;
      const scrollTop = pageTopFor({ top, left, width, height });
      if (scrollTop === null || scrollTop === scrolledTo) return;
      scrolledTo = scrollTop;
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
      window.scrollTo({ top: scrollTop, behavior });
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    const mutations = new MutationObserver(schedule);
    mutations.observe(document.body, { childList: true, subtree: true });
    const resizes = new ResizeObserver(schedule);
    resizes.observe(document.body);
    const moves = ['scroll', 'transitionend', 'animationend'] as const;
    for (const event of moves) document.addEventListener(event, schedule, { capture: true, passive: true });
    window.addEventListener('resize', schedule);
    schedule();
    return () => {
      cancelAnimationFrame(frame);
      mutations.disconnect();
      resizes.disconnect();
      for (const event of moves) document.removeEventListener(event, schedule, { capture: true });
      window.removeEventListener('resize', schedule);
    };
  }, [targets]);
  return box;
}

function firstVisible(selectors: readonly string[]): Element | undefined {
  return selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find(
      (element) =>
        element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true }),
    );
}

/** Returns the scroll position at which a box is visible, or null if scrolling is unnecessary or impossible. */
function pageTopFor(box: Box): number | null {
  const headerHeight = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
  const distance = scrollNeeded(box, { width: window.innerWidth, height: window.innerHeight }, headerHeight);
  const maximum = Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
  const scrollTop = Math.min(Math.max(0, Math.round(window.scrollY + distance)), maximum);
  return Math.abs(scrollTop - window.scrollY) < 2 ? null : scrollTop;
}

function isSame(one: Box | null, other: Box): boolean {
  return (
    one !== null && (['top', 'left', 'width', 'height'] as const).every((side) => one[side] === other[side])
  );
}
