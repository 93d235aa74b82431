import { routeOf } from '../../routes.ts';
import type { MenuPage } from './menu-pages.ts';

/** What the rules of the side menus know about an address; one that no route has is an ordinary page. */
export function menuPageOf(path: string): MenuPage {
  const route = routeOf(path)?.route;
  return {
    path: withoutTrailingSlash(path),
    routeName: route?.name,
    showLeftToggle: route?.showLeftToggle ?? true,
    showRightToggle: route?.showRightToggle ?? true,
  };
}

/** The router takes `/conversion/` for `/conversion`; so do the rules. */
export function withoutTrailingSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}
