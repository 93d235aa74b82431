import { type ComponentType, createContext, lazy, useContext } from 'react';
import type { Prefetch } from '@/data';
import type { Locales, Namespaces } from '@/i18n';
import type { Dictionaries } from '../../i18n/dictionaries.ts';
import type { Route, RouteName, RouteParameters } from '../../routes.ts';

export type ScreenModule = {
  default: ComponentType<RouteParameters>;
  /** Called when a link to the screen is hovered or focused. */
  prefetch?: Prefetch;
};

type Screen = {
  load: () => Promise<ScreenModule>;
  /** The screen's dictionaries, in addition to the shared ones. */
  namespaces: readonly Namespaces[];
};

const legal: Screen = {
  load: () => import('../../features/legal/LegalScreen.tsx'),
  namespaces: ['legal'],
};

export const screenTable: Record<RouteName, Screen> = {
  home: {
    load: () => import('../../features/home/HomeScreen.tsx'),
    namespaces: ['home', 'rwa', 'alternateHome'],
  },
  business: {
    load: () => import('../../features/business/BusinessScreen.tsx'),
    namespaces: ['business'],
  },
  'rwa-assets': {
    load: () => import('../../features/assets/list/RwaAssetsScreen.tsx'),
    namespaces: ['rwa', 'rwaAssets'],
  },
  'rwa-asset': {
    load: () => import('../../features/assets/detail/RwaAssetScreen.tsx'),
    namespaces: ['rwa', 'rwaAsset', 'invest'],
  },
  auth: {
    load: () => import('../../features/kyc/AuthCenterScreen.tsx'),
    namespaces: ['authCenter', 'contactCode'],
  },
  mypage: {
    load: () => import('../../features/account/MyPageScreen.tsx'),
    namespaces: ['mypage', 'portfolio', 'transactions', 'account', 'login', 'rwa', 'contactCode'],
  },
  conversion: {
    load: () => import('../../features/conversion/ConversionScreen.tsx'),
    namespaces: ['conversion'],
  },
  shopping: {
    load: () => import('../../features/shop/mall/ShoppingScreen.tsx'),
    namespaces: ['shopping'],
  },
  product: {
    load: () => import('../../features/shop/product/ProductScreen.tsx'),
    namespaces: ['shopping', 'checkout'],
  },
  orders: {
    load: () => import('../../features/shop/orders/OrdersScreen.tsx'),
    namespaces: ['orders', 'checkout'],
  },
  referral: {
    load: () => import('../../features/referral/ReferralScreen.tsx'),
    namespaces: ['referral', 'referralOperator'],
  },
  'help-center': {
    load: () => import('../../features/help/center/HelpCenterScreen.tsx'),
    namespaces: ['helpCenter', 'walkthrough'],
  },
  'terms-of-use': legal,
  privacy: legal,
  'risk-disclosure': legal,
  accessibility: legal,
  'alternate-home': {
    load: () => import('../../features/home/overview/DashboardScreen.tsx'),
    namespaces: ['alternateHome', 'portfolio', 'transactions'],
  },
  'design-tokens': {
    load: () => import('../../features/demos/DesignTokensScreen.tsx'),
    namespaces: ['demos'],
  },
  'token-test': {
    load: () => import('../../features/demos/TokenTestScreen.tsx'),
    namespaces: ['demos'],
  },
  'styled-system': {
    load: () => import('../../features/demos/StyledSystemScreen.tsx'),
    namespaces: ['demos'],
  },
  'accessibility-demo': {
    load: () => import('../../features/demos/AccessibilityDemoScreen.tsx'),
    namespaces: ['demos'],
  },
  'animation-demo': {
    load: () => import('../../features/demos/AnimationDemoScreen.tsx'),
    namespaces: ['demos'],
  },
  login: {
    load: () => import('../../features/auth/login/LoginScreen.tsx'),
    namespaces: ['login'],
  },
  signup: {
    load: () => import('../../features/auth/signup/SignupScreen.tsx'),
    namespaces: ['login', 'signup'],
  },
  'profile-edit': {
    load: () => import('../../features/account/profile-edit/ProfileEditScreen.tsx'),
    namespaces: ['profileEdit'],
  },
};

/**
 * Thrown if a screen's code or strings failed to load, because the app is offline or a newer version has replaced them.
 */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';

  constructor(cause: unknown) {
    super('The screen could not be loaded.', { cause });
  }
}

/** Delays before retries, in ms. Requests often fail at first when a connection has just returned. */
const RETRY_DELAYS_MS = [1_000, 2_000];

/** Calls `attempt`, and retries if it fails while the browser is online. */
async function withRetries<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (const delay of RETRY_DELAYS_MS)
    try {
      return await attempt();
    } catch (error) {
      if (!navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  return attempt();
}

/** Creates a loader that fetches a screen's code and strings on first use and then keeps them. */
export function createScreens(dictionaries: Dictionaries, locale: () => Locales) {
  const loading = new Map<RouteName, Promise<ScreenModule>>();
  const loaded = new Map<RouteName, ScreenModule>();
  const components = new Map<RouteName, ComponentType<RouteParameters>>();

  /** Loads a screen. Rejects with a `ScreenLoadError` after three attempts; the next call starts again. */
  function load(route: Route): Promise<ScreenModule> {
    const known = loading.get(route.name);
    if (known) return known;
    const screen = screenTable[route.name];
    const all = withRetries(() =>
      Promise.all([screen.load(), dictionaries.loadNamespaces(locale(), screen.namespaces)]),
    ).then(
      ([module]) => {
        loaded.set(route.name, module);
        return module;
      },
      (cause: unknown) => {
        loading.delete(route.name);
        components.delete(route.name);
        throw new ScreenLoadError(cause);
      },
    );
    loading.set(route.name, all);
    return all;
  }

  return {
    load,
    /** Returns the loaded screen, or a component that suspends until it has loaded. */
    component(route: Route): ComponentType<RouteParameters> {
      const component =
        components.get(route.name) ?? loaded.get(route.name)?.default ?? lazy(() => load(route));
      components.set(route.name, component);
      return component;
    },
  };
}

export type Screens = ReturnType<typeof createScreens>;

export const ScreensContext = createContext<Screens | null>(null);

export function useScreens(): Screens {
  const screens = useContext(ScreensContext);
  if (!screens) throw new Error('useScreens must be used inside <PlatformProvider>.');
  return screens;
}
