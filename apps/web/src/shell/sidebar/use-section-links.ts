import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useSideMenus } from '../side-menus/use-side-menus.ts';
import { BUSINESS_PATH, type BusinessSection, isBusinessPath, sectionOfHash } from './business-sections.ts';
import { scrollToSection } from './scroll-to-section.ts';

let giveUp: () => void = () => undefined;

/** Goes to a section of `/business`, from there or from elsewhere. Spec §2 Shell */
export function useSectionLinks(): (section: BusinessSection) => void {
  const [path, navigate] = useLocation();
  const { closeDrawer } = useSideMenus();
  return (section) => {
    giveUp();
    closeDrawer();
    navigate(`${BUSINESS_PATH}#${section}`, { replace: isBusinessPath(path) });
    giveUp = scrollToSection(section);
  };
}

/** An address with a section's hash, opened from outside the app, begins at that section. */
export function useSectionOfAddress(): void {
  useEffect(() => {
    const { pathname, hash } = window.location;
    const section = sectionOfHash(hash);
    if (section && isBusinessPath(pathname)) return scrollToSection(section);
    return undefined;
  }, []);
}
