import { SessionProvider } from '@gli/session/react';
import { WalletProvider } from '@gli/wallet/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ToastProvider } from '../design/feedback/ToastProvider.tsx';
import { applyTheme } from '../design/page-themes.ts';
import TypesafeI18n, { useI18nContext } from '../i18n/i18n-react.tsx';
import type { Locales } from '../i18n/i18n-types.ts';
import { type Platform, PlatformContext } from '../shared/platform.ts';
import { useBrowserPreferences } from '../shared/preferences/browser-preferences.ts';
import { usePreferences } from '../shared/preferences/preferences.ts';
import { useLazyWallet } from '../shared/wallet/lazy-wallet.ts';
import { type Screens, ScreensContext } from './routing/screens.ts';

/** Client, session, wallet, language, theme and toasts for everything below. The words of `locale` are loaded. */
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
              <ApplyPreferences platform={platform} />
              <Toasts>{children}</Toasts>
            </TypesafeI18n>
          </ScreensContext>
        </PlatformContext>
      </WalletProvider>
    </SessionProvider>
  );
}

/** Applies a changed language or color mode to the document, and refetches in the new language. */
function ApplyPreferences({ platform }: { platform: Platform }) {
  const { locale, colorMode, theme } = usePreferences(platform.preferences);
  const { locale: shown, setLocale } = useI18nContext();
  useBrowserPreferences(platform.preferences, platform.local);
  useEffect(() => applyTheme(document, theme, colorMode, true), [theme, colorMode]);
  useEffect(() => {
    document.documentElement.lang = shown;
  }, [shown]);
  // Set before it is shown: words that come in between must not bring the old language back.
  const next = useRef(shown);
  const { dictionaries } = platform;
  // Words that were missing on the screen are here: everything that shows words renders again.
  useEffect(() => dictionaries.subscribe(() => setLocale(next.current)), [dictionaries, setLocale]);
  useEffect(() => {
    if (locale === shown) return;
    let isCurrent = true;
    const show = () => {
      if (!isCurrent) return;
      next.current = locale;
      setLocale(locale);
      platform.queryCache.current.refetch();
    };
    // Words that cannot be fetched: the switch goes back to the language that is shown.
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
