import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyGlobalStyles } from './design/global.ts';
import { applyTheme } from './design/themes.ts';
import { loadLocaleAsync } from './i18n/i18n-util.async.ts';
import { createPlatform } from './platform.ts';
import { PlatformProvider } from './shell/PlatformProvider.tsx';
import { Shell } from './shell/Shell.tsx';

const platform = createPlatform();
const { locale, colorMode } = platform.preferences.state;
applyGlobalStyles();
applyTheme(document, 'default', colorMode);
document.documentElement.lang = locale;

// A stored member is signed in before this returns; renewing the tokens goes on behind the first screen.
void platform.session.initialize();
await loadLocaleAsync(locale);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <PlatformProvider platform={platform} locale={locale}>
      <Shell />
    </PlatformProvider>
  </StrictMode>,
);

// The faces come after the first paint: until then the page stands in the system's own.
void import('./design/fonts.ts');
