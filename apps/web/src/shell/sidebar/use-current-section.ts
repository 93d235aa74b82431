import { useEffect, useState } from 'react';
import { type BusinessSection, businessSections } from '../../shared/business/business-sections.ts';
import { currentSection } from './current-section.ts';

/** The section of `/business` that is being read, followed while `isActive`. Spec §2 Shell, scroll-spy */
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
      setCurrent(currentSection(sectionEdges(), isAtPageEnd()));
    };
    const changed = () => {
      frame ||= requestAnimationFrame(measure);
    };
    // The sections may come, and grow, after the page does.
    const size = new ResizeObserver(changed);
    size.observe(document.body);
    window.addEventListener('scroll', changed, { passive: true });
    changed();
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      window.removeEventListener('scroll', changed);
    };
  }, [isActive]);
  return current;
}

function sectionEdges() {
  return businessSections.flatMap((id) => {
    const edges = document.getElementById(id)?.getBoundingClientRect();
    return edges ? [{ id, top: edges.top, bottom: edges.bottom }] : [];
  });
}

/** A page that does not scroll has no end to reach. */
function isAtPageEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  const viewport = scrollHeight - window.innerHeight;
  return viewport > 0 && window.scrollY >= viewport - 1;
}
