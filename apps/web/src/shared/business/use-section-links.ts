import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useSideMenus } from '../side-menus.ts';
import { BUSINESS_PATH, type BusinessSection, isBusinessPath, sectionOfHash } from './business-sections.ts';
import { scrollToSection } from './scroll-to-section.ts';

let stopScrolling: () => void = () => undefined;

/** Goes to a section of `/business`, from there or from elsewhere. Spec §2 Shell */
export function useSectionLinks(): (section: BusinessSection) => void {
  const [path, navigate] = useLocation();
  const { closeDrawer } = useSideMenus();
  return (section) => {
    stopScrolling();
    closeDrawer();
    navigate(`${BUSINESS_PATH}#${section}`, { replace: isBusinessPath(path) });
    stopScrolling = scrollToSection(section);
  };
}

let isFirstVisit = true;

/** An address with the hash of a section, opened from outside the app, starts at that section. */
export function useSectionOfAddress(): void {
  useEffect(() => {
    // Later ones are scrolled by their link, or restored by Back.
    if (!isFirstVisit) return;
    isFirstVisit = false;
    const section = sectionOfHash(window.location.hash);
    if (!section) return;
    stopScrolling();
    stopScrolling = scrollToSection(section);
  }, []);
}
