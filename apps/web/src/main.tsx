import { applyGlobalStyles, applyTheme } from '@gli/ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createBrowserPlatform } from './app/browser-platform.ts';
import { findFirstScreen } from './app/routing/find-first-screen.ts';
import { prefetchScreen } from './app/routing/prefetch-screen.ts';
import { createScreens } from './app/routing/screens.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html must contain an element with the id "root".');
// True if build/body.js chose a document in this language. The document of a member page is only the shell.
const isHydrating = root.dataset.prerendered === document.documentElement.lang;
// Awaited at the top level, because build/head.js shows an error of this module to the visitor.
const platform = await createBrowserPlatform();
const { locale, colorMode, theme } = platform.preferences.state;
const screens = createScreens(platform.dictionaries, () => platform.preferences.state.locale);
applyGlobalStyles();
applyTheme(document, theme, colorMode);

// Signs in a stored member synchronously. The tokens are refreshed while the first screen is shown.
void platform.session.initialize();
const found = findFirstScreen(window, platform.session.getState().status);
await Promise.all([
  platform.dictionaries.loadLocale(locale),
  // The screen itself shows a failed load. It reads its data itself if the URL has a query, because it may need other
  // data, and if it is hydrated, because hydration must match the prerendered page.
  found &&
    prefetchScreen(platform, screens, found, () => !isHydrating && !window.location.search).catch(
      () => undefined,
    ),
]);
const app = <App platform={platform} screens={screens} locale={locale} isHydrating={isHydrating} />;
// Hydrates in small steps, so that the page stays responsive.
startTransition(() => {
  if (isHydrating) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
if (import.meta.env.DEV) {
  const { mountDeveloperPanel } = await import('./app/developer-panel/mount-developer-panel.tsx');
  mountDeveloperPanel(platform);
}
// Covers characters that the document's fonts lack, such as rare ones in names. Waits, because the rules restyle the
// page. If it fails, as without a connection, these characters keep the system's font.
setTimeout(() => import('./fonts.ts').catch(() => undefined), 2_000);
