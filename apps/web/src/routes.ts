import type { RouteMeta } from '@gli/session';
import type { ComponentType } from 'react';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { Prefetch, RouteParameters } from '@/data';
import type { Namespaces, TranslationFunctions } from '@/i18n';

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

type RouteFlags = {
  /** Flags from spec §2: the header's home button, and the sidebars that can be opened. */
  showHomeButton: boolean;
  showLeftToggle: boolean;
  showRightToggle: boolean;
};

const page: RouteFlags = { showHomeButton: true, showLeftToggle: true, showRightToggle: true };
const form: RouteFlags = { showHomeButton: true, showLeftToggle: false, showRightToggle: false };

export type ScreenModule = {
  default: ComponentType<RouteParameters>;
  /** Called when a link to the screen is hovered or focused. */
  prefetch?: Prefetch;
};

type Row = RouteMeta &
  RouteFlags & {
    path: string;
    load: () => Promise<ScreenModule>;
    /** The screen's dictionaries, in addition to the shared ones. */
    namespaces: readonly Namespaces[];
    /** The page's purpose, shown in the help panel. */
    help: (t: TranslationFunctions) => string;
  };

/** Types a list of routes with the union of their names. */
const defineRoutes = <const Name extends string>(rows: readonly (Row & { name: Name })[]) => rows;

/** Legal texts about the platform, linked in the footer of every page (decision 8). */
export const legalPages = [
  {
    ...page,
    name: 'terms-of-use',
    path: '/terms',
    requiresAuth: false,
    load: () => import('./features/legal/LegalScreen.tsx'),
    namespaces: ['legal'],
    help: (t) => t.legal.help.termsOfUse(),
  },
  {
    ...page,
    name: 'privacy',
    path: '/privacy',
    requiresAuth: false,
    load: () => import('./features/legal/LegalScreen.tsx'),
    namespaces: ['legal'],
    help: (t) => t.legal.help.privacy(),
  },
  {
    ...page,
    name: 'risk-disclosure',
    path: '/risk-disclosure',
    requiresAuth: false,
    load: () => import('./features/legal/LegalScreen.tsx'),
    namespaces: ['legal'],
    help: (t) => t.legal.help.riskDisclosure(),
  },
  {
    ...page,
    name: 'accessibility',
    path: '/accessibility',
    requiresAuth: false,
    load: () => import('./features/legal/LegalScreen.tsx'),
    namespaces: ['legal'],
    help: (t) => t.legal.help.accessibility(),
  },
] as const satisfies readonly Row[];

/**
 * All pages of the app and what each loads. `:id` is one path segment (Spec §2 Screens and routes, decision 8). No
 * pattern shadows a later one.
 */
export const routes = defineRoutes([
  {
    ...page,
    name: 'home',
    path: '/',
    showHomeButton: false,
    load: () => import('./features/home/HomeScreen.tsx'),
    namespaces: ['home', 'rwa'],
    help: (t) => t.home.help(),
  },
  {
    ...page,
    name: 'business',
    path: '/business',
    load: () => import('./features/business/BusinessScreen.tsx'),
    namespaces: ['business'],
    help: (t) => t.business.help(),
  },
  {
    ...page,
    name: 'rwa-assets',
    path: '/rwa-assets',
    load: () => import('./features/assets/list/RwaAssetsScreen.tsx'),
    namespaces: ['rwa', 'rwaAssets'],
    help: (t) => t.rwaAssets.help(),
  },
  {
    ...page,
    name: 'rwa-asset',
    path: '/rwa-assets/:id',
    requiresAuth: false,
    load: () => import('./features/assets/detail/RwaAssetScreen.tsx'),
    namespaces: ['rwa', 'rwaAsset', 'invest'],
    help: (t) => t.rwaAsset.help(),
  },
  {
    ...page,
    name: 'auth',
    path: '/auth',
    requiresAuth: true,
    load: () => import('./features/kyc/AuthCenterScreen.tsx'),
    namespaces: ['authCenter', 'contactCode'],
    help: (t) => t.authCenter.help(),
  },
  {
    ...page,
    name: 'mypage',
    path: '/mypage',
    requiresAuth: true,
    load: () => import('./features/account/MyPageScreen.tsx'),
    namespaces: ['mypage', 'portfolio', 'transactions', 'account', 'login', 'signup', 'rwa', 'contactCode'],
    help: (t) => t.mypage.help(),
  },
  {
    ...page,
    name: 'conversion',
    path: '/conversion',
    requiresAuth: false,
    load: () => import('./features/conversion/ConversionScreen.tsx'),
    namespaces: ['conversion'],
    help: (t) => t.conversion.help(),
  },
  {
    ...page,
    name: 'shopping',
    path: '/shopping',
    load: () => import('./features/shop/mall/ShoppingScreen.tsx'),
    namespaces: ['shopping'],
    help: (t) => t.shopping.help.shopping(),
  },
  {
    ...page,
    name: 'product',
    path: '/shopping/product/:id',
    requiresAuth: false,
    load: () => import('./features/shop/product/ProductScreen.tsx'),
    namespaces: ['shopping', 'checkout'],
    help: (t) => t.shopping.help.product(),
  },
  {
    ...page,
    name: 'orders',
    path: '/orders',
    requiresAuth: true,
    load: () => import('./features/shop/orders/OrdersScreen.tsx'),
    namespaces: ['orders', 'checkout'],
    help: (t) => t.orders.help(),
  },
  {
    ...page,
    name: 'referral',
    path: '/referral',
    requiresAuth: true,
    load: () => import('./features/referral/ReferralScreen.tsx'),
    namespaces: ['referral', 'referralOperator'],
    help: (t) => t.referral.help(),
  },
  {
    ...page,
    name: 'watchlist',
    path: '/watchlist',
    requiresAuth: false,
    load: () => import('./features/watchlist/WatchlistScreen.tsx'),
    namespaces: ['watchlist'],
    help: (t) => t.watchlist.help(),
  },
  {
    ...page,
    name: 'help-center',
    path: '/help-center',
    load: () => import('./features/help/center/HelpCenterScreen.tsx'),
    namespaces: ['helpCenter', 'walkthrough'],
    help: (t) => t.helpCenter.help(),
  },
  ...legalPages,
  // In the guard's list of public pages, `home` is `/`. This page requires a login (decision 1).
  {
    ...page,
    name: 'alternate-home',
    path: '/home',
    requiresAuth: true,
    showHomeButton: false,
    load: () => import('./features/home/overview/DashboardScreen.tsx'),
    namespaces: ['alternateHome', 'portfolio', 'transactions'],
    help: (t) => t.alternateHome.help(),
  },
  {
    ...page,
    name: 'design-tokens',
    path: '/design-tokens',
    load: () => import('./features/demos/DesignTokensScreen.tsx'),
    namespaces: ['demos'],
    help: (t) => t.demos.help.designTokens(),
  },
  {
    ...page,
    name: 'token-test',
    path: '/token-test',
    load: () => import('./features/demos/TokenTestScreen.tsx'),
    namespaces: ['demos'],
    help: (t) => t.demos.help.tokenTest(),
  },
  {
    ...page,
    name: 'styled-system',
    path: '/styled-system',
    load: () => import('./features/demos/StyledSystemScreen.tsx'),
    namespaces: ['demos'],
    help: (t) => t.demos.help.styledSystem(),
  },
  {
    ...page,
    name: 'accessibility-demo',
    path: '/accessibility-demo',
    load: () => import('./features/demos/AccessibilityDemoScreen.tsx'),
    namespaces: ['demos'],
    help: (t) => t.demos.help.accessibilityDemo(),
  },
  {
    ...page,
    name: 'animation-demo',
    path: '/animation-demo',
    load: () => import('./features/demos/AnimationDemoScreen.tsx'),
    namespaces: ['demos'],
    help: (t) => t.demos.help.animationDemo(),
  },
  {
    ...form,
    name: 'login',
    path: '/login',
    requiresAuth: false,
    load: () => import('./features/auth/login/LoginScreen.tsx'),
    namespaces: ['login'],
    help: (t) => t.login.help(),
  },
  {
    ...form,
    name: 'signup',
    path: '/signup',
    requiresAuth: false,
    load: () => import('./features/auth/signup/SignupScreen.tsx'),
    namespaces: ['login', 'signup'],
    help: (t) => t.signup.help(),
  },
  {
    ...page,
    name: 'profile-edit',
    path: '/profile-edit',
    requiresAuth: true,
    load: () => import('./features/account/profile-edit/ProfileEditScreen.tsx'),
    namespaces: ['profileEdit'],
    help: (t) => t.profileEdit.help(),
  },
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
