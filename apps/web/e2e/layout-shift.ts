import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Page, type Response, type Route } from '@playwright/test';

/** Most that a page may move while it loads, as browsers count it; the first page less. */
const MAX_SHIFT = 0.02;
const MAX_SHIFT_HOME = 0.01;

/** Most that a page may fetch of fonts before its data is here, in bytes; where all text is English, one file. */
const MAX_FONT_BYTES = { ko: 90_000, en: 20_000 };

/** How much later than the page its fonts come, and its data after them. */
const FONT_DELAY_MS = 300;
const DATA_DELAY_MS = 700;

/** Fonts come after the page, and data after them. */
export async function slowDown(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await delay(FONT_DELAY_MS);
    await route.continue();
  });
  await page.route('**/api/**', async (route) => {
    await delay(DATA_DELAY_MS);
    await route.continue();
  });
}

export async function expectNoShift(page: Page, name: string): Promise<void> {
  const shifts = await page.evaluate(shiftsSoFar);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const limit = name === 'home' ? MAX_SHIFT_HOME : MAX_SHIFT;
  expect.soft(sum, `${name}\n${JSON.stringify(shifts, null, 1)}`).toBeLessThan(limit);
}

/** Opens a page of a visitor, whose fonts and data come late: few bytes of fonts are fetched before its data is here. */
export async function openWithFewFonts(page: Page, path: string, locale: 'ko' | 'en'): Promise<void> {
  const fonts = fontsBeforeData(page);
  // On a busy machine a font may be asked for long after the data.
  const font = page.waitForResponse(/\.woff2$/);
  const waitForFont = async (route: Route) => {
    await font;
    await route.fallback();
  };
  await page.route('**/api/**', waitForFont);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.unroute('**/api/**', waitForFont);
  const bytes = await fonts();
  expect.soft(bytes, path).toBeGreaterThan(0);
  expect.soft(bytes, path).toBeLessThanOrEqual(MAX_FONT_BYTES[locale]);
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
  // What the page before had asked for may come until then.
  page.once('framenavigated', () => {
    hasData = false;
    sizes.length = 0;
  });
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
