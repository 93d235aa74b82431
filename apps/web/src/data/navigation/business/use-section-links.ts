import { useLocation } from 'wouter';
import { useSideMenus } from '../side-menus.ts';
import { BUSINESS_PATH, type BusinessSection, isBusinessPath } from './business-sections.ts';
import { scrollToSection } from './scroll-to-section.ts';

/** Returns a function that opens a section of `/business` from any page. Spec §2 Shell */
export function useSectionLinks(): (section: BusinessSection) => void {
  const [path, navigate] = useLocation();
  const { closeDrawer } = useSideMenus();
  return (section) => {
    closeDrawer();
    navigate(`${BUSINESS_PATH}#${section}`, { replace: isBusinessPath(path) });
    scrollToSection(section);
  };
}
