import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, translations } from './translations.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker has cached the page's app files and a URL that contains `part`. */
async function kept(page: Page, part: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(async () => {
    const addresses = await keptAddresses(page);
    expect(addresses).toContain(part);
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(files.filter((file) => /^.assets.*\.js$/.test(file) && !addresses.includes(file))).toEqual([]);
  }).toPass();
}

const keptAddresses = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return all.flat().join('\n');
  });

const w = translations.en;

/** Opens a page and returns the path in its document, or null if the document belongs to another page. */
async function readCachedDocument(page: Page, path: string): Promise<string | null> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  return page.locator('html').getAttribute('data-path');
}

test.describe('the service worker', () => {
  test.use({ locale: browserLocale.en, colorScheme: colorScheme.en });

  test('opens and shows the last loaded assets', async ({ page, context, tolerate }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.goto('/rwa-assets');
    const first = page.getByRole('article').first();
    const name = (await first.getByRole('heading').textContent()) ?? '';
    await kept(page, '/api/v1/rwa/assets/?');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    const notice = page.getByRole('status').filter({ hasText: w.systemNotices.offlineTitle });
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
  });

  test('serves each page’s document to a returning visitor, even offline, and updates it when online', async ({
    page,
    context,
    tolerate,
  }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.goto('/help-center');
    await kept(page, '/index.html');
    const asset = '/rwa-assets/ast_5gw8n2kd7q';
    for (const path of ['/business', asset]) {
      expect(await readCachedDocument(page, path)).toBe(path === asset ? '/rwa-assets/:id' : path);
      // Once the app has rendered the page, the page's files are cached.
      await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
    }
    expect(await keptAddresses(page)).toMatch(/\/rwa-assets\/:id$/m);
    await context.setOffline(true);
    expect(await readCachedDocument(page, '/business')).toBe('/business');
    await expect(page.getByRole('heading', { level: 1, name: w.places.business })).toBeVisible();
    // This page was never opened. It renders in the document of `/`, but its code is missing.
    tolerate(/ScreenLoadError/);
    expect(await readCachedDocument(page, '/conversion')).toBe('/');
    const main = page.getByRole('main');
    await expect(main.getByText(w.common.needsConnectionTitle)).toBeVisible();
    await expect(main.getByRole('button', { name: w.common.reload })).toHaveCount(0);
    // The page shows no saved data, so it shows no offline notice.
    await expect(page.getByText(w.systemNotices.offlineText)).toBeHidden();
    // The logo has also loaded.
    const logo = page.getByRole('banner').locator('img').first();
    await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: w.places.conversion })).toBeVisible();
  });

  test('keeps the latest document of a page, even if its build is newer than the worker', async ({
    page,
    context,
    tolerate,
  }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    // The part of the page whose code loads last.
    const loaded = () =>
      expect(page.locator('#tokens').getByText(w.business.allocation).first()).toBeAttached();
    await page.goto('/help-center');
    await kept(page, '/index.html');
    await page.goto('/business');
    await loaded();
    // Simulates a release whose worker is not installed yet.
    await context.route('**/business', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(src="\/assets\/index-[^"]+)/, '$1?next');
      await route.fulfill({ response, body });
    });
    const entry = page.locator('script[type=module]');
    await page.reload();
    await loaded();
    await expect(entry).toHaveAttribute('src', /\?next$/);
    await page.waitForLoadState('networkidle');
    await context.unroute('**/business');
    await context.setOffline(true);
    await page.reload();
    await loaded();
    await expect(entry).toHaveAttribute('src', /\?next$/);
    await context.setOffline(false);
  });

  test('stores no member data and deletes visited content at logout', async ({ page, context }) => {
    const member = await newMember(context.request);
    await signInAs(page, member, '/rwa-assets');
    await kept(page, '/api/v1/rwa/assets/?');
    await page.getByRole('link', { name: w.places.mypage }).first().click();
    await expect(page).toHaveURL(/\/mypage/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: w.places.shopping }).first().click();
    await kept(page, '/api/v1/shopping/products/');
    const addresses = await keptAddresses(page);
    expect(addresses).not.toMatch(
      /\/api\/(user|users|auth|kyc|v1\/(investments|dashboard|referrals|wallet\/(info|balance))|v1\/shopping\/orders)/,
    );
    expect(addresses).not.toContain(member.user.id);
    await page.getByRole('banner').getByRole('button', { name: w.shell.logout }).click();
    await expect(page).toHaveURL('/');
    await expect(async () => expect(await keptAddresses(page)).not.toContain('/api/v1/shopping')).toPass();
  });

  test('offers a new version once it is ready and starts it when the member agrees', async ({
    page,
    context,
  }) => {
    let version = 1;
    const appendVersion = (text: string) => `${text}\n// ${version}`;
    await context.route('**/sw.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: appendVersion(await response.text()) });
    });
    await page.goto('/help-center');
    await kept(page, '/index.html');
    await expect(page.getByText(w.systemNotices.updateTitle)).toHaveCount(0);
    version = 2;
    await page.reload();
    await expect(page.getByText(w.systemNotices.updateTitle)).toBeVisible();
    const update = page.getByRole('button', { name: w.systemNotices.updateNow });
    // The app asks for confirmation before it discards typed text.
    const message = page.getByRole('main').locator('textarea').first();
    await message.pressSequentially('I was writing');
    const questions: string[] = [];
    page.once('dialog', (dialog) => {
      questions.push(dialog.message());
      void dialog.dismiss();
    });
    await update.click();
    expect(questions).toEqual([w.systemNotices.updateText]);
    await expect(message).toHaveValue('I was writing');
    page.once('dialog', (dialog) => void dialog.accept());
    const reloaded = page.waitForEvent('load');
    await update.click();
    await reloaded;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  });
});
