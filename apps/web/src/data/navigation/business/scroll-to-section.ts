import type { BusinessSection } from './business-sections.ts';

/** Space above a section, in px. Spec §9 Sidebar scroll offset */
const SECTION_OFFSET_PX = 180;

/** Delay between the click and the scrolling, in ms. Spec §9 Sidebar scroll delay */
const SECTION_DELAY_MS = 100;

/** Max time for a page to show its section and reach its final height, in ms. */
const MAX_WAIT_MS = 5_000;

let stopLast: () => void = () => undefined;

const interruptions = ['wheel', 'touchstart', 'keydown', 'popstate'];

/**
 * Scrolls to a section after the delay, or once the section exists. The scrolling is smooth unless reduced
 * motion is preferred. Expands the section's details and focuses it, so that keyboard and screen reader
 * continue there. Keeps its position while the page grows above it, until the member scrolls, types, navigates
 * or selects another section.
 */
export function scrollToSection(id: BusinessSection): void {
  stopLast();
  stopLast = stop;
  let target: HTMLElement | null = null;
  const page = window.location.pathname;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  const go = () => {
    if (window.location.pathname !== page) return stop();
    const first = target === null;
    target ??= document.getElementById(id);
    if (!target) return;
    const top = Math.max(0, target.getBoundingClientRect().top + window.scrollY - SECTION_OFFSET_PX);
    window.scrollTo({ top, behavior });
    if (first) {
      expandSection(id);
      focus(target);
    }
  };
  const grown = new ResizeObserver(go);
  // The observer calls `go` as soon as it starts.
  const start = setTimeout(() => grown.observe(document.body), SECTION_DELAY_MS);
  const end = setTimeout(stop, SECTION_DELAY_MS + MAX_WAIT_MS);
  for (const event of interruptions) window.addEventListener(event, stop, { passive: true });

  function stop(): void {
    clearTimeout(start);
    clearTimeout(end);
    grown.disconnect();
    for (const event of interruptions) window.removeEventListener(event, stop);
  }
}

/** Expands the details of a section. */
export function expandSection(id: BusinessSection): void {
  document.getElementById(id)?.querySelector(':scope > details')?.setAttribute('open', '');
}

function focus(section: HTMLElement): void {
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
