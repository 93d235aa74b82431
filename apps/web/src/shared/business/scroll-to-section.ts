import type { BusinessSection } from './business-sections.ts';

/** Room that is left above a section, in px. Spec §9 Sidebar scroll offset */
const SECTION_OFFSET_PX = 180;

/** How long after the click the page begins to scroll, in ms. Spec §9 Sidebar scroll delay */
const SECTION_DELAY_MS = 100;

/** How long a page may take to show its section, and then to grow into its final shape, in ms. */
const PATIENCE_MS = 5_000;

const interruptions = ['wheel', 'touchstart', 'keydown', 'popstate'];

/**
 * After the delay, or as soon as the section is there, scrolls to it smoothly (at once with reduced motion) and gives
 * it the focus, so that keyboard and screen reader go on from there. While the page grows above it, it stays in place;
 * a member who scrolls, types or goes elsewhere ends that.
 * @returns what gives up
 */
export function scrollToSection(id: BusinessSection): () => void {
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
    if (first) focus(target);
  };
  const grown = new ResizeObserver(go);
  // Observing begins with a first call.
  const begin = setTimeout(() => grown.observe(document.body), SECTION_DELAY_MS);
  const end = setTimeout(stop, SECTION_DELAY_MS + PATIENCE_MS);
  for (const event of interruptions) window.addEventListener(event, stop, { passive: true });

  function stop(): void {
    clearTimeout(begin);
    clearTimeout(end);
    grown.disconnect();
    for (const event of interruptions) window.removeEventListener(event, stop);
  }
  return stop;
}

function focus(section: HTMLElement): void {
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
