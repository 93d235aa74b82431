import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyGlobalStyles } from './design/global.ts';
import { applyTheme } from './design/themes.ts';
import { createPlatform } from './platform.ts';
import { PlatformProvider } from './shell/PlatformProvider.tsx';
import { routeOfAddress } from './shell/routing/route-of.ts';
import { createScreens } from './shell/routing/screens.ts';
import { Shell } from './shell/Shell.tsx';
import { Bridge } from './shell/wallet/Bridge.tsx';

const platform = createPlatform();
const screens = createScreens(platform.dictionaries, () => platform.preferences.state.locale);
const { locale, colorMode, theme } = platform.preferences.state;
applyGlobalStyles();
applyTheme(document, theme, colorMode);
document.documentElement.lang = locale;

// A stored member is signed in before this returns; renewing the tokens goes on behind the first screen.
void platform.session.initialize();
await Promise.all([
  platform.dictionaries.loadLocale(locale),
  // A first screen that cannot be fetched says so when it is drawn.
  loadFirstScreen().catch(() => undefined),
]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <>
    {/* Outside of <StrictMode>: under it the wallet's own events are lost in development. */}
    <Bridge wallet={platform.wallet} />
    <StrictMode>
      <PlatformProvider platform={platform} screens={screens} locale={locale}>
        <Shell />
      </PlatformProvider>
    </StrictMode>
  </>,
);

async function loadFirstScreen(): Promise<void> {
  const found = routeOfAddress(window.location.pathname);
  if (found) await screens.load(found.route);
}

// The faces come after the first paint: until then the page stands in the system's own.
void import('./design/fonts.ts');
