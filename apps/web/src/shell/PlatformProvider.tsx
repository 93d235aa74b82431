import { GliProvider } from '@gli/sdk/react';
import { SessionProvider } from '@gli/session/react';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { ToastProvider } from '../design/ToastProvider.tsx';
import { applyTheme } from '../design/themes.ts';
import TypesafeI18n, { useI18nContext } from '../i18n/i18n-react.tsx';
import type { Locales } from '../i18n/i18n-types.ts';
import { loadLocaleAsync } from '../i18n/i18n-util.async.ts';
import type { Platform } from '../platform.ts';
import { type PreferenceStore, usePreferences } from '../preferences/preferences.ts';

const PreferenceContext = createContext<PreferenceStore | null>(null);

/** The preferences of this browser and their setters. */
export function usePreferenceStore(): PreferenceStore {
  const store = useContext(PreferenceContext);
  if (!store) throw new Error('usePreferenceStore needs a <PlatformProvider> above it.');
  return store;
}

/** Client, session, language, theme and toasts for everything below. `locale`'s words are loaded already. */
export function PlatformProvider({
  platform,
  locale,
  children,
}: {
  platform: Platform;
  locale: Locales;
  children: ReactNode;
}) {
  return (
    <GliProvider client={platform.client} queryClient={platform.queryClient}>
      <SessionProvider session={platform.session}>
        <PreferenceContext value={platform.preferences}>
          <TypesafeI18n locale={locale}>
            <FollowPreferences platform={platform} />
            <Toasts>{children}</Toasts>
          </TypesafeI18n>
        </PreferenceContext>
      </SessionProvider>
    </GliProvider>
  );
}

/** Carries a changed language or colour mode to the document, and asks the server again in the new language. */
function FollowPreferences({ platform }: { platform: Platform }) {
  const { locale, colorMode } = usePreferences(platform.preferences);
  const { locale: shown, setLocale } = useI18nContext();
  const [animate, setAnimate] = useState(false);
  useEffect(() => {
    applyTheme(document, 'default', colorMode, animate);
    setAnimate(true);
  }, [colorMode, animate]);
  useEffect(() => {
    document.documentElement.lang = shown;
  }, [shown]);
  useEffect(() => {
    if (locale === shown) return;
    let isCurrent = true;
    void loadLocaleAsync(locale).then(() => {
      if (!isCurrent) return;
      setLocale(locale);
      void platform.queryClient.invalidateQueries();
    });
    return () => {
      isCurrent = false;
    };
  }, [locale, shown, setLocale, platform]);
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => platform.preferences.followSystem(dark.matches ? 'dark' : 'light', platform.local);
    dark.addEventListener('change', follow);
    return () => dark.removeEventListener('change', follow);
  }, [platform]);
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
