import { routes } from '../src/routes.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, hydrated, test } from './test.ts';
import { browserLocale, filled, locales, translations } from './translations.ts';

const pages = routes.filter(({ requiresAuth, path }) => !requiresAuth && path !== '/');

for (const locale of locales) {
  const w = translations[locale];

  test.describe(`prerendered pages before hydration, in ${locale}`, () => {
    test.use({ locale: browserLocale[locale] });

    test('have the right language and title, and fit the window', async ({ page }) => {
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

    test('keep and submit text typed on the login page', async ({ page }) => {
      const release = await holdRequests(page);
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
      const release = await holdRequests(page);
      await page.goto('/help-center', { waitUntil: 'commit' });
      const search = page.getByRole('searchbox', { name: w.helpCenter.search });
      await search.fill(w.helpCenter.faq.fees.question);
      release();
      await hydrated(page);
      await expect(page.getByRole('main').locator('details')).toHaveCount(1);
      await expect(search).toHaveValue(w.helpCenter.faq.fees.question);
    });

    test('keep and submit an invitation code', async ({ page }) => {
      const release = await holdRequests(page);
      await page.goto('/signup?ref=SEOYEON26', { waitUntil: 'commit' });
      await page.getByLabel(w.signup.name, { exact: true }).fill('서연');
      release();
      await expect(page.getByLabel(w.signup.referralCode)).toHaveValue('SEOYEON26');
      await expect(page.getByLabel(w.signup.name, { exact: true })).toHaveValue('서연');
    });

    test('keep the focus and the caret', async ({ page }) => {
      const release = await holdRequests(page);
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
      const release = await holdRequests(page);
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
