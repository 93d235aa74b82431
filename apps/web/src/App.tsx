import { StrictMode, useEffect } from 'react';
import { Pages } from './app/Pages.tsx';
import { PlatformProvider } from './app/PlatformProvider.tsx';
import type { Screens } from './app/routing/screens.ts';
import { Bridge } from './features/wallet/WalletSlot.tsx';
import type { Locales } from './i18n/i18n-types.ts';
import type { Platform } from './shared/platform.ts';

/** The whole app; the same tree in the browser and where the first page is drawn ahead. `locale`'s words are loaded. */
export function App({
  platform,
  screens,
  locale,
}: {
  platform: Platform;
  screens: Screens;
  locale: Locales;
}) {
  // Whoever pressed something on the page drawn ahead is heard now: prerender/begin.js.
  useEffect(() => {
    document.getElementById('root')?.dispatchEvent(new Event('ready'));
  }, []);
  return (
    <>
      {/* Outside of <StrictMode>: under it the wallet's own events are lost in development. */}
      <Bridge wallet={platform.wallet} />
      <StrictMode>
        <PlatformProvider platform={platform} screens={screens} locale={locale}>
          <Pages />
        </PlatformProvider>
      </StrictMode>
    </>
  );
}
