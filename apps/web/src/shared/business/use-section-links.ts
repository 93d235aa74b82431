import { useLocation } from 'wouter';
import { useSideMenus } from '../side-menus.ts';
import { BUSINESS_PATH, type BusinessSection, isBusinessPath } from './business-sections.ts';
import { scrollToSection } from './scroll-to-section.ts';

/** Goes to a section of `/business`, from there or from elsewhere. Spec §2 Shell */
export function useSectionLinks(): (section: BusinessSection) => void {
  const [path, navigate] = useLocation();
  const { closeDrawer } = useSideMenus();
  return (section) => {
    closeDrawer();
    navigate(`${BUSINESS_PATH}#${section}`, { replace: isBusinessPath(path) });
    scrollToSection(section);
  };
}
