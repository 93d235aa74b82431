import { prerender } from 'react-dom/static.edge';
import { Router } from 'wouter';
import { App } from '../src/App.tsx';
import { createPlatform } from '../src/app/platform.ts';
import { createScreens } from '../src/app/routing/screens.ts';
import { applyGlobalStyles } from '../src/design/global.ts';
import { pageThemeClassName } from '../src/design/page-themes.ts';
import { COLOR_MODES, PAGE_THEMES } from '../src/design/palettes/theme-names.ts';
import { getCssText } from '../src/design/stitches.config.ts';
import type { Locales } from '../src/i18n/i18n-types.ts';
import { routeOf } from '../src/routes.ts';

const PATH = '/';
const emptyStorage = { getItem: () => null, setItem() {}, removeItem() {} };

/** The page of a visitor of whom only the language is known. */
async function render(locale: Locales): Promise<string> {
  const platform = createPlatform({
    local: () => emptyStorage,
    perTab: () => emptyStorage,
    sources: (storage) => ({ storage, languages: [locale], prefersDark: false }),
    storageChanges: () => () => {},
    baseUrl: 'http://prerender.invalid/api',
  });
  const screens = createScreens(platform.dictionaries, () => locale);
  const route = routeOf(PATH)?.route;
  if (!route) throw new Error(`No route has ${PATH}.`);
  await Promise.all([
    platform.session.initialize(),
    platform.dictionaries.loadLocale(locale),
    screens.load(route),
  ]);
  const { prelude } = await prerender(
    <Router ssrPath={PATH}>
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
  // The browser finds these in the page anyway.
  return html.replace(/<link rel="preload"[^>]*>/g, '');
}

applyGlobalStyles();

/** `/` in both languages. */
export const pages: Record<Locales, string> = { ko: await render('ko'), en: await render('en') };

for (const name of PAGE_THEMES) {
  for (const mode of COLOR_MODES) pageThemeClassName(name, mode);
}

/** All rules of both, and the colors of every theme that can be chosen; Stitches continues from them in the browser. */
export const styles = getCssText();
