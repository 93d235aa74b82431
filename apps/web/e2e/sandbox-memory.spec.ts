import { requireChromium } from '@gli/testkit/browsers';
import { chromium, type Page, type Request } from '@playwright/test';
import { newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, translations } from './translations.ts';

const w = translations.ko;
test.use({ locale: browserLocale.ko });

/** Records every API call that the page makes from now on. */
function recordCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request);
  });
  return calls;
}

const urls = (calls: readonly Request[]) => calls.map((call) => call.url());

/** Waits until all calls are answered and no new ones are sent for a while. */
async function atRest(page: Page, asked: readonly Request[]): Promise<void> {
  for (let seen = -1; seen !== asked.length; ) {
    seen = asked.length;
    await page.clock.runFor(2_000);
    await page.waitForTimeout(1_000);
    await Promise.all(asked.map((call) => call.response()));
  }
}

/** Simulates a tab being hidden or shown. */
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

test('renews a quote while the tab is visible, and pauses while the tab is hidden', {
  tag: '@nightly',
}, async ({ page, request }) => {
  await page.clock.install();
  await signInAs(page, await newMember(request), '/conversion');
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

  const asked = recordCalls(page);
  await setHidden(page, true);
  for (let minutes = 0; minutes < 60; minutes += 3) await page.clock.fastForward('03:00');
  expect(urls(asked)).toEqual([]);

  const again = page.waitForRequest(quote);
  await setHidden(page, false);
  await again;
});

test('sends no requests from a member’s idle page without pending results', {
  tag: '@nightly',
}, async ({ page, request, tolerate }) => {
  // A new member has no referral code yet.
  tolerate(/404/);
  await page.clock.install();
  await signInAs(page, await newMember(request), '/');
  const paths = ['/', '/home', '/rwa-assets', '/shopping', '/mypage', '/mypage?tab=portfolio', '/orders'];
  for (const path of [...paths, '/referral', '/auth', '/help-center', '/business', '/conversion']) {
    await test.step(path, async () => {
      const asked = recordCalls(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      // The page sends its first requests shortly after it appears.
      await expect(page.getByRole('button', { name: new RegExp(`^${w.navigation.notices}`) })).toBeVisible();
      await atRest(page, asked);
      asked.length = 0;
      await page.clock.fastForward('10:00');
      await setHidden(page, true);
      await page.clock.fastForward('30:00');
      await page.clock.fastForward('30:00');
      expect(urls(asked), path).toEqual([]);
    });
  }
});

declare global {
  interface Window {
    /** Headings of visited screens that are still in memory. */
    seenHeadings?: WeakRef<Element>[];
  }
}

test('releases 30 visited screens from memory', { tag: '@nightly' }, async ({ page, request, tolerate }) => {
  tolerate(/404/);
  const paths = ['/rwa-assets', '/shopping', '/mypage', '/referral', '/auth', '/conversion'];
  await signInAs(page, await newMember(request), '/');
  const devtools = await page.context().newCDPSession(page);
  const look = async (path: string) => {
    await expect(page).toHaveURL(path);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 }).first();
    await expect(heading).toBeVisible();
    await heading.evaluate((element) => {
      window.seenHeadings ??= [];
      window.seenHeadings.push(new WeakRef(element));
    });
  };
  for (let lap = 0; lap < 2; lap++) {
    for (const path of paths) {
      await page.locator(`a[href="${path}"]`).first().click();
      await look(path);
    }
    for (const path of paths.slice(0, -1).toReversed()) {
      await page.goBack();
      await look(path);
    }
    for (const path of paths.slice(1)) {
      await page.goForward();
      await look(path);
    }
  }
  expect(await page.evaluate(() => window.seenHeadings?.length)).toBe(32);
  // React keeps the previous screen in memory.
  await expect
    .poll(async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      return page.evaluate(
        () => window.seenHeadings?.filter((seen) => seen.deref()?.isConnected === false).length,
      );
    })
    .toBeLessThanOrEqual(1);
});

test('restores a page from the back/forward cache', { tag: '@nightly' }, async ({ baseURL }) => {
  const browser = await chromium.launch({
    // The headless shell has no back/forward cache.
    executablePath: requireChromium('chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
    // Playwright disables the cache, but members' browsers use it.
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
