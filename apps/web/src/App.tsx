import { StrictMode, useLayoutEffect } from 'react';
import { Pages } from './app/Pages.tsx';
import { PlatformProvider } from './app/PlatformProvider.tsx';
import type { Screens } from './app/routing/screens.ts';
import { Bridge } from './features/wallet/WalletSlot.tsx';
import type { Locales } from './i18n/i18n-types.ts';
import { announce } from './shared/browser/announce.ts';
import type { Platform } from './shared/platform.ts';

/** The whole app; the same tree in the browser and in the prerender. The words of `locale` are loaded. */
export function App({
  platform,
  screens,
  locale,
}: {
  platform: Platform;
  screens: Screens;
  locale: Locales;
}) {
  useLayoutEffect(() => announce('rendered'), []);
  return (
    <>
      {/* Outside of <StrictMode>, which loses the wallet's events in development. */}
      <Bridge wallet={platform.wallet} />
      <StrictMode>
        <PlatformProvider platform={platform} screens={screens} locale={locale}>
          <Pages />
        </PlatformProvider>
      </StrictMode>
    </>
  );
}
