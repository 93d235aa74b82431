import path from 'node:path';
import { API_BASE_PATH, type GliClientOptions, publicReads } from '@gli/sdk';
import { QueryClient } from '@tanstack/react-query';
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
import { DEFAULT_SETTINGS } from '../src/shared/host/settings.ts';
import { loadSidebar } from '../src/shell/sidebar/sidebar-code.ts';

/** Who sees a prerendered page; pages for everyone look the same to visitors and members until data is here. */
export type Audience = 'everyone' | 'visitors' | 'members';

/** The reads that a page starts with, as the client sends them for a visitor; `:id` stands for the one of the address. */
export type FirstReads = { headers: Record<string, string>; paths: string[] };

/** A prerendered route: what is seen of it before any data is here. */
export type PrerenderedPage = {
  name: Route['name'];
  audience: Audience;
  /** Its path in the route table; `:id` is any segment. */
  path: string;
  html: Record<Locales, string>;
  title: Record<Locales, string>;
  /** The rules of both, and the colors of every theme that can be chosen; Stitches continues from them in the browser. */
  styles: string;
  /** Modules that the page fetches first, as paths below the app's folder. */
  modules: Record<'all' | 'wide' | 'late' | Locales, string[]>;
  reads: FirstReads;
};

/** Pages that look the same to visitors and members until data is here. */
const FOR_EVERYONE = new Set<Route['name']>([
  'business',
  'rwa-assets',
  'rwa-asset',
  'shopping',
  'product',
  'help-center',
  'terms-of-use',
  'privacy',
  'risk-disclosure',
  'accessibility',
]);

export const allPages = routes.map(({ name }) => name);

/** Attributes that tabs put on themselves. They matter after a press, when the program has drawn them again. */
const RADIX_STYLES = / style="(?:outline:none|animation-duration:0s)"/g;

/** Removes all rules; call it before the modules are evaluated for another page. */
export const resetStyles = reset;

/** From themes to inline rules, in the order in which they count. */
const STITCHES_GROUPS = 7;

/** What stands for the id of an address; its own segment, so that it is found again. */
const ID = 'prerendered';

/** choose-language.js puts the member's own name in its place. */
const MEMBER = { id: 'prerendered', email: 'member@prerender.invalid', name: '{name}', role: 'member' };

const TOKEN = 'prerendered';

const storageOf = (values: Record<string, string>) => ({
  getItem: (key: string) => values[key] ?? null,
  setItem() {},
  removeItem() {},
});
const visitor = storageOf({});
const member = storageOf({
  'auth-token': JSON.stringify({ access: TOKEN, refresh: null }),
  'user-profile': JSON.stringify(MEMBER),
});

const noNetwork = () => Promise.reject(new TypeError('The prerender has no network.'));

/** The platform of somebody of whom only the language is known. */
const platformFor = (
  locale: Locales,
  storage: typeof visitor,
  fetch: NonNullable<GliClientOptions['fetch']>,
) =>
  createPlatform({
    local: () => storage,
    perTab: () => visitor,
    sources: (stored) => ({ storage: stored, languages: [locale], prefersDark: false }),
    storageChanges: () => () => {},
    // The host's address of support is not known yet.
    settings: { ...DEFAULT_SETTINGS, api: `http://prerender.invalid${API_BASE_PATH}`, support: '' },
    retries: 0,
    fetch,
  });

/** A route before its data is here. */
async function render(route: Route, locale: Locales) {
  const platform = route.requiresAuth
    ? platformFor(locale, member, () => Promise.resolve(Response.json({ ...MEMBER, access_token: TOKEN })))
    : platformFor(locale, visitor, noNetwork);
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
    <Router ssrPath={route.path.replace(':id', ID)}>
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
  const html = (await new Response(prelude).text()).replace(RADIX_STYLES, '');
  // The policy refuses it, on every visit.
  if (html.includes(' style="')) throw new Error(`The page ${route.path} has a style attribute.`);
  const { common, places } = loadedLocales[locale];
  return {
    // The browser finds the first in the page anyway; the app's own icons are without the others (lucide-icon.ts).
    html: html.replace(
      /<link rel="preload"[^>]*>| xmlns="http:\/\/www.w3.org\/2000\/svg"| class="lucide lucide-[\w-]+"/g,
      '',
    ),
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
    audience: audienceOf(route),
    path: route.path,
    html: { ko: ko.html, en: en.html },
    title: { ko: ko.title, en: en.title },
    styles: withEveryGroup(getCssText()),
    modules: modulesOf(route),
    reads: await firstReads(route),
  };
}

/**
 * Stitches' groups of rules, also those without one: a group that the program had to add as it starts would have the
 * browser style the whole page again.
 */
function withEveryGroup(styles: string): string {
  const starts = Array.from({ length: STITCHES_GROUPS }, (_, index) => `--sxs{--sxs:${index}`);
  const missing = starts.filter((start) => !styles.includes(start)).map((start) => `${start}}@media{}`);
  return [...styles.split(/(?=--sxs\{--sxs:\d)/), ...missing].sort().join('');
}

const audienceOf = ({ name, requiresAuth }: Route): Audience =>
  requiresAuth ? 'members' : FOR_EVERYONE.has(name) ? 'everyone' : 'visitors';

/** What the screen's own `prefetch` reads for a visitor: the document sends the same before the program is there. */
async function firstReads(route: Route): Promise<FirstReads> {
  const reads: FirstReads = { headers: {}, paths: [] };
  const { client } = platformFor('ko', visitor, (url, { headers }) => {
    const { pathname, search } = new URL(url);
    if (publicReads.some((read) => read.test(pathname.slice(API_BASE_PATH.length)))) {
      reads.paths.push((pathname + search).replace(`/${ID}/`, '/:id/'));
      reads.headers = Object.fromEntries(new Headers(headers));
    }
    return noNetwork();
  });
  const { prefetch } = await screenTable[route.name].load();
  const queries = new QueryClient();
  const sent: Promise<void>[] = [];
  prefetch?.({
    load: (query) => void sent.push(queries.prefetchQuery(query)),
    client,
    member: null,
    parameters: { id: ID },
  });
  await Promise.all(sent);
  // The document knows the language of whoever opens it.
  delete reads.headers['accept-language'];
  return reads;
}

/** What each page of the table fetches first, members' pages too. */
export const modulesOfRoutes = () =>
  Object.fromEntries(routes.map((route) => [route.path, modulesOf(route)]));

/** Parts that a page draws as soon as its data is here. */
const LATE_PARTS: Partial<Record<Route['name'], string[]>> = {
  'rwa-assets': ['src/features/assets/list/AssetFeed.tsx'],
  auth: ['src/features/kyc/status/StepPanel.tsx'],
};

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
    late: LATE_PARTS[name] ?? [],
    ko: wordsOf('ko'),
    en: wordsOf('en'),
  };
}
