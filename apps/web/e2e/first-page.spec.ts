import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { routes } from '../src/routes.ts';
import { expect, test } from './test.ts';
import { browserLocale, locales, translations } from './translations.ts';

/** What the first page may download of JavaScript before anybody scrolls, in bytes after brotli. */
const budget = 101_500;

/** What a page may fetch of JavaScript before it can be read, in files and in bytes after brotli. */
const ROUTE_MAX_FILES = 12;
const VISITOR_MAX_BYTES = 130_000;
const MEMBER_MAX_BYTES = 150_000;

/** Pages that are not there yet, with what they need today: these figures may only shrink. */
const exceptions: Partial<Record<(typeof routes)[number]['name'], { files: number; bytes: number }>> = {
  // Pages for developers that show every part of the design, or of the tokens, at once.
  'token-test': { files: 13, bytes: 133_000 },
  'styled-system': { files: 15, bytes: 141_600 },
};

/** What a document may have, in bytes after brotli. */
const DOCUMENT_MAX_BYTES = 17_000;
/** Documents with all questions and answers, or with every part of the design. */
const largeDocuments: Partial<Record<(typeof routes)[number]['name'], number>> = {
  'help-center': 22_000,
  'design-tokens': 24_000,
  'token-test': 18_000,
  'styled-system': 25_000,
  'accessibility-demo': 18_000,
};

type FilesOfRoute = Record<'always' | 'all' | 'wide' | (typeof locales)[number], string[]>;
const dist = path.join(import.meta.dirname, '../dist');
/** Bytes of a file of the build after brotli, as hosts send it. */
const sizeOf = (file: string): number => statSync(path.join(dist, `${file}.br`)).size;

test('no page needs more files or bytes of JavaScript than its limit, in either language', () => {
  const filesOf: Record<string, FilesOfRoute> = JSON.parse(
    readFileSync(path.join(dist, '.vite/route-files.json'), 'utf8'),
  );
  const over = routes.flatMap(({ name, path: route, requiresAuth }) => {
    const limit = exceptions[name] ?? {
      files: ROUTE_MAX_FILES,
      bytes: requiresAuth ? MEMBER_MAX_BYTES : VISITOR_MAX_BYTES,
    };
    return locales.flatMap((locale) => {
      const needed = filesOf[route];
      const files = new Set([...(needed?.always ?? []), ...(needed?.all ?? []), ...(needed?.[locale] ?? [])]);
      const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
      const isWithin = files.size > 0 && files.size <= limit.files && bytes <= limit.bytes;
      return isWithin ? [] : [`${route} in ${locale}: ${files.size} files, ${bytes} bytes`];
    });
  });
  expect(over).toEqual([]);
});

test('no document is larger than its limit, with both languages and all rules in it', () => {
  const over = routes.flatMap(({ name, path: route }) => {
    const file = route === '/' ? 'index.html' : `${route.slice(1).replace(':', '_')}.html`;
    const bytes = sizeOf(file);
    return bytes <= (largeDocuments[name] ?? DOCUMENT_MAX_BYTES) ? [] : [`${file}: ${bytes} bytes`];
  });
  expect(over).toEqual([]);
});

for (const locale of locales) {
  test.describe(`a visitor's first page in ${locale}`, { tag: '@words' }, () => {
    test.use({ locale: browserLocale[locale] });

    test('downloads little JavaScript, and nothing of what only members use', async ({ page }) => {
      const scripts = new Set<string>();
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname);
      });
      // The last thing that a page loads is the service worker.
      const last = page.waitForEvent('console', (message) => message.text().startsWith('Service Worker'));
      await page.goto('/');
      await expect(
        page.getByRole('heading', { level: 1, name: translations[locale].home.heading }),
      ).toBeVisible();
      await last;
      await page.waitForLoadState('networkidle');
      const sizes = [...scripts].map((file) => ({ file, size: sizeOf(file) }));
      const total = sizes.reduce((sum, { size }) => sum + size, 0);
      const largest = sizes.toSorted((a, b) => b.size - a.size).map(({ file, size }) => `${size} ${file}`);
      expect(total, largest.join('\n')).toBeLessThanOrEqual(budget);
    });

    test('is there in its language before any script runs, and is not replaced when it does', async ({
      page,
    }) => {
      const { heading, serviceRwa, stepsTitle, figureInvestorsValue } = translations[locale].home;
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      const title = page.getByRole('heading', { level: 1, name: heading });
      await expect(title).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      for (const text of [serviceRwa, stepsTitle, figureInvestorsValue]) {
        await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const prerendered = await title.elementHandle();
      // A press before the app has loaded shows, and is not lost.
      const help = page.getByRole('button', { name: translations[locale].shell.openHelp });
      await help.hover();
      await page.mouse.down();
      await expect(help).toHaveCSS('opacity', '0.72');
      await page.mouse.up();
      release();
      await expect(
        page.getByRole('button', { name: translations[locale].shell.closeHelp }).first(),
      ).toBeVisible();
      // Hydrated, not rendered again: it is the same element.
      expect(await prerendered?.evaluate((element) => element.isConnected)).toBe(true);
    });

    test('is not shown on another page, nor to a member', async ({ page, tolerate }) => {
      tolerate(/ERR_FAILED/);
      // Nothing of the app can be fetched: then that is all there is to read.
      const why = {
        ko: '페이지를 불러오지 못했습니다. 다시 시도하기',
        en: 'The page could not be loaded. Try again',
      }[locale];
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/rwa-assets', { waitUntil: 'commit' });
      await expect(page.locator('#root')).toHaveText(why);
      await page.unroute('**/assets/*.js');
      await page.getByRole('link', { name: why }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: translations[locale].rwa.heading }),
      ).toBeVisible();
      // The help panel comes later.
      await page.waitForLoadState('networkidle');

      await page.route('**/assets/*.js', (route) => route.abort());
      await page.evaluate(() => localStorage.setItem('auth-token', '{"access":"a","refresh":null}'));
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.locator('#root')).toHaveText(why);
    });
  });
}
