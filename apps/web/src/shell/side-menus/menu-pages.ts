import { findRoute } from '../../routes.ts';

/** Paths on which both side menus start hidden. Case and law paths exist only as data (decision 7). Spec §2 */
const startHiddenPaths = ['/', '/home', '/case-detail', '/case-search', '/law-search'];

/** Paths that hide both side menus. Leaving such a path restores the saved state. Spec §2, §4 Sidebars */
const hidingPaths = ['/profile-edit'];

/** Paths without auto-hide, on which toggles are not saved. Spec §2, decision 7 */
const specialPaths = ['/profile-edit', '/rwa-assets', '/conversion'];

/** Routes that may hide the side menus automatically if the member allows it. Spec §2 */
const autoHideRouteNames = ['case-search'];

/** Properties of a page that the side menu rules use. The route table defines the toggles. */
export type MenuPage = {
  path: string;
  /** Name of the route, or undefined for a path without a route. */
  routeName: string | undefined;
  showLeftToggle: boolean;
  showRightToggle: boolean;
};

/** Returns the page for a path. A path without a route counts as an ordinary page. */
export function toMenuPage(path: string): MenuPage {
  const route = findRoute(path)?.route;
  return {
    path: withoutTrailingSlash(path),
    routeName: route?.name,
    showLeftToggle: route?.showLeftToggle ?? true,
    showRightToggle: route?.showRightToggle ?? true,
  };
}

/** Removes a trailing slash, so that `/conversion/` is treated like `/conversion`, as in the router. */
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

/** True if a menu that is toggled on this page keeps its state on later pages and visits. */
export function savesToggles(page: MenuPage, allowsAutoHide: boolean): boolean {
  return !specialPaths.includes(page.path) && !startsHidden(page, allowsAutoHide);
}
