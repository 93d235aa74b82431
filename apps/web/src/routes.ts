import type { RouteMeta } from '@gli/session';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';

/** Names of the routes that need no login, which the guard uses (spec §2 Route guard). `home` is `/`. */
export const publicRouteNames = [
  'business',
  'rwa-assets',
  'shopping',
  'help-center',
  'home',
  'design-tokens',
  'token-test',
  'styled-system',
  'accessibility-demo',
  'animation-demo',
] as const;

/** Decoded path parameters, such as `{ id }` for `/rwa-assets/:id`. */
export type RouteParameters = Record<string, string | undefined>;

type RouteFlags = {
  /** Flags from spec §2: the header's home button, and the sidebars that can be opened. */
  showHomeButton: boolean;
  showLeftToggle: boolean;
  showRightToggle: boolean;
};

const page: RouteFlags = { showHomeButton: true, showLeftToggle: true, showRightToggle: true };
const form: RouteFlags = { showHomeButton: true, showLeftToggle: false, showRightToggle: false };

type Row = RouteMeta & RouteFlags & { path: string };

/** Types a list of routes with the union of their names. */
const defineRoutes = <const Name extends string>(rows: readonly (Row & { name: Name })[]) => rows;

/** Legal texts about the platform, linked in the footer of every page (decision 8). */
export const legalPages = [
  { ...page, name: 'terms-of-use', path: '/terms', requiresAuth: false },
  { ...page, name: 'privacy', path: '/privacy', requiresAuth: false },
  { ...page, name: 'risk-disclosure', path: '/risk-disclosure', requiresAuth: false },
  { ...page, name: 'accessibility', path: '/accessibility', requiresAuth: false },
] as const satisfies readonly Row[];

/**
 * All pages of the app. `:id` is one path segment (Spec §2 Screens and routes, decision 8). app/routing/screens.ts
 * lists what each page loads. No pattern shadows a later one.
 */
export const routes = defineRoutes([
  { ...page, name: 'home', path: '/', showHomeButton: false },
  { ...page, name: 'business', path: '/business' },
  { ...page, name: 'rwa-assets', path: '/rwa-assets' },
  { ...page, name: 'rwa-asset', path: '/rwa-assets/:id', requiresAuth: false },
  { ...page, name: 'auth', path: '/auth', requiresAuth: true },
  { ...page, name: 'mypage', path: '/mypage', requiresAuth: true },
  { ...page, name: 'conversion', path: '/conversion', requiresAuth: false },
  { ...page, name: 'shopping', path: '/shopping' },
  { ...page, name: 'product', path: '/shopping/product/:id', requiresAuth: false },
  { ...page, name: 'orders', path: '/orders', requiresAuth: true },
  { ...page, name: 'referral', path: '/referral', requiresAuth: true },
  { ...page, name: 'help-center', path: '/help-center' },
  ...legalPages,
  // In the guard's list of public pages, `home` is `/`. This page requires a login (decision 1).
  { ...page, name: 'alternate-home', path: '/home', requiresAuth: true, showHomeButton: false },
  { ...page, name: 'design-tokens', path: '/design-tokens' },
  { ...page, name: 'token-test', path: '/token-test' },
  { ...page, name: 'styled-system', path: '/styled-system' },
  { ...page, name: 'accessibility-demo', path: '/accessibility-demo' },
  { ...page, name: 'animation-demo', path: '/animation-demo' },
  { ...form, name: 'login', path: '/login', requiresAuth: false },
  { ...form, name: 'signup', path: '/signup', requiresAuth: false },
  { ...page, name: 'profile-edit', path: '/profile-edit', requiresAuth: true },
]);

export type Route = (typeof routes)[number];

export type RouteName = Route['name'];

/** Pages whose content is in their document. The documents of all other pages are only the frame. */
export const prerenderedNames: ReadonlySet<RouteName> = new Set([
  'home',
  'business',
  'help-center',
  'login',
  'signup',
  ...legalPages.map(({ name }) => name),
]);

export type MatchedRoute = { route: Route; parameters: RouteParameters };

/** Returns the route of a decoded path, as returned by `useLocation`. */
export function findRoute(path: string): MatchedRoute | undefined {
  for (const route of routes) {
    const [isMatch, parameters] = matchRoute(parse, route.path, path);
    if (isMatch) return { route, parameters: { ...parameters } };
  }
  return undefined;
}

/** Returns the route of a URL's path, which is still encoded (`location.pathname` or `link.pathname`). */
export function findRouteByPathname(pathname: string): MatchedRoute | undefined {
  try {
    return findRoute(decodeURI(pathname));
  } catch {
    return findRoute(pathname);
  }
}
