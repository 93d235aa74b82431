import { expect, openHome, test } from './test.ts';
import { browserLocale, translations } from './translations.ts';

const w = translations.en;

test.use({ locale: browserLocale.en });

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
