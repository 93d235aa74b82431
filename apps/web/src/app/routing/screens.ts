import { type ComponentType, createContext, lazy, useContext } from 'react';
import { type Dictionaries, sharedNamespaces } from '../../i18n/dictionaries.ts';
import type { Locales, Namespaces } from '../../i18n/i18n-types.ts';
import type { Route, RouteName, RouteParameters } from '../../routes.ts';
import { provideData } from '../../shared/data/Data.tsx';
import type { DataLayer } from '../../shared/data/DataProvider.tsx';
import type { Prefetch } from '../../shared/loading/prefetch.ts';

export type ScreenModule = {
  default: ComponentType<RouteParameters>;
  /** Called when a link to the screen is pointed at or focused. */
  prefetch?: Prefetch;
  /** What a screen that starts with data brings along. */
  dataLayer?: DataLayer;
};

type Screen = {
  load: () => Promise<ScreenModule>;
  /** The screen renders without the data layer; its parts that read from the server bring `<Data>` themselves. */
  startsWithoutData?: boolean;
  /** The dictionaries of the screen, besides those of every page. */
  namespaces: readonly Namespaces[];
  /** Dictionaries of the parts that the screen fetches later. */
  laterNamespaces?: readonly Namespaces[];
};

/** Every legal page. */
const legal: Screen = {
  load: () => import('../../features/legal/LegalScreen.tsx'),
  startsWithoutData: true,
  namespaces: ['legal'],
};

/** What each route of the table shows. */
export const screenTable: Record<RouteName, Screen> = {
  home: {
    load: () => import('../../features/home/HomeScreen.tsx'),
    startsWithoutData: true,
    namespaces: ['home'],
    laterNamespaces: ['rwa', 'errors', 'terms', 'alternateHome', 'navigation'],
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
    laterNamespaces: ['navigation'],
  },
  auth: {
    load: () => import('../../features/kyc/AuthCenterScreen.tsx'),
    namespaces: ['authCenter', 'contactCode'],
  },
  mypage: {
    load: () => import('../../features/account/MyPageScreen.tsx'),
    namespaces: ['mypage', 'portfolio', 'transactions', 'account', 'login'],
    laterNamespaces: ['rwa', 'contactCode', 'navigation'],
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
    namespaces: ['shopping'],
    laterNamespaces: ['checkout', 'navigation'],
  },
  orders: {
    load: () => import('../../features/shop/orders/OrdersScreen.tsx'),
    namespaces: ['orders'],
    laterNamespaces: ['checkout'],
  },
  referral: {
    load: () => import('../../features/referral/ReferralScreen.tsx'),
    namespaces: ['referral'],
    laterNamespaces: ['referralOperator'],
  },
  'help-center': {
    load: () => import('../../features/help/center/HelpCenterScreen.tsx'),
    startsWithoutData: true,
    namespaces: ['helpCenter', 'walkthrough', 'errors', 'validation'],
  },
  'terms-of-use': legal,
  privacy: legal,
  'risk-disclosure': legal,
  accessibility: legal,
  'alternate-home': {
    load: () => import('../../features/home/overview/AlternateHomeScreen.tsx'),
    namespaces: ['alternateHome'],
  },
  'design-tokens': {
    load: () => import('../../features/demos/design-tokens/DesignTokensScreen.tsx'),
    startsWithoutData: true,
    namespaces: ['demos'],
  },
  'token-test': {
    load: () => import('../../features/demos/token-test/TokenTestScreen.tsx'),
    namespaces: ['demos'],
  },
  'styled-system': {
    load: () => import('../../features/demos/styled-system/StyledSystemScreen.tsx'),
    startsWithoutData: true,
    namespaces: ['demos', 'errors', 'terms', 'validation'],
  },
  'accessibility-demo': {
    load: () => import('../../features/demos/accessibility/AccessibilityDemoScreen.tsx'),
    startsWithoutData: true,
    namespaces: ['demos', 'validation'],
  },
  'animation-demo': {
    load: () => import('../../features/demos/animation/AnimationDemoScreen.tsx'),
    startsWithoutData: true,
    namespaces: ['demos'],
  },
  login: {
    load: () => import('../../features/auth/login/LoginScreen.tsx'),
    startsWithoutData: true,
    namespaces: ['login', 'errors', 'validation'],
  },
  signup: {
    load: () => import('../../features/auth/signup/SignupScreen.tsx'),
    startsWithoutData: true,
    namespaces: ['login', 'signup', 'errors', 'validation'],
  },
  'profile-edit': {
    load: () => import('../../features/account/profile-edit/ProfileEditScreen.tsx'),
    namespaces: ['profileEdit', 'login'],
  },
};

/** The code or the words of a screen could not be fetched: offline, or a newer version has replaced this one. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';

  constructor(cause: unknown) {
    super('The screen could not be loaded.', { cause });
  }
}

/** The code and the words of the screens, fetched when they are first needed and then kept. */
export function createScreens(dictionaries: Dictionaries, locale: () => Locales) {
  const loading = new Map<RouteName, Promise<ScreenModule>>();
  const loaded = new Map<RouteName, ScreenModule>();
  const components = new Map<RouteName, ComponentType<RouteParameters>>();

  /** @throws {ScreenLoadError} as a rejection; the next call tries again */
  function load(route: Route): Promise<ScreenModule> {
    const { load: loadCode, startsWithoutData, namespaces } = screenTable[route.name];
    const translations = dictionaries.loadNamespaces(
      locale(),
      startsWithoutData ? namespaces : [...sharedNamespaces, ...namespaces],
    );
    const known = loading.get(route.name);
    if (known) return known;
    const all = Promise.all([loadCode(), translations]).then(
      ([module]) => {
        if (module.dataLayer) provideData(module.dataLayer);
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
    /** The screen itself when it is loaded, else a component that suspends until it is. */
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

/** The code and words of the screens. Throws outside a `<PlatformProvider>`. */
export function useScreens(): Screens {
  const screens = useContext(ScreensContext);
  if (!screens) throw new Error('No <PlatformProvider> above.');
  return screens;
}
