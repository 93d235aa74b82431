import { HOME_PATH, LOGIN_PATH, safeRedirect } from './safe-redirect.ts';
import type { SessionState } from './state.ts';

/** What the guard reads of a route of the table. */
export interface RouteMeta {
  readonly name: string;
  /** `false` opens a route that is not on the public list; anything else leaves the decision to the list. */
  readonly requiresAuth?: boolean | undefined;
}

export interface RouteVisit {
  readonly route: RouteMeta;
  /** Names of the routes that need no log-in. */
  readonly publicNames: readonly string[];
  readonly status: SessionState['status'];
  /** Whether the visitor came from a public route inside the app. */
  readonly cameFromPublic: boolean;
  /** Full path of the visit with query and hash. */
  readonly target: string;
}

/**
 * - `allow`: show the screen.
 * - `wait`: show neither the screen nor the log-in, the session is still starting.
 * - `to_login`: go to `to`; raise the flag of `LOGIN_REDIRECT_FLAG_MS` when `raiseFlag`.
 * - `to_app`: a signed-in visitor has no use for this form; go to `to`.
 */
export type RouteDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'to_login'; readonly to: string; readonly raiseFlag: boolean }
  | { readonly kind: 'to_app'; readonly to: string };

const ALLOW: RouteDecision = { kind: 'allow' };
/** Names of the two routes that are for visitors only. */
const FORM_NAMES: readonly string[] = ['login', 'signup'];

/** Whether a route opens only to signed-in visitors. Spec §2 Route guard */
export function requiresLogin(route: RouteMeta, publicNames: readonly string[]): boolean {
  return !publicNames.includes(route.name) && route.requiresAuth !== false;
}

/** The log-in page that leads back to `target`, a full path with query and hash. Spec §2 Route guard */
export function loginPath(target: string): string {
  return safeRedirect(target) === HOME_PATH
    ? LOGIN_PATH
    : `${LOGIN_PATH}?redirect=${encodeURIComponent(target)}`;
}

/**
 * Decides about one visit. Spec §2 Route guard
 *
 * A signed-in visitor at log-in or sign-up goes where the address's `redirect` says, else home: the form that has
 * just signed in goes to the same place, so it does not matter which of the two acts first.
 */
export function routeAccess(visit: RouteVisit): RouteDecision {
  const { route, status, target } = visit;
  if (FORM_NAMES.includes(route.name)) {
    if (status !== 'authenticated') return ALLOW;
    return { kind: 'to_app', to: safeRedirect(redirectOf(target)) };
  }
  if (status === 'authenticated' || !requiresLogin(route, visit.publicNames)) return ALLOW;
  if (status === 'starting') return { kind: 'wait' };
  return { kind: 'to_login', to: loginPath(target), raiseFlag: visit.cameFromPublic };
}

function redirectOf(target: string): string | null {
  const query = target.split('#', 1)[0]?.split('?').slice(1).join('?');
  return new URLSearchParams(query).get('redirect');
}
