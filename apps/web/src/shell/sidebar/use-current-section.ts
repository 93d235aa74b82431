import { useEffect, useState } from 'react';
import { type BusinessSection, businessSections } from '@/data';

/** Assumed reading position, in px from the window's top. Spec §9 Scroll-spy offset */
const SCROLL_SPY_OFFSET_PX = 200;

/** Distance by which a section becomes current early, in px. Spec §9 Scroll-spy margin */
const SCROLL_SPY_MARGIN_PX = 100;

/** Start of a section, in px from the window's top, as in `getBoundingClientRect`. */
type SectionStart<Id extends string> = { id: Id; top: number };

/**
 * Returns the last section that starts above the reading position, or within the margin below it. So a section stays
 * current over the gap after it. At the end of the page, returns the last section, which may be too short to reach that
 * position. Null above the first section.
 */
export function currentSection<Id extends string>(
  sections: readonly SectionStart<Id>[],
  isAtPageEnd: boolean,
): Id | null {
  if (isAtPageEnd) return sections.at(-1)?.id ?? null;
  return sections.findLast(({ top }) => top <= SCROLL_SPY_OFFSET_PX + SCROLL_SPY_MARGIN_PX)?.id ?? null;
}

/** Returns the current section of `/business`. Updated while `isActive` is true. Spec §2 Shell, scroll-spy */
export function useCurrentSection(isActive: boolean): BusinessSection | null {
  const [current, setCurrent] = useState<BusinessSection | null>(null);
  useEffect(() => {
    if (!isActive) {
      setCurrent(null);
      return;
    }
    let frame = 0;
    const measure = () => {
      frame = 0;
      setCurrent(currentSection(sectionStarts(), isAtPageEnd()));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    // Sections may load or grow after the page has rendered.
    const size = new ResizeObserver(schedule);
    size.observe(document.body);
    window.addEventListener('scroll', schedule, { passive: true });
    schedule();
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      window.removeEventListener('scroll', schedule);
    };
  }, [isActive]);
  return current;
}

function sectionStarts() {
  return businessSections.flatMap((id) => {
    const section = document.getElementById(id);
    return section ? [{ id, top: section.getBoundingClientRect().top }] : [];
  });
}

/** True if the page is scrolled to its end. False if it cannot scroll. */
function isAtPageEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  const scrollable = scrollHeight - window.innerHeight;
  return scrollable > 0 && window.scrollY >= scrollable - 1;
}
