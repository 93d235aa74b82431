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

const path = '/';
const nothingStored = { getItem: () => null, setItem() {}, removeItem() {} };

/** The page of a visitor of whom nothing is known but the language. */
async function draw(locale: Locales): Promise<string> {
  const platform = createPlatform({
    local: () => nothingStored,
    perTab: () => nothingStored,
    sources: (storage) => ({ storage, languages: [locale], prefersDark: false }),
    storageChanges: () => () => {},
    baseUrl: 'http://drawn.ahead.invalid/api',
  });
  const screens = createScreens(platform.dictionaries, () => locale);
  const route = routeOf(path)?.route;
  if (!route) throw new Error(`No route has ${path}.`);
  await Promise.all([
    platform.session.initialize(),
    platform.dictionaries.loadLocale(locale),
    screens.load(route),
  ]);
  const { prelude } = await prerender(
    <Router ssrPath={path}>
      <App platform={platform} screens={screens} locale={locale} />
    </Router>,
    {
      // In one piece: a part that came later would bring a script with it, which the page's policy refuses.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  // What the browser sees in the page by itself.
  return html.replace(/<link rel="preload"[^>]*>/g, '');
}

applyGlobalStyles();

/** `/` in both languages. */
export const pages: Record<Locales, string> = { ko: await draw('ko'), en: await draw('en') };

for (const name of PAGE_THEMES) {
  for (const mode of COLOR_MODES) pageThemeClassName(name, mode);
}

/** All rules of both, and the colours of every theme that can be chosen; Stitches goes on from them in the browser. */
export const styles = getCssText();
