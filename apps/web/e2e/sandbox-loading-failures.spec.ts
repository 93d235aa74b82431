import { expect, openHome, test } from './test.ts';
import { browserLocale, firstIn, locales, translations } from './translations.ts';

for (const locale of locales) {
  const w = translations[locale];

  test.describe(`the app with code that fails to load, in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale] });

    test('replaces only the failed section with an error and a retry button', async ({ page, tolerate }) => {
      tolerate(/ERR_FAILED|dynamically imported module/);
      await openHome(page);
      await page.route('**/assets/SearchDialog-*.js', (route) => route.abort());
      await page.getByRole('banner').getByRole('button', { name: w.shell.search }).click();
      await expect(page.getByText(w.common.loadFailedTitle, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: w.home.heading })).toBeVisible();
      await page.unroute('**/assets/SearchDialog-*.js');
      await page.getByRole('button', { name: w.common.retry }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });

    test('replaces a failed screen with an error, and shows the screen after a reload', async ({
      page,
      tolerate,
    }) => {
      tolerate(/ERR_FAILED|dynamically imported module|ScreenLoadError/);
      await openHome(page);
      await page.route('**/assets/BusinessScreen-*.js', (route) => route.abort());
      await page.getByRole('button', { name: w.shell.openMenu }).click();
      await page.getByRole('link', { name: w.places.business }).first().click();
      const main = page.getByRole('main');
      await expect(main.getByText(w.common.loadFailedTitle)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await page.unroute('**/assets/BusinessScreen-*.js');
      await main.getByRole('button', { name: w.common.reload }).click();
      await expect(main.getByRole('heading', { level: 1, name: w.places.business })).toBeVisible();
    });
  });
}
