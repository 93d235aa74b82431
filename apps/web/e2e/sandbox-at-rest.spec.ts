import { type CDPSession, chromium, type Page } from '@playwright/test';
import { newMember, seededMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, translations } from './translations.ts';

const w = translations.ko;
test.use({ locale: browserLocale.ko });

/** Every call of the API that the page makes from now on. */
function callsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) urls.push(request.url());
  });
  return urls;
}

/** Waits until nothing new is asked for a while. */
async function atRest(page: Page, asked: readonly string[]): Promise<void> {
  for (let seen = -1; seen !== asked.length; ) {
    seen = asked.length;
    await page.clock.runFor(2_000);
    await page.waitForTimeout(1_000);
  }
}

/** What a browser does to a tab that the member leaves or comes back to. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);
}

test('a tab in front renews a quote; hidden, it asks nothing for an hour; shown again, it has a new one', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await signInAs(page, await seededMember(request), '/conversion');
  const quote = '**/api/v1/wallet/conversion/validate/';
  const first = page.waitForResponse(quote);
  await page.getByRole('textbox', { name: w.conversion.amount }).fill('10');
  await page.clock.runFor(1_000);
  await first;
  const renewed = page.waitForRequest(quote);
  // A quote is valid for 3 minutes.
  await page.clock.fastForward('03:01');
  await renewed;
  await page.waitForLoadState('networkidle');

  const asked = callsOf(page);
  await setHidden(page, true);
  for (let minutes = 0; minutes < 60; minutes += 3) await page.clock.fastForward('03:00');
  expect(asked).toEqual([]);

  const again = page.waitForRequest(quote);
  await setHidden(page, false);
  await again;
});

test('no page of a member asks anything at rest, hidden or not, unless it waits for a result', async ({
  page,
  request,
  tolerate,
}) => {
  // A new member has no referral code yet.
  tolerate(/404/);
  await page.clock.install();
  await signInAs(page, await newMember(request), '/');
  const paths = ['/', '/home', '/rwa-assets', '/shopping', '/mypage', '/mypage?tab=portfolio', '/orders'];
  for (const path of [...paths, '/referral', '/auth', '/help-center', '/business', '/conversion']) {
    await test.step(path, async () => {
      const asked = callsOf(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      // It reads a moment after it is there.
      await expect(page.getByRole('button', { name: new RegExp(`^${w.navigation.notices}`) })).toBeVisible();
      await atRest(page, asked);
      asked.length = 0;
      await page.clock.fastForward('10:00');
      await setHidden(page, true);
      await page.clock.fastForward('30:00');
      await page.clock.fastForward('30:00');
      expect(asked, path).toEqual([]);
    });
  }
});

/** Of a heap snapshot: each node is a run of numbers, whose meaning `meta` tells. */
type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
};

/**
 * What is not the page's own: code that V8 compiles as it gets hot and drops when it grows old, and the browser's side,
 * which `nodes` and `listeners` count.
 */
const NOT_DATA = ['code', 'native', 'synthetic', 'hidden', 'object shape'];

/** Bytes of data, nodes and listeners that are still reachable. */
async function held(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  let text = '';
  const collect = ({ chunk }: { chunk: string }) => {
    text += chunk;
  };
  devtools.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { snapshot, nodes }: Snapshot = JSON.parse(text);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let data = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = types[0][nodes[node + typeAt] ?? -1] ?? '';
    if (!NOT_DATA.includes(type)) data += nodes[node + sizeAt] ?? 0;
  }
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metricOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { data, nodes: metricOf('Nodes'), listeners: metricOf('JSEventListeners') };
}

test('30 screens back and forth leave no more data, nodes or listeners', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/404/);
  test.setTimeout(180_000);
  const paths = ['/rwa-assets', '/shopping', '/mypage', '/referral', '/auth', '/conversion'];
  await signInAs(page, await newMember(request), '/');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const visit = async (path: string) => {
    await page.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  };
  /** Six screens, then back and forth over all of them. */
  const lap = async () => {
    for (const path of paths) await visit(path);
    for (const path of paths.slice(0, -1).toReversed()) {
      await page.goBack();
      await expect(page).toHaveURL(path);
    }
    for (const path of paths.slice(1)) {
      await page.goForward();
      await expect(page).toHaveURL(path);
    }
    await page.waitForLoadState('networkidle');
  };
  // What is fetched once and kept, code and data, is there after two laps.
  await lap();
  await lap();
  const before = await held(devtools);
  await lap();
  await lap();
  const after = await held(devtools);
  const growth = {
    data: after.data - before.data,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  };
  expect(growth.data).toBeLessThan(100_000);
  expect(growth.nodes).toBeLessThan(200);
  expect(growth.listeners).toBeLessThan(20);
});

test('a page that is left and gone back to is as it was: back/forward cache', async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: process.env.GLI_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
    // Playwright turns the cache off; members have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.enable');
    const reasons: string[] = [];
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
    );
    for (const path of ['/', '/rwa-assets', '/login']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.goto('about:blank');
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(path);
      expect(await page.evaluate(() => 'isSamePage' in window), `${path}: ${reasons.join(', ')}`).toBe(true);
    }
  } finally {
    await browser.close();
  }
});
