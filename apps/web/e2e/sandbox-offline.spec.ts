import type { Page } from '@playwright/test';
import { integrityOf } from '../prerender/integrity.ts';
import { expectAccessible } from './axe.ts';
import { newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, locales, translations } from './translations.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker has the app's files of this page, and an address with `part`. */
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

for (const locale of locales) {
  const w = translations[locale];

  test.describe(`without a network, in ${locale}`, () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    test('the app opens and shows the assets that were loaded last', async ({ page, context, tolerate }) => {
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
  });
}

const w = translations.en;

/** Opens a page; the path that its document says it is of, or null if it is another page's. */
async function documentOf(page: Page, path: string): Promise<string | null> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  return page.locator('html').getAttribute('data-path');
}

test.describe('a service worker', () => {
  test.use({ locale: browserLocale.en });

  test('gives a returning visitor the document of each page, without a network too', async ({
    page,
    context,
    tolerate,
  }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.goto('/help-center');
    await kept(page, '/index.html');
    const asset = '/rwa-assets/ast_5gw8n2kd7q';
    for (const path of ['/business', asset]) {
      expect(await documentOf(page, path)).toBe(path === asset ? '/rwa-assets/:id' : path);
      // Once the program has drawn the page, its files are here.
      await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
    }
    expect(await keptAddresses(page)).toMatch(/\/rwa-assets\/:id$/m);
    await context.setOffline(true);
    expect(await documentOf(page, '/business')).toBe('/business');
    await expect(page.getByRole('heading', { level: 1, name: w.places.business })).toBeVisible();
    // Its document was not opened: the program draws the page in the one of `/`.
    expect(await documentOf(page, '/conversion')).toBeNull();
    await context.setOffline(false);
  });

  test('never keeps the document of another build', async ({ page, context, tolerate }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.goto('/help-center');
    await kept(page, '/index.html');
    // As after a release whose worker is not here yet.
    await context.route('**/business', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replace(/(data-entry="[^"]+)/, '$1?next'),
      });
    });
    await page.goto('/business', { waitUntil: 'commit' });
    await expect(page.locator('#root')).toHaveAttribute('data-entry', /\?next$/);
    await page.waitForLoadState('load');
    expect(await keptAddresses(page)).not.toMatch(/\/business$/m);
    await context.unroute('**/business');
    await page.goto('/business');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await keptAddresses(page)).toMatch(/\/business$/m);
  });

  test('keeps nothing of a member, and at logout deletes what was looked at', async ({ page, context }) => {
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

  test('offers a new version when it is ready, and starts it when the member agrees', async ({
    page,
    context,
  }) => {
    let version = 1;
    const workerOf = (text: string) => `${text}\n// ${version}`;
    await context.route('**/sw.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: workerOf(await response.text()) });
    });
    await context.route('**/version.json', async (route) => {
      const worker = await (await context.request.get('/sw.js')).text();
      await route.fulfill({ json: { worker: integrityOf(workerOf(worker)) } });
    });
    await page.goto('/help-center');
    await kept(page, '/index.html');
    await expect(page.getByText(w.systemNotices.updateTitle)).toHaveCount(0);
    version = 2;
    await page.reload();
    await expect(page.getByText(w.systemNotices.updateTitle)).toBeVisible();
    const update = page.getByRole('button', { name: w.systemNotices.updateNow });
    // What is typed is never lost unasked.
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
