import path from 'node:path';
import { prerender } from 'react-dom/static.edge';
import { Router } from 'wouter';
import { App } from '../src/App.tsx';
import { createPlatform } from '../src/app/platform.ts';
import { createScreens, screenTable } from '../src/app/routing/screens.ts';
import { applyGlobalStyles } from '../src/design/global.ts';
import { pageThemeClassName } from '../src/design/page-themes.ts';
import { COLOR_MODES, PAGE_THEMES } from '../src/design/palettes/theme-names.ts';
import { getCssText, reset } from '../src/design/stitches.config.ts';
import { fileOfNamespace, sharedNamespaces } from '../src/i18n/dictionaries.ts';
import type { Locales } from '../src/i18n/i18n-types.ts';
import { loadedLocales } from '../src/i18n/i18n-util.ts';
import { type Route, routes } from '../src/routes.ts';
import { loadSidebar } from '../src/shell/sidebar/sidebar-code.ts';

/** A prerendered route: what a visitor sees of it before any data is here. */
export type PrerenderedPage = {
  name: Route['name'];
  /** Its path in the route table; `:id` is any segment. */
  path: string;
  html: Record<Locales, string>;
  title: Record<Locales, string>;
  /** The rules of both, and the colors of every theme that can be chosen; Stitches continues from them in the browser. */
  styles: string;
  /** Modules that the page fetches first, as paths below the app's folder. */
  modules: Record<'all' | 'wide' | Locales, string[]>;
};

/** The pages that a visitor may see. */
export const publicPages = routes.filter(({ requiresAuth }) => !requiresAuth).map(({ name }) => name);

/** Removes all rules; call it before the modules are evaluated for another page. */
export const resetStyles = reset;

const emptyStorage = { getItem: () => null, setItem() {}, removeItem() {} };

/** A route as a visitor sees it of whom only the language is known. */
async function render(route: Route, locale: Locales) {
  const platform = createPlatform({
    local: () => emptyStorage,
    perTab: () => emptyStorage,
    sources: (storage) => ({ storage, languages: [locale], prefersDark: false }),
    storageChanges: () => () => {},
    baseUrl: 'http://prerender.invalid/api',
  });
  const screens = createScreens(platform.dictionaries, () => locale);
  await Promise.all([
    platform.session.initialize(),
    platform.dictionaries.loadLocale(locale),
    screens.load(route),
    loadSidebar(),
    // The collapsed help panel is on the page, too.
    platform.dictionaries.loadNamespaces(locale, ['helpPanel']),
  ]);
  const { prelude } = await prerender(
    <Router ssrPath={route.path.replace(':id', 'prerendered')}>
      <App platform={platform} screens={screens} locale={locale} />
    </Router>,
    {
      // In one piece: a chunk that streams later would bring an inline script, which the page's policy refuses.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  const { common, places } = loadedLocales[locale];
  return {
    // The browser finds these in the page anyway.
    html: html.replace(/<link rel="preload"[^>]*>/g, ''),
    title: `${places[route.name]} · ${common.platformName}`,
  };
}

/** One page. Every page needs modules of its own: those that were used before have added their rules to another page. */
export async function prerenderPage(name: Route['name']): Promise<PrerenderedPage> {
  const route = routes.find((row) => row.name === name);
  if (!route) throw new Error(`No route is named ${name}.`);
  applyGlobalStyles();
  const ko = await render(route, 'ko');
  const en = await render(route, 'en');
  for (const name of PAGE_THEMES) {
    for (const mode of COLOR_MODES) pageThemeClassName(name, mode);
  }
  return {
    name: route.name,
    path: route.path,
    html: { ko: ko.html, en: en.html },
    title: { ko: ko.title, en: en.title },
    styles: getCssText(),
    modules: modulesOf(route),
  };
}

/** What each page of the table fetches first, members' pages too. */
export const modulesOfRoutes = () =>
  Object.fromEntries(routes.map((route) => [route.path, modulesOf(route)]));

/** What the page fetches at once, instead of code, then words, then data. */
function modulesOf({ name, showLeftToggle }: Route): PrerenderedPage['modules'] {
  const { load, startsWithoutData = false, namespaces } = screenTable[name];
  const [, screen] = /["']\/(src\/[^"']+)["']/.exec(String(load)) ?? [];
  if (screen === undefined) throw new Error(`The module of the screen "${name}" is not known.`);
  const words = startsWithoutData ? namespaces : [...sharedNamespaces, ...namespaces];
  const wordsOf = (locale: Locales) => [
    `src/i18n/${locale}/index.ts`,
    ...words.map((namespace) => path.posix.join('src/i18n', fileOfNamespace(locale, namespace))),
  ];
  return {
    all: startsWithoutData ? [screen] : [screen, 'src/shared/data/DataProvider.tsx'],
    wide: showLeftToggle && name !== 'home' ? ['src/shell/sidebar/SidebarContent.tsx'] : [],
    ko: wordsOf('ko'),
    en: wordsOf('en'),
  };
}
