import { routeAccess, type SessionState } from '@gli/session';
import { findRouteByPathname, publicRouteNames } from '../../routes.ts';

/**
 * Finds the first screen. If the guard would redirect this visitor, changes the URL first, so that the page
 * starts with the final screen and nothing shifts.
 */
export function findFirstScreen({ location, history }: Window, status: SessionState['status']) {
  const found = findRouteByPathname(location.pathname);
  const target = location.pathname + location.search + location.hash;
  const decision =
    found &&
    routeAccess({ route: found.route, publicNames: publicRouteNames, status, cameFromPublic: false, target });
  if (decision?.kind !== 'to_login' && decision?.kind !== 'to_app') return found;
  history.replaceState(history.state, '', decision.to);
  return findRouteByPathname(location.pathname);
}
