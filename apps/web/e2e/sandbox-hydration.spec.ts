import type { Page } from '@playwright/test';
import { type Route, routes } from '../src/routes.ts';
import { toAddress } from './pages.ts';
import { expect, hydrated, test } from './test.ts';
import { browserLocale, firstIn, locales, translations } from './translations.ts';

const pages = routes.filter(({ requiresAuth }) => !requiresAuth);
/** Each theme and color mode in both languages. Only one language covers every combination of them. */
const looks = {
  ko: [
    ['default', 'light'],
    ['minimal', 'dark'],
  ],
  en: [
    ['default', 'dark'],
    ['minimal', 'light'],
  ],
} as const;

// React reports a mismatch as an error, which fails any test.
for (const locale of locales) {
  test.describe(`hydration in ${locale}`, () => {
    test.use({ locale: browserLocale[locale] });

    for (const [theme, colorScheme] of looks[locale]) {
      test(`keeps the elements of every public page unchanged in the ${theme} theme, ${colorScheme}`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
        for (const route of pages) {
          await test.step(route.name, async () => {
            await page.goto(toAddress(route), { waitUntil: 'commit' });
            const header = await page.getByRole('banner').elementHandle();
            const heading = await page.getByRole('heading', { level: 1 }).first().elementHandle();
            await hydrated(page);
            for (const element of [header, heading])
              expect.soft(await element?.evaluate((node) => node.isConnected), route.name).toBe(true);
            await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          });
        }
      });
    }

    // The theme tests above cover the text in both languages, because React reports any difference in text.
    test(
      'produces the same attributes and text as a client-side render on every public page',
      firstIn('ko', locale),
      async ({ page }) => {
        // Opens each page twice.
        test.setTimeout(480_000);
        for (const route of pages) {
          await test.step(route.name, async () => {
            await page.goto(toAddress(route));
            await hydrated(page);
            await untilLoaded(page, route, locale);
            const kept = await getMarkup(page);
            await page.route('**/*', async (request) => {
              if (request.request().resourceType() !== 'document') return request.fallback();
              // The server may be closing an idle connection.
              const response = await request.fetch({ maxRetries: 2 });
              const body = (await response.text()).replace('data-audience="', 'data-audience="no');
              await request.fulfill({ response, body });
            });
            await page.goto(toAddress(route));
            await untilLoaded(page, route, locale);
            await page.unrouteAll({ behavior: 'wait' });
            await expect.poll(() => getMarkup(page), route.name).toEqual(kept);
          });
        }
      },
    );
  });
}

/**
 * Waits until all data and charts of the page are shown. A busy browser may start its requests long after the network is
 * idle.
 */
async function untilLoaded(page: Page, { name }: Route, locale: (typeof locales)[number]): Promise<void> {
  await page.waitForLoadState('networkidle');
  // The part of a page that renders after the first paint has not requested its data yet.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  // Skips the page that demonstrates skeletons.
  if (name === 'animation-demo') return;
  await expect(page.getByText(translations[locale].common.loading, { exact: true })).toHaveCount(0);
  // Charts, whose code loads separately, show a skeleton without a text.
  await expect(page.locator('#root [class*="-shape-block"]')).toHaveCount(0);
}

/** Returns the name, attributes and text of each element, without generated ids. */
function getMarkup(page: Page): Promise<string[]> {
  // Ignores image preloads and `selected` attributes, which only prerendered pages have, and Radix styles,
  // which only the app has.
  return page.locator('#root').evaluate((root) =>
    [...root.querySelectorAll(':not(link[rel="preload"])')].map((element) => {
      const attributes = [...element.attributes]
        .filter(({ name }) => name !== 'selected' && name !== 'style')
        .map(({ name, value }) => `${name}="${value}"`)
        .toSorted();
      const text = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
      return [element.tagName, ...attributes, text.join('')].join(' ').replace(/_[rR]_\w+_/g, 'id');
    }),
  );
}
