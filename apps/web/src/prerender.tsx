import { API_BASE_PATH, type GliClientOptions } from '@gli/sdk';
import { gliHandlers } from '@gli/sdk/testing';
import { applyGlobalStyles, COLOR_MODES, getCssText, PAGE_THEMES, pageThemeClassName } from '@gli/ui';
import { getResponse } from 'msw';
import { prerender } from 'react-dom/static.edge';
import { Router } from 'wouter';
import { DEFAULT_SETTINGS } from '@/data';
import { type Locales, loadedLocales, type Namespaces, namespaces } from '@/i18n';
import { App } from './App.tsx';
import { createPlatform } from './app/platform.ts';
import { ScreenFallback } from './app/routing/RouteOutlet.tsx';
import { createScreens } from './app/routing/screens.ts';
import { prerenderedNames, type Route, routes } from './routes.ts';

/** A route's document: the page before its data has loaded. */
export type PrerenderedPage = {
  /** Path in the route table. `:id` matches any segment. */
  path: string;
  /**
   * Audience of the page. Pages for `everyone` are the same for visitors and members. The document of a page
   * for `members` is only the shell.
   */
  audience: 'everyone' | 'visitors' | 'members';
  /** True if the document contains the page and not only its frame. */
  isComplete: boolean;
  html: Record<Locales, string>;
  /** The Korean page with example data. Empty for a page that is only the shell. */
  loaded: string;
  title: Record<Locales, string>;
  /** Dictionaries that the page loads first, in addition to the shared ones. */
  namespaces: readonly Namespaces[];
  /**
   * Style rules for both languages, before and after the page's data has loaded, and the colors of all selectable
   * themes. In the browser, Stitches adds its rules to them.
   */
  styles: string;
};

/** Pages that are different for members even before their data has loaded. */
const FOR_VISITORS = new Set<Route['name']>(['home', 'login', 'signup']);

export const routeNames = routes.map(({ name }) => name);

/** Removes all style rules. Call this before evaluating the modules for another page. */
export { reset } from '@gli/ui';

/** Attributes that Radix tabs set at runtime. The policy blocks them, and they matter only after a click. */
const STYLE_ATTRIBUTES = / style="(?:outline:none|animation-duration:0s)"/g;

const emptyStorage = { getItem: () => null, setItem() {}, removeItem() {} };

type Fetch = NonNullable<GliClientOptions['fetch']>;

const handlers = gliHandlers();

/** Responds with the contract's examples. */
const fetchExample: Fetch = async (input, init) =>
  (await getResponse(handlers, new Request(input, init))) ?? Response.error();

const rejectRequest: Fetch = () =>
  Promise.reject(new TypeError('Requests are not available during prerendering.'));

/** Prepares a page in one language for an unknown visitor. */
async function preparePage(route: Route, locale: Locales, fetch: Fetch, isHydrating: boolean) {
  const platform = createPlatform({
    local: () => emptyStorage,
    perTab: () => emptyStorage,
    sources: (stored) => ({ storage: stored, languages: [locale], prefersDark: false }),
    storageChanges: () => () => {},
    settings: { ...DEFAULT_SETTINGS, api: `http://prerender.invalid${API_BASE_PATH}`, support: '' },
    retries: 0,
    fetch,
  });
  const loadable = createScreens(platform.dictionaries, () => locale);
  const isComplete = prerenderedNames.has(route.name);
  const screens = isComplete ? loadable : { ...loadable, component: () => ScreenFallback };
  await platform.dictionaries.loadLocale(locale);
  // Loaded here for each language, because code that loads on demand loads its strings only once.
  await platform.dictionaries.loadNamespaces(locale, namespaces);
  // Also of a page that is only the frame, so that its document preloads the screen.
  if (!route.requiresAuth) await screens.load(route);
  if (isComplete) await platform.session.initialize();
  const render = async (): Promise<string> => {
    const { prelude } = await prerender(
      <Router ssrPath={route.path.replace(':id', 'prerendered')}>
        <App platform={platform} screens={screens} locale={locale} isHydrating={isHydrating} />
      </Router>,
      {
        // Renders the page in one piece, because streaming would add inline scripts, which the page's policy
        // blocks.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onError(error) {
          throw error;
        },
      },
    );
    return new Response(prelude).text();
  };
  return { queries: platform.queries, render };
}

/** Renders the page before its data has loaded. Member pages render only the shell, because there is no session. */
async function renderDocument(route: Route, locale: Locales): Promise<string> {
  const page = await preparePage(route, locale, rejectRequest, true);
  const html = (await page.render()).replace(STYLE_ATTRIBUTES, '');
  if (html.includes(' style="'))
    throw new Error(`The page ${route.path} has a style attribute, which its policy blocks. Use a class.`);
  return html;
}

/**
 * Renders the Korean page with the contract's examples as its data. This adds its style rules. If they were added in the
 * browser, it would match all rules again.
 */
async function renderLoaded(route: Route): Promise<string> {
  const { queries, render } = await preparePage(route, 'ko', fetchExample, false);
  // Each render finds the reads that depend on the data of the one before.
  for (;;) {
    const html = await render();
    const pending = queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'pending' });
    if (pending.length === 0) return html;
    await Promise.all(pending.map((query) => query.fetch().catch(() => undefined)));
  }
}

/**
 * Renders one page. Load this module again for each page, because modules that were already evaluated for an
 * earlier page do not add their rules again.
 */
export async function prerenderPage(name: Route['name']): Promise<PrerenderedPage> {
  const route = routes.find((row) => row.name === name);
  if (!route) throw new Error(`No route is named ${name}. Use one of routeNames.`);
  applyGlobalStyles();
  const html = { ko: await renderDocument(route, 'ko'), en: await renderDocument(route, 'en') };
  const loaded = prerenderedNames.has(name) ? await renderLoaded(route) : '';
  for (const theme of PAGE_THEMES) for (const mode of COLOR_MODES) pageThemeClassName(theme, mode);
  const titleIn = (locale: Locales) =>
    `${loadedLocales[locale].places[name]} · ${loadedLocales[locale].common.platformName}`;
  const audience = FOR_VISITORS.has(name) ? 'visitors' : 'everyone';
  return {
    path: route.path,
    audience: route.requiresAuth ? 'members' : audience,
    isComplete: prerenderedNames.has(name),
    html,
    loaded,
    title: { ko: titleIn('ko'), en: titleIn('en') },
    namespaces: route.requiresAuth ? [] : route.namespaces,
    styles: getCssText(),
  };
}
