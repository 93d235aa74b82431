import type { GliClientOptions } from '@gli/sdk';
import { browserStorageChanges, resilientStorage } from '@gli/session';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { replayEarlyInput } from './app/early-input.ts';
import { createPlatform } from './app/platform.ts';
import { prefetchScreen } from './app/routing/prefetch-screen.ts';
import { createScreens } from './app/routing/screens.ts';
import { applyGlobalStyles } from './design/global.ts';
import { applyTheme } from './design/page-themes.ts';
import { routeOfAddress } from './routes.ts';
import { DEFAULT_SETTINGS, loadChanged, loadSettings } from './shared/host/settings.ts';
import { browserSources } from './shared/preferences/browser-preferences.ts';
import { menuPageOf } from './shell/side-menus/menu-pages.ts';
import { firstVisit, sideMenuStates } from './shell/side-menus/side-menu-rules.ts';
import { viewport } from './shell/side-menus/use-viewport.ts';
import { loadSidebar } from './shell/sidebar/sidebar-code.ts';

declare global {
  interface Window {
    /** `fetch` that knows what the document has asked for already: prerender/first-reads.js. */
    firstReads?: NonNullable<GliClientOptions['fetch']>;
  }
}

/** How long the program waits for data that its document has asked for, in ms. */
const FIRST_DATA_MS = 50;

const settings = await loadSettings(resilientStorage(() => localStorage));
const isOtherNetwork = settings.network !== DEFAULT_SETTINGS.network;
if (isOtherNetwork) (await loadChanged()).nameNetwork(settings.network);
const platform = createPlatform({
  settings,
  local: () => localStorage,
  perTab: () => sessionStorage,
  sources: browserSources,
  storageChanges: browserStorageChanges(window),
  ...(window.firstReads && { fetch: window.firstReads }),
});
const screens = createScreens(platform.dictionaries, () => platform.preferences.state.locale);
const { locale, colorMode, theme } = platform.preferences.state;
if (!import.meta.env.VITE_RULES_IN_DOCUMENT) applyGlobalStyles();
applyTheme(document, theme, colorMode);
document.documentElement.lang = locale;

// A stored member is signed in before this returns; the tokens are refreshed behind the first screen.
void platform.session.initialize();
await Promise.all([
  platform.dictionaries.loadLocale(locale),
  // A first screen that cannot be fetched shows the failure when it renders.
  loadFirstScreen().catch(() => undefined),
  // So does a sidebar, if the page starts with one.
  loadShownSidebar().catch(() => undefined),
]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
replayEarlyInput(root);
const app = <App platform={platform} screens={screens} locale={locale} />;
// Public pages are prerendered: see prerender/. The first one is complete and gets hydrated, unless its words are about
// another network; every other one is replaced. Both in small steps, so that scrolling and typing still work.
if (root.dataset.prerendered === locale && window.location.pathname === '/' && !isOtherNetwork) {
  startTransition(() => void hydrateRoot(root, app));
} else {
  if (root.dataset.composing !== undefined)
    await new Promise((end) => root.addEventListener('compositionend', end, { once: true }));
  startTransition(() => createRoot(root).render(app));
}

async function loadFirstScreen(): Promise<void> {
  const found = routeOfAddress(window.location.pathname);
  if (!found) return;
  await screens.load(found.route);
  // A query may ask for other data than a link without one.
  if (window.location.search) return;
  const reading = prefetchScreen(platform, screens, found);
  // What the document asked for is usually here by now: drawn at once, instead of after a skeleton.
  if (window.firstReads) await Promise.race([reading, new Promise((end) => setTimeout(end, FIRST_DATA_MS))]);
}

async function loadShownSidebar(): Promise<void> {
  const visit = firstVisit(menuPageOf(window.location.pathname));
  const width = viewport();
  const { left } = sideMenuStates(visit, platform.preferences.state.sideMenus, width);
  if (width !== 'phone' && left !== 'hidden') await loadSidebar();
}

// A build has its fonts in its documents (prerender/fonts.ts).
if (!import.meta.env.VITE_RULES_IN_DOCUMENT) void import('./design/fonts.ts');
