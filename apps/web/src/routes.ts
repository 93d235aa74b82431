import type { RouteMeta } from '@gli/session';
import { type ComponentType, lazy } from 'react';

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

export type RouteName = 'home' | 'login' | 'rwa-assets' | 'rwa-asset' | 'mypage';

export type Route = RouteMeta & {
  name: RouteName;
  /** Pattern of wouter: `:id` is one segment. */
  path: string;
  /** Flags of spec §2; the sidebars of the shell read them. */
  showHomeButton: boolean;
  showLeftToggle: boolean;
  showRightToggle: boolean;
  screen: ComponentType<Record<string, string | undefined>>;
};

const page = { showHomeButton: true, showLeftToggle: true, showRightToggle: true };

/** Every screen of the app, one row each. */
export const routes: readonly Route[] = [
  {
    ...page,
    name: 'home',
    path: '/',
    showHomeButton: false,
    screen: lazy(() => import('./screens/home/HomeScreen.tsx')),
  },
  {
    ...page,
    name: 'login',
    path: '/login',
    requiresAuth: false,
    showLeftToggle: false,
    showRightToggle: false,
    screen: lazy(() => import('./screens/login/LoginScreen.tsx')),
  },
  {
    ...page,
    name: 'rwa-assets',
    path: '/rwa-assets',
    screen: lazy(() => import('./screens/rwa-assets/RwaAssetsScreen.tsx')),
  },
  {
    ...page,
    name: 'rwa-asset',
    path: '/rwa-assets/:id',
    requiresAuth: false,
    screen: lazy(() => import('./screens/rwa-asset/RwaAssetScreen.tsx')),
  },
  {
    ...page,
    name: 'mypage',
    path: '/mypage',
    requiresAuth: true,
    screen: lazy(() => import('./screens/mypage/MyPageScreen.tsx')),
  },
];
