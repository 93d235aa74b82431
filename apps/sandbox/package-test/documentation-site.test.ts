import { afterAll, expect, test } from 'vitest';
import { collectProblems, findAccessibilityProblems, launchBrowser, measureOverflow } from './browser.ts';
import { startSandbox } from './installed-sandbox.ts';

/** One page of each type. */
const PAGES = [
  ...['', 'errors/', 'changelog/', 'reference/', 'reference/error-codes/', 'reference/listRwaAssets/'],
  'no-such-page/',
];
/** Other sites linked from the guides. */
const LINKED_HOSTS = new Set(['openapi-ts.dev', 'stoplight.io', 'nodejs.org']);
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const sandbox = await startSandbox(['--data', './site-data', '--seed', 'empty', '--controls']);
const { origin } = sandbox;
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await sandbox.stop();
});

test('has no dead links, missing anchors or external resources', async () => {
  const pages = new Map<string, string>();
  const sources = new Map<string, string>([[`${origin}/docs/`, 'the start']]);
  const problems: string[] = [];
  // The map grows during the loop.
  for (const [link, source] of sources) {
    const { origin: host, pathname, hash } = new URL(link);
    const address = host + pathname;
    if (host !== origin) {
      problems.push(`${link} is on another host, from ${source}`);
      continue;
    }
    let page = pages.get(address);
    if (page === undefined) {
      const response = await fetch(address);
      const text = await response.text();
      page = response.headers.get('Content-Type')?.startsWith('text/html') ? text : '';
      pages.set(address, page);
      if (response.status !== 200 || response.redirected)
        problems.push(`${response.status} ${address}, from ${source}`);
      for (const [, found = ''] of page.matchAll(/<(?:a|link|script|img)\b[^>]*\s(?:href|src)="([^"]*)"/g)) {
        const target = new URL(found.replaceAll('&#38;', '&'), address);
        if (target.protocol === 'data:' || LINKED_HOSTS.has(target.hostname)) continue;
        if (!sources.has(target.href)) sources.set(target.href, address);
      }
    }
    const id = decodeURIComponent(hash.slice(1));
    if (id && page && !page.includes(`id="${id}"`))
      problems.push(`${link} has no such place, from ${source}`);
  }
  expect(problems).toEqual([]);
  expect(pages.size).toBeGreaterThan(86);
});

test.for([
  { viewport: PHONE, colorScheme: 'light' },
  { viewport: DESKTOP, colorScheme: 'dark' },
] as const)(
  'has no accessibility problems or overflow on any type of page: $colorScheme',
  async (options) => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const problems = collectProblems(page, origin);
    for (const name of PAGES) {
      await page.goto(`${origin}/docs/${name}`);
      expect(await findAccessibilityProblems(page), name).toEqual([]);
      expect(await measureOverflow(page), name).toBe(0);
    }
    expect(problems.filter((problem) => !isExpected404(problem))).toEqual([]);
    await context.close();
  },
);

/** True for the console's line about the page that does not exist. */
const isExpected404 = (problem: string): boolean => /no-such-page.*404/.test(problem);

test('fits every page on a phone', async () => {
  const page = await browser.newPage({ viewport: PHONE });
  const index = await (await fetch(`${origin}/docs/llms.txt`)).text();
  const links = [...index.matchAll(/\]\(([^)]+)\.md\)/g)].map(([, link = '']) =>
    `${link}/`.replace(/index\/$/, ''),
  );
  const tooWide: string[] = [];
  for (const link of links) {
    await page.goto(new URL(link, `${origin}/docs/`).href);
    if ((await measureOverflow(page)) > 0) tooWide.push(link);
  }
  expect(tooWide).toEqual([]);
  expect(links.length).toBeGreaterThan(86);
  await page.close();
});

test('supports finding an operation by search and filter with the keyboard', async () => {
  const page = await browser.newPage();
  await page.goto(`${origin}/docs/`);
  // Starlight enables the button once it listens for the shortcut.
  await page.locator('[data-open-modal]:enabled').waitFor();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('listRwaAssets');
  await dialog.getByRole('link', { name: 'RWA assets, filtered and sorted' }).first().click();
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
});

test('finds an operation in Korean, and the write before the reads of its objects', async () => {
  const page = await browser.newPage();
  await page.goto(`${origin}/docs/`);
  await page.locator('[data-open-modal]:enabled').waitFor();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('주문하기');
  await dialog.getByRole('link', { name: 'Place an order' }).first().waitFor();
  await dialog.getByRole('textbox').fill('invest');
  const first = dialog.locator('.pagefind-ui__result-link').first();
  await first.getByText('Invest in an RWA asset').waitFor();
  await page.close();
});

test('has the menu on the page for unknown addresses', async () => {
  const page = await browser.newPage();
  await page.goto(`${origin}/docs/no-such-page/`);
  await page.getByRole('link', { name: 'All operations' }).first().click();
  await page.waitForURL('**/docs/reference/');
  await page.close();
});

test('sends a request to the sandbox of the reader and to no other host', async () => {
  const page = await browser.newPage();
  const problems = collectProblems(page, origin);
  await page.goto(`${origin}/docs/reference/listRwaAssets/`);
  await page.getByText('Try it on your sandbox').click();
  const address = page.getByLabel('Address of the sandbox');
  expect(await address.inputValue()).toBe(`${origin}/api`);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByLabel('Response', { exact: true }).getByText('"results"').waitFor();
  await address.fill('https://api.example/api');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Only a sandbox on this machine can be called.').waitFor();
  expect(problems).toEqual([]);
  await page.goto(`${origin}/docs/reference/getRwaAsset/`);
  expect(await page.locator('try-it input[name=address]').inputValue()).toBe(`${origin}/api`);
  await page.close();
});
