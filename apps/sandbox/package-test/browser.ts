import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findOrInstall } from '../../../scripts/install-browsers.ts';

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findOrInstall('chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

/** Collects page errors, console errors and requests to other hosts. */
export function collectProblems(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== origin) problems.push(`${page.url()} requests ${url}`);
  });
  return problems;
}

export async function findAccessibilityProblems(page: Page): Promise<string[]> {
  // The page's script makes scrollable code focusable.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('pre')].every(
      (pre) => pre.scrollWidth <= pre.clientWidth || pre.tabIndex === 0,
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    // The page has no cross-origin frames, so axe does not need a second page to merge results.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Shortcut keys next to "Search" aren't part of its accessible name.
    .disableRules(['label-content-name-mismatch'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.html}`);
}

/** Returns by how many pixels the page overflows its window horizontally. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}
