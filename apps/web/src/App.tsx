import { StrictMode, useEffect } from 'react';
import type { Locales } from './i18n/i18n-types.ts';
import type { Platform } from './platform.ts';
import { PlatformProvider } from './shell/PlatformProvider.tsx';
import type { Screens } from './shell/routing/screens.ts';
import { Shell } from './shell/Shell.tsx';
import { Bridge } from './shell/wallet/Bridge.tsx';

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
          <Shell />
        </PlatformProvider>
      </StrictMode>
    </>
  );
}
