import type { Page } from '@playwright/test';
import { routes } from '../src/routes.ts';
import { expect, test } from './test.ts';
import { browserLocale, locales, translations } from './translations.ts';

const pages = routes.filter(({ requiresAuth, path }) => !requiresAuth && path !== '/');

for (const locale of locales) {
  const w = translations[locale];

  test.describe(`pages before the program is there, in ${locale}`, { tag: '@words' }, () => {
    test.use({ locale: browserLocale[locale] });

    test('are drawn in their language, titled, and no wider than the window', async ({ page }) => {
      await page.route('**/assets/*.js', () => {});
      for (const { name, path } of pages) {
        await page.goto(path.replace(':id', 'ast_5gw8n2kd7q'), { waitUntil: 'commit' });
        await expect(page, name).toHaveTitle(`${w.places[name]} · ${w.common.platformName}`);
        await expect(page.locator('html'), name).toHaveAttribute('lang', locale);
        await expect(page.getByRole('main'), name).toBeVisible();
        await expect(page.getByText(w.shell.footerNotice), name).toBeVisible();
        const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(width, name).toBeLessThanOrEqual(0);
      }
    });

    test('keep what is typed and pressed at the login, and never put it into the address', async ({
      page,
    }) => {
      const release = await holdScripts(page);
      const sent = page.waitForRequest('**/api/auth/login/');
      await page.goto('/login', { waitUntil: 'commit' });
      await page.getByLabel(w.login.email).fill('seoyeon.kim@example.com');
      const password = page.getByRole('textbox', { name: w.login.password });
      await password.fill('a believable password');
      await password.press('Enter');
      await password.press('Home');
      expect(new URL(page.url()).search).toBe('');
      release();
      expect((await sent).postDataJSON()).toMatchObject({
        username: 'seoyeon.kim@example.com',
        password: 'a believable password',
      });
    });

    test('keep the focus and the caret when the program takes over', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/login', { waitUntil: 'commit' });
      const password = page.getByRole('textbox', { name: w.login.password });
      await password.pressSequentially('pineville-1118');
      for (let step = 0; step < '-1118'.length; step++) await password.press('ArrowLeft');
      const drawn = await password.elementHandle();
      release();
      await expect.poll(() => drawn?.evaluate((element) => element.isConnected)).toBe(false);
      await page.keyboard.type('-sun');
      await expect(password).toBeFocused();
      await expect(password).toHaveValue('pineville-sun-1118');
    });

    test('keep a question open that was opened', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/help-center', { waitUntil: 'commit' });
      const { question, answer } = w.helpCenter.faq.fees;
      const main = page.getByRole('main');
      const drawn = await main.locator('summary', { hasText: question }).elementHandle();
      await drawn?.click();
      await expect(main.getByText(answer)).toBeVisible();
      release();
      await expect.poll(() => drawn?.evaluate((element) => element.isConnected)).toBe(false);
      await expect(main.getByText(answer)).toBeVisible();
    });

    test('pass on the keys that were pressed on a link of the menu', async ({ page }) => {
      // The menu of a narrow window is closed.
      await page.setViewportSize({ width: 1440, height: 900 });
      const release = await holdScripts(page);
      await page.goto('/shopping', { waitUntil: 'commit' });
      const entry = (name: string) => page.locator('#sidebar').getByRole('link', { name });
      await entry(w.places.business).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      release();
      await expect(entry(w.places.shopping)).toBeFocused();
    });
  });
}

/** No script of the app is fetched before the returned function is called. */
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
