import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';

/** Pages of each kind, for what only a browser can tell. */
const SHOWN = ['', 'errors/', 'reference/', 'reference/error-codes/', 'reference/listRwaAssets/'];
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/**
 * Looks at the documentation as its readers do: every link leads somewhere, nothing breaks the policy or comes from
 * elsewhere, the search finds, the filter filters, and axe has nothing to say in both color modes, on phones and desktops.
 */
export async function checkDocumentationSite(origin: string, browser: Browser): Promise<void> {
  const pages = await followLinks(`${origin}/docs/`);
  const problems: string[] = [];
  for (const [viewport, colorScheme] of [
    [PHONE, 'light'],
    [PHONE, 'dark'],
    [DESKTOP, 'light'],
    [DESKTOP, 'dark'],
  ] as const) {
    const context = await browser.newContext({ viewport, colorScheme });
    const page = await context.newPage();
    listen(page, origin, problems);
    for (const name of SHOWN) {
      await page.goto(`${origin}/docs/${name}`);
      const where = `${name || 'home'} at ${viewport.width} px, ${colorScheme}`;
      // Each color mode once: the pages are long, and axe takes seconds for one.
      if ((viewport === PHONE) === (colorScheme === 'light'))
        problems.push(...(await accessibilityProblems(page)).map((problem) => `${where}: ${problem}`));
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wider > 0) problems.push(`${where}: ${wider} px wider than the window`);
    }
    if (viewport === DESKTOP && colorScheme === 'light') await searchByKeyboard(page, origin);
    await context.close();
  }
  if (problems.length > 0) throw new Error(`The documentation:\n${[...new Set(problems)].join('\n')}`);
  console.log(`The documentation: ${pages} pages, no dead link; policy, search, filter and axe are content.`);
}

/** The pages found from the first one. @throws Error with all dead links and missing anchors. */
async function followLinks(start: string): Promise<number> {
  const pages = new Map<string, string>();
  const links = new Map<string, string>();
  const queue = [start];
  const dead: string[] = [];
  for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
    if (pages.has(address)) continue;
    const response = await fetch(address);
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    const text = await response.text();
    pages.set(address, isPage ? text : '');
    if (response.status !== 200 || response.redirected)
      dead.push(`${response.status} ${address}, from ${links.get(address)}`);
    if (!isPage) continue;
    for (const [, link = ''] of text.matchAll(/<(?:a|link|script|img)\b[^>]*\s(?:href|src)="([^"]*)"/g)) {
      const target = new URL(link.replaceAll('&#38;', '&'), address);
      if (target.protocol === 'data:' || target.hostname === 'stoplight.io') continue;
      if (target.origin !== new URL(start).origin) dead.push(`${target.href} is elsewhere, from ${address}`);
      else {
        links.set(target.href, address);
        queue.push(target.origin + target.pathname);
        links.set(target.origin + target.pathname, address);
      }
    }
  }
  for (const [link, from] of links) {
    const { hash, origin, pathname } = new URL(link);
    if (hash.length < 2) continue;
    const id = decodeURIComponent(hash.slice(1));
    const text = pages.get(origin + pathname);
    if (text && !text.includes(`id="${id}"`)) dead.push(`${link} has no such place, from ${from}`);
  }
  if (dead.length > 0) throw new Error(`Links of the documentation:\n${dead.join('\n')}`);
  return [...pages.values()].filter((text) => text !== '').length;
}

export async function accessibilityProblems(page: Page): Promise<string[]> {
  // Code that scrolls gets its tab stop from the page's script.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('pre')].every(
      (pre) => pre.scrollWidth <= pre.clientWidth || pre.tabIndex === 0,
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    // Without frames of other origins, axe needs no second page to put results together; no one reads what passed.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // The keys beside the word Search are no part of its label.
    .disableRules(['label-content-name-mismatch'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.html}`);
}

/** What the browser refuses to run, and whatever it asks another host for. */
export function listen(page: Page, origin: string, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol !== 'data:' && asked !== origin) problems.push(`${page.url()} asks for ${request.url()}`);
  });
}

/** A reader finds an operation by search and by filter without a mouse. */
async function searchByKeyboard(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/docs/`);
  // Starlight enables the button when it listens for the key.
  await page.locator('[data-open-modal]:enabled').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('textbox').fill('listRwaAssets');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: 'RWA assets, filtered and sorted' })
    .first()
    .click();
  await page.waitForURL('**/docs/reference/listRwaAssets/**');
  await page.goto(`${origin}/docs/reference/`);
  await page.getByRole('searchbox').fill('funding_cap_exceeded');
  await page.getByText('1 operation', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/reference/investInRwaAsset/');
  await page.getByRole('tab', { name: 'TypeScript' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tabpanel').filter({ hasText: 'useInvestInRwaAsset' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tabpanel').filter({ hasText: 'curl -sS' }).waitFor();
}
