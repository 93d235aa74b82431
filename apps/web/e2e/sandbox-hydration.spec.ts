import type { Page } from '@playwright/test';
import { prerenderedNames, type Route, routes } from '../src/routes.ts';
import { holdRequests } from './hold-requests.ts';
import { followRequests } from './load-state.ts';
import { getSidewaysScroll } from './page-checks.ts';
import { toAddress } from './pages.ts';
import { expect, hydrated, test } from './test.ts';
import { browserLocale, colorScheme, filled, locales, translations } from './translations.ts';

const pages = routes.filter(({ name }) => prerenderedNames.has(name));
/** Each language runs in one theme and color mode. */
const theme = { ko: 'default', en: 'minimal' } as const;
const widths = [390, 1440];

// React reports a mismatch as an error, which fails any test.
for (const locale of locales) {
  const w = translations[locale];

  test.describe(`hydration in ${locale}`, () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    test(`keeps the elements of every prerendered page, which is complete before any script runs, in the ${theme[locale]} theme`, async ({
      page,
    }) => {
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme[locale]);
      for (const route of pages) {
        await test.step(route.name, async () => {
          const release = await holdRequests(page);
          await page.goto(toAddress(route), { waitUntil: 'commit' });
          await expect(page).toHaveTitle(`${w.places[route.name]} · ${w.common.platformName}`);
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          await expect(page.getByRole('main')).toBeVisible();
          await expect(page.getByText(filled(w.shell.footerNotice, 'Devnet'))).toBeVisible();
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 });
            await expect.poll(() => getSidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
          }
          const header = await page.getByRole('banner').elementHandle();
          const heading = await page.getByRole('heading', { level: 1 }).first().elementHandle();
          release();
          await hydrated(page);
          for (const element of [header, heading])
            expect.soft(await element?.evaluate((node) => node.isConnected), route.name).toBe(true);
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme[locale]);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        });
      }
    });

    // The test above covers the text, because React reports any difference in text.
    test('produces the same attributes and text as a client-side render on every prerendered page', {
      tag: '@nightly',
    }, async ({ page }) => {
      // Opens each page twice.
      test.setTimeout(480_000);
      const untilAnswered = followRequests(page);
      for (const route of pages) {
        await test.step(route.name, async () => {
          await page.goto(toAddress(route));
          await hydrated(page);
          await untilAnswered();
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
          await untilAnswered();
          await untilLoaded(page, route, locale);
          await page.unrouteAll({ behavior: 'wait' });
          await expect.poll(() => getMarkup(page), route.name).toEqual(kept);
        });
      }
    });
  });
}

/** Waits until all data and charts of the page are shown. */
async function untilLoaded(page: Page, { name }: Route, locale: (typeof locales)[number]): Promise<void> {
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
