import { API_BASE_PATH } from '@gli/sdk';
import { prerender } from 'react-dom/static.edge';
import { Router } from 'wouter';
import { applyGlobalStyles, COLOR_MODES, getCssText, PAGE_THEMES, pageThemeClassName } from '@/design';
import { type Locales, loadedLocales, type Namespaces, namespaces } from '@/i18n';
import { DEFAULT_SETTINGS } from '@/shared';
import { App } from './App.tsx';
import { createPlatform } from './app/platform.ts';
import { createScreens, screenTable } from './app/routing/screens.ts';
import { type Route, routes } from './routes.ts';

/** A route's document: the page before its data has loaded. */
export type PrerenderedPage = {
  /** Path in the route table. `:id` matches any segment. */
  path: string;
  /**
   * Audience of the page. Pages for `everyone` are the same for visitors and members. The document of a page
   * for `members` is only the shell.
   */
  audience: 'everyone' | 'visitors' | 'members';
  html: Record<Locales, string>;
  title: Record<Locales, string>;
  /** Dictionaries that the page loads first, in addition to the shared ones. */
  namespaces: readonly Namespaces[];
  /**
   * Style rules for both languages and the colors of all selectable themes. In the browser, Stitches adds its
   * rules to them.
   */
  styles: string;
};

/** Pages that are different for members even before their data has loaded. */
const FOR_VISITORS = new Set<Route['name']>(['home', 'login', 'signup']);

export const routeNames = routes.map(({ name }) => name);

/** Removes all style rules. Call this before evaluating the modules for another page. */
export { reset } from '@/design';

/** Attributes that Radix tabs set at runtime. The policy blocks them, and they matter only after a click. */
const STYLE_ATTRIBUTES = / style="(?:outline:none|animation-duration:0s)"/g;

const emptyStorage = { getItem: () => null, setItem() {}, removeItem() {} };

/**
 * Renders a page in one language for an unknown visitor. Member pages render only the shell, because there is
 * no session.
 */
async function render(route: Route, locale: Locales): Promise<string> {
  const platform = createPlatform({
    local: () => emptyStorage,
    perTab: () => emptyStorage,
    sources: (stored) => ({ storage: stored, languages: [locale], prefersDark: false }),
    storageChanges: () => () => {},
    settings: { ...DEFAULT_SETTINGS, api: `http://prerender.invalid${API_BASE_PATH}`, support: '' },
    isHydrating: true,
    retries: 0,
    fetch: () => Promise.reject(new TypeError('Requests are not available during prerendering.')),
  });
  const screens = createScreens(platform.dictionaries, () => locale);
  await platform.dictionaries.loadLocale(locale);
  // Loaded here for each language, because code that loads on demand loads its strings only once.
  await platform.dictionaries.loadNamespaces(locale, namespaces);
  if (!route.requiresAuth) await Promise.all([platform.session.initialize(), screens.load(route)]);
  const { prelude } = await prerender(
    <Router ssrPath={route.path.replace(':id', 'prerendered')}>
      <App platform={platform} screens={screens} locale={locale} />
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
  const html = (await new Response(prelude).text()).replace(STYLE_ATTRIBUTES, '');
  if (html.includes(' style="'))
    throw new Error(`The page ${route.path} has a style attribute, which its policy blocks. Use a class.`);
  return html;
}

/**
 * Renders one page. Load this module again for each page, because modules that were already evaluated for an
 * earlier page do not add their rules again.
 */
export async function prerenderPage(name: Route['name']): Promise<PrerenderedPage> {
  const route = routes.find((row) => row.name === name);
  if (!route) throw new Error(`No route is named ${name}. Use one of routeNames.`);
  applyGlobalStyles();
  const html = { ko: await render(route, 'ko'), en: await render(route, 'en') };
  for (const theme of PAGE_THEMES) for (const mode of COLOR_MODES) pageThemeClassName(theme, mode);
  const titleIn = (locale: Locales) =>
    `${loadedLocales[locale].places[name]} · ${loadedLocales[locale].common.platformName}`;
  const audience = FOR_VISITORS.has(name) ? 'visitors' : 'everyone';
  return {
    path: route.path,
    audience: route.requiresAuth ? 'members' : audience,
    html,
    title: { ko: titleIn('ko'), en: titleIn('en') },
    namespaces: route.requiresAuth ? [] : screenTable[name].namespaces,
    styles: getCssText(),
  };
}
