import { HOME_PATH, safeRedirect } from '@gli/session';
import { setParams } from '@gli/ui';
import { useLocationProperty } from 'wouter/use-browser-location';
import { findRouteByPathname, type RouteName } from '../../routes.ts';

/**
 * Returns the raw query of the login or sign-up page. wouter would decode it, which would change `redirect`.
 */
export const useEntryQuery = (): string =>
  useLocationProperty(
    () => window.location.search,
    () => '',
  );

/** True if `redirect` names a page to open after login or sign-up. */
export function hasRedirect(search: string): boolean {
  return safeRedirect(new URLSearchParams(search).get('redirect')) !== HOME_PATH;
}

/**
 * Returns the member page that `redirect` names. Returns null for a public page, which needs no login, so that
 * login is for an action on the page.
 */
export function getRedirectPlace(search: string): RouteName | null {
  const path = safeRedirect(new URLSearchParams(search).get('redirect'));
  const route = findRouteByPathname(path.split(/[?#]/)[0] ?? '')?.route;
  return route?.requiresAuth === true ? route.name : null;
}

/**
 * Returns the query for links between login and sign-up. Keeps only the redirect and the invitation (decision
 * 4).
 */
export function keptQuery(search: string): string {
  const given = new URLSearchParams(search);
  const kept = setParams(new URLSearchParams(), {
    redirect: hasRedirect(search) ? given.get('redirect') : null,
    ref: given.get('ref'),
    medium: given.get('medium'),
    campaign: given.get('campaign'),
  }).toString();
  return kept && `?${kept}`;
}
