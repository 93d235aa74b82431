import { SessionProvider } from '@gli/session/react';
import { applyTheme, HydrationProvider, ToastProvider, UiProvider, useHydrated } from '@gli/ui';
import { WalletProvider } from '@gli/wallet/react';
import { type ReactNode, useEffect } from 'react';
import {
  DataProvider,
  type Platform,
  PlatformContext,
  refetch,
  useBrowserPreferences,
  useLazyWallet,
  usePreferences,
} from '@/data';
import type { Locales } from '@/i18n';
import { WalletViewProvider } from '../features/wallet/WalletViewProvider.tsx';
import TypesafeI18n, { useI18nContext } from '../i18n/i18n-react.tsx';
import { LoginRequiredProvider } from '../shell/LoginRequiredProvider.tsx';
import { SideMenusProvider } from '../shell/side-menus/SideMenusProvider.tsx';
import { type Screens, ScreensContext } from './routing/screens.ts';
import { uiAdapter } from './ui-adapter.tsx';

/**
 * Everything that pages take from a context: client, session, wallet, language, theme, toasts, side
 * menus, the request for a login and the wallet's view. Render it inside the router. The strings of `locale` must be loaded.
 */
export function PlatformProvider({
  platform,
  screens,
  locale,
  isHydrating = false,
  children,
}: {
  platform: Platform;
  screens: Screens;
  locale: Locales;
  /** True if the page was prerendered. */
  isHydrating?: boolean;
  children: ReactNode;
}) {
  const wallet = useLazyWallet(platform.wallet);
  return (
    <SessionProvider session={platform.session}>
      <WalletProvider wallet={wallet}>
        <PlatformContext value={platform}>
          <ScreensContext value={screens}>
            <TypesafeI18n locale={locale}>
              <UiProvider adapter={uiAdapter}>
                <ApplyPreferences platform={platform} />
                <Toasts>
                  <DataProvider>
                    <HydrationProvider isHydrating={isHydrating}>
                      <PrerenderedStylesEnd />
                      <SideMenusProvider>
                        <LoginRequiredProvider>
                          <WalletViewProvider>{children}</WalletViewProvider>
                        </LoginRequiredProvider>
                      </SideMenusProvider>
                    </HydrationProvider>
                  </DataProvider>
                </Toasts>
              </UiProvider>
            </TypesafeI18n>
          </ScreensContext>
        </PlatformContext>
      </WalletProvider>
    </SessionProvider>
  );
}

/** Applies a changed language or color mode to the document. Refetches data after a change of language. */
function ApplyPreferences({ platform }: { platform: Platform }) {
  const { locale, colorMode, theme } = usePreferences(platform.preferences);
  const { locale: shown, setLocale } = useI18nContext();
  useBrowserPreferences(platform.preferences, platform.local);
  useEffect(() => applyTheme(document, theme, colorMode, true), [theme, colorMode]);
  useEffect(() => {
    // Setting even the same language would restyle the whole page.
    if (document.documentElement.lang !== shown) document.documentElement.lang = shown;
  }, [shown]);
  useEffect(() => {
    // Shows strings that changed during development.
    const show = () => setLocale(shown);
    import.meta.hot?.on('vite:afterUpdate', show);
    return () => import.meta.hot?.off('vite:afterUpdate', show);
  }, [shown, setLocale]);
  useEffect(() => {
    if (locale === shown) return;
    let isCurrent = true;
    const show = () => {
      if (!isCurrent) return;
      setLocale(locale);
      void refetch(platform.queries, platform.session.getState().status === 'guest' ? 'visitor' : 'member');
    };
    // If strings fail to load, the switch reverts to the displayed language.
    const giveUp = () => {
      if (isCurrent) platform.preferences.setLocale(shown);
    };
    platform.dictionaries.loadLocale(locale).then(show, giveUp);
    return () => {
      isCurrent = false;
    };
  }, [locale, shown, setLocale, platform]);
  return null;
}

/** Ends the styles of build/prerendered.css once the page shows this browser's values. */
function PrerenderedStylesEnd() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) document.getElementById('root')?.removeAttribute('data-prerendered');
  }, [isHydrated]);
  return null;
}

function Toasts({ children }: { children: ReactNode }) {
  const { LL: t } = useI18nContext();
  return (
    <ToastProvider
      labels={{
        toast: t.shell.notifications(),
        region: t.shell.notifications(),
        close: t.common.close(),
      }}
    >
      {children}
    </ToastProvider>
  );
}
