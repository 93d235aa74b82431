import { useEffect } from 'react';
import { scrollToSection, sectionOfHash } from '@/shared';

let isFirstVisit = true;

/** An address with the hash of a section, opened from outside the app, starts at that section. */
export function useSectionOfAddress(): void {
  useEffect(() => {
    // Later ones are scrolled by their link, or restored by Back.
    if (!isFirstVisit) return;
    isFirstVisit = false;
    const section = sectionOfHash(window.location.hash);
    if (section) scrollToSection(section);
  }, []);
}
