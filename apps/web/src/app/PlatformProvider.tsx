import { SessionProvider } from '@gli/session/react';
import { WalletProvider } from '@gli/wallet/react';
import { type ReactNode, useEffect } from 'react';
import { ToastProvider } from '../design/feedback/ToastProvider.tsx';
import { applyTheme } from '../design/page-themes.ts';
import TypesafeI18n, { useI18nContext } from '../i18n/i18n-react.tsx';
import type { Locales } from '../i18n/i18n-types.ts';
import { useLazyWallet } from '../shared/lazy-wallet.ts';
import { type Platform, PlatformContext } from '../shared/platform.ts';
import { usePreferences } from '../shared/preferences/preferences.ts';
import { useFollowedBrowser } from '../shared/preferences/use-followed-browser.ts';
import type { Screens } from './routing/screens.ts';
import { ScreensContext } from './routing/screens-context.ts';

/** Client, session, wallet, language, theme and toasts for everything below. `locale`'s words are loaded already. */
export function PlatformProvider({
  platform,
  screens,
  locale,
  children,
}: {
  platform: Platform;
  screens: Screens;
  locale: Locales;
  children: ReactNode;
}) {
  const wallet = useLazyWallet(platform.wallet);
  return (
    <SessionProvider session={platform.session}>
      <WalletProvider wallet={wallet}>
        <PlatformContext value={platform}>
          <ScreensContext value={screens}>
            <TypesafeI18n locale={locale}>
              <FollowPreferences platform={platform} />
              <Toasts>{children}</Toasts>
            </TypesafeI18n>
          </ScreensContext>
        </PlatformContext>
      </WalletProvider>
    </SessionProvider>
  );
}

/** Carries a changed language or colour mode to the document, and asks the server again in the new language. */
function FollowPreferences({ platform }: { platform: Platform }) {
  const { locale, colorMode, theme } = usePreferences(platform.preferences);
  const { locale: shown, setLocale } = useI18nContext();
  useFollowedBrowser(platform.preferences, platform.local);
  useEffect(() => applyTheme(document, theme, colorMode, true), [theme, colorMode]);
  useEffect(() => {
    document.documentElement.lang = shown;
  }, [shown]);
  // The functions over the words hold what was loaded when they were made: new words ask for new ones.
  useEffect(() => platform.dictionaries.subscribe(() => setLocale(shown)), [platform, setLocale, shown]);
  useEffect(() => {
    if (locale === shown) return;
    let isCurrent = true;
    void platform.dictionaries.loadLocale(locale).then(() => {
      if (!isCurrent) return;
      setLocale(locale);
      platform.queryCache.current.refetch();
    });
    return () => {
      isCurrent = false;
    };
  }, [locale, shown, setLocale, platform]);
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
