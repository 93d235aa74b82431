import { HOME_PATH, LOGIN_PATH, safeRedirect } from './safe-redirect.ts';
import type { SessionState } from './state.ts';

/** Properties of a route that the guard uses. */
export type RouteMeta = {
  readonly name: string;
  /** `false` makes a route public even if it is not on the public list. Otherwise, the list applies. */
  readonly requiresAuth?: boolean | undefined;
};

export type RouteVisit = {
  readonly route: RouteMeta;
  readonly publicNames: readonly string[];
  readonly status: SessionState['status'];
  /** True if the visitor came from a public route inside the app. */
  readonly cameFromPublic: boolean;
  /** Full path of the visit with query and hash. */
  readonly target: string;
};

/**
 * Result of the guard.
 * - `allow`: show the screen.
 * - `wait`: the session is still starting, so show neither the screen nor the login page.
 * - `to_login`: go to `to`; if `raiseFlag`, set the flag of `LOGIN_REDIRECT_FLAG_MS`.
 * - `to_app`: the visitor is already signed in; go to `to`.
 */
export type RouteDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'to_login'; readonly to: string; readonly raiseFlag: boolean }
  | { readonly kind: 'to_app'; readonly to: string };

const ALLOW: RouteDecision = { kind: 'allow' };
/** Names of the routes for guests only. */
const FORM_NAMES: readonly string[] = ['login', 'signup'];

/** True if a route requires login. Spec §2 Route guard */
export function requiresLogin(route: RouteMeta, publicNames: readonly string[]): boolean {
  return !publicNames.includes(route.name) && route.requiresAuth !== false;
}

/**
 * Returns the path of the login page with a redirect back to `target`, a full path with query and hash. Spec §2 Route
 * guard
 */
export function loginPath(target: string): string {
  return target !== HOME_PATH && safeRedirect(target) === HOME_PATH
    ? LOGIN_PATH
    : `${LOGIN_PATH}?redirect=${encodeURIComponent(target)}`;
}

/**
 * Decides how to handle a visit. Spec §2 Route guard
 *
 * A signed-in visitor on the login or sign-up page is sent to `redirect`, or else home. After a login, the form
 * navigates to the same path, so it doesn't matter which of the two runs first.
 */
export function routeAccess(visit: RouteVisit): RouteDecision {
  const { route, status, target } = visit;
  if (FORM_NAMES.includes(route.name)) {
    if (status !== 'authenticated') return ALLOW;
    return { kind: 'to_app', to: safeRedirect(readRedirect(target)) };
  }
  if (status === 'authenticated' || !requiresLogin(route, visit.publicNames)) return ALLOW;
  if (status === 'starting') return { kind: 'wait' };
  return { kind: 'to_login', to: loginPath(target), raiseFlag: visit.cameFromPublic };
}

function readRedirect(target: string): string | null {
  const query = target.split('#', 1)[0]?.split('?').slice(1).join('?');
  return new URLSearchParams(query).get('redirect');
}
