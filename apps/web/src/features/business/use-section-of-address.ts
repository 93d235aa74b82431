import { useEffect } from 'react';
import { expandSection, scrollToSection, sectionOfHash } from '@/shared';

let isFirstVisit = true;

/** Expands the section in the URL's hash, and scrolls to it if the page is opened from outside the app. */
export function useSectionOfAddress(): void {
  useEffect(() => {
    const section = sectionOfHash(window.location.hash);
    if (section) expandSection(section);
    // Later visits are scrolled by their link or restored by Back.
    if (!isFirstVisit) return;
    isFirstVisit = false;
    if (section) scrollToSection(section);
  }, []);
}
