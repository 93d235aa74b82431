import type { Page } from '@playwright/test';
import { routes } from '../src/routes.ts';
import { expect, hydrated, test } from './test.ts';
import { browserLocale, filled, locales, translations } from './translations.ts';

const pages = routes.filter(({ requiresAuth, path }) => !requiresAuth && path !== '/');

for (const locale of locales) {
  const w = translations[locale];

  test.describe(`prerendered pages before hydration, in ${locale}`, () => {
    test.use({ locale: browserLocale[locale] });

    test('have their language and title, and fit the window', async ({ page }) => {
      await page.route('**/assets/*.js', () => {});
      for (const { name, path } of pages) {
        await page.goto(path.replace(':id', 'ast_5gw8n2kd7q'), { waitUntil: 'commit' });
        await expect(page, name).toHaveTitle(`${w.places[name]} · ${w.common.platformName}`);
        await expect(page.locator('html'), name).toHaveAttribute('lang', locale);
        await expect(page.getByRole('main'), name).toBeVisible();
        await expect(page.getByText(filled(w.shell.footerNotice, 'Devnet')), name).toBeVisible();
        const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(width, name).toBeLessThanOrEqual(0);
      }
    });

    test('keep and submit text typed at the login', async ({ page }) => {
      const release = await holdScripts(page);
      const sent = page.waitForRequest('**/api/auth/login/');
      await page.goto('/login', { waitUntil: 'commit' });
      await page.getByLabel(w.login.email).fill('seoyeon.kim@example.com');
      const password = page.getByRole('textbox', { name: w.login.password });
      await password.fill('a believable password');
      release();
      await hydrated(page);
      await password.press('Enter');
      expect((await sent).postDataJSON()).toMatchObject({
        username: 'seoyeon.kim@example.com',
        password: 'a believable password',
      });
      expect(new URL(page.url()).search).toBe('');
    });

    test('keep text typed into a controlled field', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/help-center', { waitUntil: 'commit' });
      const search = page.getByRole('searchbox', { name: w.helpCenter.search });
      await search.fill(w.helpCenter.faq.fees.question);
      release();
      await hydrated(page);
      await expect(page.getByRole('main').locator('details')).toHaveCount(1);
      await expect(search).toHaveValue(w.helpCenter.faq.fees.question);
    });

    for (const { path, label } of [
      { path: '/login?redirect=%2Forders', label: w.login.email },
      { path: '/signup?ref=SEOYEON26', label: w.signup.name },
      { path: '/rwa-assets?risk=low', label: w.rwa.search },
      { path: '/shopping?sort=-price', label: w.shopping.search },
      { path: '/help-center?category=wallet', label: w.helpCenter.message },
      { path: '/?from=newsletter', label: null },
    ]) {
      test(`keep text typed during a slow start at ${path}`, async ({ page }) => {
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
        const release = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        const main = page.getByRole('main');
        const heading = await main.getByRole('heading', { level: 1 }).elementHandle();
        const field = label === null ? null : main.getByLabel(label, { exact: true });
        await field?.pressSequentially('typed-before');
        release();
        // Keep typing while the scripts run.
        await field?.pressSequentially('-and-during-start', { delay: 40 });
        await hydrated(page);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        if (field) await expect(field).toHaveValue('typed-before-and-during-start');
        // Hydrated, not rendered again.
        expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
        expect(page.url()).toContain(path);
      });
    }

    test('keep and submit an invitation code', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/signup?ref=SEOYEON26', { waitUntil: 'commit' });
      await page.getByLabel(w.signup.name, { exact: true }).fill('서연');
      release();
      await expect(page.getByLabel(w.signup.referralCode)).toHaveValue('SEOYEON26');
      await expect(page.getByLabel(w.signup.name, { exact: true })).toHaveValue('서연');
    });

    test('keep the focus and the caret', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/login', { waitUntil: 'commit' });
      const password = page.getByRole('textbox', { name: w.login.password });
      await password.pressSequentially('pineville-1118');
      for (let step = 0; step < '-1118'.length; step++) await password.press('ArrowLeft');
      release();
      await hydrated(page);
      await page.keyboard.type('-sun');
      await expect(password).toBeFocused();
      await expect(password).toHaveValue('pineville-sun-1118');
    });

    test('keep an expanded question expanded', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/help-center', { waitUntil: 'commit' });
      const { question, answer } = w.helpCenter.faq.fees;
      const main = page.getByRole('main');
      await main.locator('summary', { hasText: question }).click();
      await expect(main.getByText(answer)).toBeVisible();
      release();
      await hydrated(page);
      await expect(main.getByText(answer)).toBeVisible();
    });
  });
}

/** Blocks the app's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
