import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Page, type Route } from '@playwright/test';

/** Max cumulative layout shift of a page while it loads. Browsers rate a value of up to 0.1 as good. */
const MAX_SHIFT = 0.05;

/** Delay between the page and its fonts, and between the fonts and the data, in ms. */
const FONT_DELAY_MS = 300;
const DATA_DELAY_MS = 700;

/** Delays fonts until after the page, and data until after the fonts. */
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
  expect.soft(sum, `${name}\n${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(MAX_SHIFT);
}

/** Opens a page whose data loads after its fonts. */
export async function openWithLateData(page: Page, path: string): Promise<void> {
  // On a busy machine, the page may request a font long after the data.
  const font = page.waitForResponse(/\.woff2$/);
  const waitForFont = async (route: Route) => {
    await font;
    await route.fallback();
  };
  await page.route('**/api/**', waitForFont);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.unroute('**/api/**', waitForFont);
}

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

/** Returns the layout shifts that the browser has recorded, with their scores and elements. */
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
