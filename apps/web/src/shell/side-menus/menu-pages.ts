import { findRoute } from '../../routes.ts';

/** Both side menus start hidden here. The case and law paths have no screens: data only (decision 7). Spec §2 */
const startHiddenPaths = ['/', '/home', '/case-detail', '/case-search', '/law-search'];

/** Hides both side menus; leaving it restores what was saved. Spec §2, §4 Sidebars */
const hidingPaths = ['/profile-edit'];

/** Auto-hide is off here, and toggles are not saved. Spec §2, decision 7 */
const specialPaths = ['/profile-edit', '/rwa-assets', '/conversion'];

/** Routes that may hide the side menus automatically while the member allows it. Spec §2 */
const autoHideRouteNames = ['case-search'];

/** Page properties for the rules of the side menus. The route table defines the toggles. */
export type MenuPage = {
  path: string;
  /** Undefined for an address that no route has. */
  routeName: string | undefined;
  showLeftToggle: boolean;
  showRightToggle: boolean;
};

/** The page of an address; one that no route has is an ordinary page. */
export function toMenuPage(path: string): MenuPage {
  const route = findRoute(path)?.route;
  return {
    path: withoutTrailingSlash(path),
    routeName: route?.name,
    showLeftToggle: route?.showLeftToggle ?? true,
    showRightToggle: route?.showRightToggle ?? true,
  };
}

/** The router treats `/conversion/` as `/conversion`; so do the rules. */
export function withoutTrailingSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}

/**
 * True if both side menus are hidden when the page opens.
 * @param allowsAutoHide the member's `enableAutoHide`
 */
export function startsHidden({ path, routeName }: MenuPage, allowsAutoHide: boolean): boolean {
  if (hidingPaths.includes(path) || startHiddenPaths.includes(path)) return true;
  return (
    allowsAutoHide &&
    !specialPaths.includes(path) &&
    routeName !== undefined &&
    autoHideRouteNames.includes(routeName)
  );
}

/** True if a menu toggled on this page keeps its state on later pages and visits. */
export function savesToggles(page: MenuPage, allowsAutoHide: boolean): boolean {
  return !specialPaths.includes(page.path) && !startsHidden(page, allowsAutoHide);
}
