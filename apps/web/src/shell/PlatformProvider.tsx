import { SessionProvider } from '@gli/session/react';
import { WalletProvider } from '@gli/wallet/react';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { ToastProvider } from '../design/ToastProvider.tsx';
import { applyTheme } from '../design/themes.ts';
import TypesafeI18n, { useI18nContext } from '../i18n/i18n-react.tsx';
import type { Locales } from '../i18n/i18n-types.ts';
import type { Platform } from '../platform.ts';
import { type PreferenceStore, usePreferences } from '../preferences/preferences.ts';
import { useFollowedBrowser } from '../preferences/use-followed-browser.ts';
import type { Screens } from './routing/screens.ts';
import { useLazyWallet } from './wallet/lazy-wallet.ts';

const PlatformContext = createContext<Platform | null>(null);

/** Everything the app is made of. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a <PlatformProvider> above it.');
  return platform;
}

/** The preferences of this browser and their setters. */
export const usePreferenceStore = (): PreferenceStore => usePlatform().preferences;

/** The code and words of the screens. */
export const useScreens = (): Screens => usePlatform().screens;

/** Client, session, wallet, language, theme and toasts for everything below. `locale`'s words are loaded already. */
export function PlatformProvider({
  platform,
  locale,
  children,
}: {
  platform: Platform;
  locale: Locales;
  children: ReactNode;
}) {
  const wallet = useLazyWallet(platform.wallet);
  return (
    <SessionProvider session={platform.session}>
      <WalletProvider wallet={wallet}>
        <PlatformContext value={platform}>
          <TypesafeI18n locale={locale}>
            <FollowPreferences platform={platform} />
            <Toasts>{children}</Toasts>
          </TypesafeI18n>
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
      platform.answers.current.askAgain();
    });
    return () => {
      isCurrent = false;
    };
  }, [locale, shown, setLocale, platform]);
  return null;
}

function Toasts({ children }: { children: ReactNode }) {
  const { LL: words } = useI18nContext();
  return (
    <ToastProvider
      labels={{
        toast: words.shell.notifications(),
        region: words.shell.notifications(),
        close: words.common.close(),
      }}
    >
      {children}
    </ToastProvider>
  );
}
