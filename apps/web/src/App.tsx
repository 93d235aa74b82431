import { StrictMode } from 'react';
import { Router } from 'wouter';
import type { Platform } from '@/data';
import type { Locales } from '@/i18n';
import { Pages } from './app/Pages.tsx';
import { PlatformProvider } from './app/PlatformProvider.tsx';
import type { Screens } from './app/routing/screens.ts';
import { Bridge } from './features/wallet/WalletSlot.tsx';

/** The whole app, for both the browser and prerendering. The strings of `locale` must be loaded. */
export function App({
  platform,
  screens,
  locale,
  isHydrating = false,
}: {
  platform: Platform;
  screens: Screens;
  locale: Locales;
  /** True if the page was prerendered. */
  isHydrating?: boolean;
}) {
  return (
    <>
      {/* Outside <StrictMode>, because it would lose wallet events in development. */}
      <Bridge wallet={platform.wallet} />
      <StrictMode>
        {/* Documents are prerendered without a query, so the first render must not have one either. */}
        <Router ssrSearch="">
          <PlatformProvider platform={platform} screens={screens} locale={locale} isHydrating={isHydrating}>
            <Pages />
          </PlatformProvider>
        </Router>
      </StrictMode>
    </>
  );
}
