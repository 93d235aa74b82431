import { setTimeout as delay } from 'node:timers/promises';
import type { Page, Response } from '@playwright/test';
import { routes } from '../src/routes.ts';
import { seededMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, locales } from './translations.ts';

/** Most that a page may move while it loads, as browsers count it; the first page less. */
const MAX_SHIFT = 0.02;
const MAX_SHIFT_HOME = 0.01;

/** Most that a page may fetch of fonts before its data is here, in bytes. */
const MAX_FONT_BYTES = 90_000;
/** The same where all text is English: one file. */
const MAX_LATIN_FONT_BYTES = 20_000;

/** How much later than the page its fonts come, and its data after them. */
const FONT_DELAY_MS = 300;
const DATA_DELAY_MS = 700;

const developers = /^(design-tokens|token-test|styled-system|accessibility-demo|animation-demo)$/;
const pages = routes.filter(({ requiresAuth, name }) => !requiresAuth && !developers.test(name));
const memberPages = routes.filter(({ requiresAuth }) => requiresAuth);
const ids: Partial<Record<string, string>> = { 'rwa-asset': 'ast_5gw8n2kd7q', product: 'prd_4wn8d2tk6r' };

const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

for (const locale of locales) {
  for (const [device, viewport] of Object.entries(viewports)) {
    test.describe(`a public page on a ${device} in ${locale}`, { tag: '@words' }, () => {
      test.use({ locale: browserLocale[locale], viewport });

      test('fetches few bytes of fonts, and nothing moves when they and the data come', async ({ page }) => {
        test.setTimeout(240_000);
        await slowDown(page);
        for (const { name, path } of pages) {
          await test.step(name, async () => {
            const fonts = fontsBeforeData(page);
            await page.goto(path.replace(':id', ids[name] ?? ''));
            await page.waitForLoadState('networkidle');
            const bytes = await fonts();
            expect.soft(bytes, name).toBeGreaterThan(0);
            expect
              .soft(bytes, name)
              .toBeLessThanOrEqual(locale === 'en' ? MAX_LATIN_FONT_BYTES : MAX_FONT_BYTES);
            await expectNoShift(page, name);
          });
        }
      });

      test("a member's pages move nothing either", async ({ page, context }) => {
        test.setTimeout(240_000);
        await signInAs(page, await seededMember(context.request), '/favicon.svg');
        await slowDown(page);
        for (const { name, path } of memberPages) {
          await test.step(name, async () => {
            await page.goto(path);
            await page.waitForLoadState('networkidle');
            await expectNoShift(page, name);
          });
        }
      });
    });
  }
}

/** Fonts come after the page, and data after them. */
async function slowDown(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await delay(FONT_DELAY_MS);
    await route.continue();
  });
  await page.route('**/api/**', async (route) => {
    await delay(DATA_DELAY_MS);
    await route.continue();
  });
}

async function expectNoShift(page: Page, name: string): Promise<void> {
  const shifts = await page.evaluate(shiftsSoFar);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const limit = name === 'home' ? MAX_SHIFT_HOME : MAX_SHIFT;
  expect.soft(sum, `${name}\n${JSON.stringify(shifts, null, 1)}`).toBeLessThan(limit);
}

/** Sums up the fonts that the page fetches until its first data is here. */
function fontsBeforeData(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  let hasData = false;
  const listener = (response: Response) => {
    const { pathname } = new URL(response.url());
    hasData ||= pathname.startsWith('/api/');
    if (!hasData && pathname.endsWith('.woff2')) sizes.push(response.body().then(({ length }) => length));
  };
  page.on('response', listener);
  return async () => {
    page.off('response', listener);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
}

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

/** What the browser has recorded of the page: how much moved, and what. */
async function shiftsSoFar() {
  const entries: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  return (entries as LayoutShift[])
    .filter(({ hadRecentInput }) => !hadRecentInput)
    .map(({ value, sources }) => ({
      value,
      nodes: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`),
    }));
}
