import type { RouteMeta } from '@gli/session';
import type { ComponentType } from 'react';
import type { Namespaces } from './i18n/i18n-types.ts';

/** Names of the routes that need no log-in: data of the guard (spec §2 Route guard; `home` is `/`). */
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

/** The parameters of a path, decoded: `{ id }` of `/rwa-assets/:id`. */
export type RouteParameters = Record<string, string | undefined>;

export type ScreenModule = {
  default: ComponentType<RouteParameters>;
  /** Asks for the data that the screen will show first; drawn when a link to it is pointed at or focused. */
  Prefetch?: ComponentType<RouteParameters>;
};

type Screen = {
  load: () => Promise<ScreenModule>;
  /** The screen is drawn without the data layer; what in it asks the server brings `<Data>` itself. */
  beginsWithoutData?: boolean;
  /** The dictionaries that the screen speaks from, besides the words of every page. */
  words: readonly Namespaces[];
  /** And those of what the screen fetches by itself when it is wanted. */
  laterWords?: readonly Namespaces[];
};

type RouteFlags = {
  /** Flags of spec §2: whether the header leads home, and which sidebars can be opened. */
  showHomeButton: boolean;
  showLeftToggle: boolean;
  showRightToggle: boolean;
};

const page: RouteFlags = { showHomeButton: true, showLeftToggle: true, showRightToggle: true };
const form: RouteFlags = { showHomeButton: true, showLeftToggle: false, showRightToggle: false };

type Row = RouteMeta & RouteFlags & Screen & { path: string };

/** Every screen of the app, one row each; `:id` is one segment of the path (spec §2 Screens and routes). */
const table = [
  {
    ...page,
    name: 'home',
    path: '/',
    showHomeButton: false,
    load: () => import('./features/home/HomeScreen.tsx'),
    beginsWithoutData: true,
    words: ['home'],
    laterWords: ['rwa', 'errors', 'terms', 'alternateHome'],
  },
  {
    ...page,
    name: 'business',
    path: '/business',
    load: () => import('./features/business/BusinessScreen.tsx'),
    words: ['business'],
  },
  {
    ...page,
    name: 'rwa-assets',
    path: '/rwa-assets',
    load: () => import('./features/assets/list/RwaAssetsScreen.tsx'),
    words: ['rwa', 'rwaAssets'],
  },
  {
    ...page,
    name: 'rwa-asset',
    path: '/rwa-assets/:id',
    requiresAuth: false,
    load: () => import('./features/assets/detail/RwaAssetScreen.tsx'),
    words: ['rwa', 'rwaAsset', 'invest'],
  },
  {
    ...page,
    name: 'auth',
    path: '/auth',
    requiresAuth: true,
    load: () => import('./features/kyc/AuthCenterScreen.tsx'),
    words: ['authCenter'],
  },
  {
    ...page,
    name: 'mypage',
    path: '/mypage',
    requiresAuth: true,
    load: () => import('./features/account/MyPageScreen.tsx'),
    words: ['mypage', 'portfolio', 'rwa', 'transactions', 'account', 'login'],
  },
  {
    ...page,
    name: 'conversion',
    path: '/conversion',
    requiresAuth: false,
    load: () => import('./features/conversion/ConversionScreen.tsx'),
    words: ['conversion'],
  },
  {
    ...page,
    name: 'shopping',
    path: '/shopping',
    load: () => import('./features/shop/mall/ShoppingScreen.tsx'),
    words: ['shopping'],
  },
  {
    ...page,
    name: 'product',
    path: '/shopping/product/:id',
    requiresAuth: false,
    load: () => import('./features/shop/product/ProductScreen.tsx'),
    words: ['shopping'],
  },
  {
    ...page,
    name: 'orders',
    path: '/orders',
    requiresAuth: true,
    load: () => import('./features/shop/orders/OrdersScreen.tsx'),
    words: ['orders'],
  },
  {
    ...page,
    name: 'referral',
    path: '/referral',
    requiresAuth: true,
    load: () => import('./features/referral/ReferralScreen.tsx'),
    words: ['referral'],
    laterWords: ['referralOperator'],
  },
  {
    ...page,
    name: 'help-center',
    path: '/help-center',
    load: () => import('./features/help/center/HelpCenterScreen.tsx'),
    words: ['helpCenter', 'walkthrough'],
  },
  {
    ...page,
    name: 'alternate-home',
    path: '/home',
    // The guard's public list names `home`, which is `/`; this one needs a log-in (design reading 1).
    requiresAuth: true,
    showHomeButton: false,
    load: () => import('./features/home/overview/AlternateHomeScreen.tsx'),
    words: ['alternateHome'],
  },
  {
    ...page,
    name: 'design-tokens',
    path: '/design-tokens',
    load: () => import('./features/demos/design-tokens/DesignTokensScreen.tsx'),
    words: ['demos'],
  },
  {
    ...page,
    name: 'token-test',
    path: '/token-test',
    load: () => import('./features/demos/token-test/TokenTestScreen.tsx'),
    words: ['demos'],
  },
  {
    ...page,
    name: 'styled-system',
    path: '/styled-system',
    load: () => import('./features/demos/styled-system/StyledSystemScreen.tsx'),
    words: ['demos'],
  },
  {
    ...page,
    name: 'accessibility-demo',
    path: '/accessibility-demo',
    load: () => import('./features/demos/accessibility/AccessibilityDemoScreen.tsx'),
    words: ['demos'],
  },
  {
    ...page,
    name: 'animation-demo',
    path: '/animation-demo',
    load: () => import('./features/demos/animation/AnimationDemoScreen.tsx'),
    words: ['demos'],
  },
  {
    ...form,
    name: 'login',
    path: '/login',
    requiresAuth: false,
    load: () => import('./features/auth/login/LoginScreen.tsx'),
    words: ['login'],
  },
  {
    ...form,
    name: 'signup',
    path: '/signup',
    requiresAuth: false,
    load: () => import('./features/auth/signup/SignupScreen.tsx'),
    words: ['login', 'signup'],
  },
  {
    ...page,
    name: 'profile-edit',
    path: '/profile-edit',
    requiresAuth: true,
    load: () => import('./features/account/profile-edit/ProfileEditScreen.tsx'),
    words: ['profileEdit', 'login'],
  },
] as const satisfies readonly Row[];

export type RouteName = (typeof table)[number]['name'];

export type Route = Row & { name: RouteName };

/** In the order of the table: no pattern shadows a later one. */
export const routes: readonly Route[] = table;
