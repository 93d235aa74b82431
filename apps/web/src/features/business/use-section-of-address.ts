import { useEffect } from 'react';
import { scrollToSection, sectionOfHash } from '@/shared';

let isFirstVisit = true;

/** Scrolls to the section in the URL's hash if the page is opened from outside the app. */
export function useSectionOfAddress(): void {
  useEffect(() => {
    // Later visits are scrolled by their link or restored by Back.
    if (!isFirstVisit) return;
    isFirstVisit = false;
    const section = sectionOfHash(window.location.hash);
    if (section) scrollToSection(section);
  }, []);
}
