import { expectAccessible } from './axe.ts';
import { failedCall, prefer } from './failing-calls.ts';
import { holdRequests } from './hold-requests.ts';
import { newMember, signInAs } from './member.ts';
import { expect, hydrated, test } from './test.ts';
import { browserLocale, colorScheme, filled, translations } from './translations.ts';

const t = translations.ko;
const s = t.siteSearch;
test.use({ locale: browserLocale.ko, colorScheme: colorScheme.ko });

test('finds pages, assets, products and questions by keyboard, and reports sources that fail', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(failedCall);
  const dialog = page.getByRole('dialog', { name: t.shell.search });
  const field = dialog.getByRole('combobox', { name: s.field });
  const options = dialog.getByRole('option');
  const selected = dialog.getByRole('option', { selected: true });
  const group = (name: string) => dialog.getByRole('group', { name });

  await page.goto('/business');
  await hydrated(page);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  // Visitors don't find member pages.
  await expect(options).toHaveText([
    t.places.business,
    t.places['rwa-assets'],
    t.places.shopping,
    t.places.conversion,
    t.places['help-center'],
  ]);
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(selected).toHaveText(t.places['help-center']);
  await page.keyboard.press('ArrowDown');
  await expect(selected).toHaveText(t.places.business);
  await expect(field).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id')) ?? '');

  // If one list fails, the other one still renders. A retry loads it.
  await prefer(page, /rwa\/assets\/\?.*search=/, 'code=500');
  await field.fill('제주');
  await expect(group(s.products).getByRole('option').first()).toBeVisible();
  const failure = dialog.getByRole('alert').filter({ hasText: s.assetsFailed });
  await expect(failure).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/rwa\/assets\/\?.*search=/);
  await failure.getByRole('button', { name: t.common.retry }).click();
  await expect(group(s.assets).getByRole('option').first()).toBeVisible();
  await expect(failure).toHaveCount(0);
  const found = await options.filter({ hasNotText: '모두 보기' }).count();
  await expect(dialog.getByRole('status')).toHaveText(filled(s.found, String(found)));

  // The question opens in the help center. Back returns to the page from which the search was opened.
  await field.fill(t.helpCenter.faq.fees.question);
  await expect(group(s.questions).getByRole('option')).toHaveCount(1);
  await field.press('Enter');
  await expect(page).toHaveURL('/help-center?question=fees');
  await expect(page.getByText(t.helpCenter.faq.fees.answer)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/business');

  // A search is remembered until the list is cleared. Back closes the dialog.
  await page.keyboard.press('Control+k');
  await group(s.recent).getByRole('option').click();
  await expect(field).toHaveValue(t.helpCenter.faq.fees.question);
  await field.fill('');
  await dialog.getByRole('button', { name: s.clearRecent }).click();
  await expect(group(s.recent)).toHaveCount(0);
  await field.fill('qqqq');
  await expect(dialog.getByText(filled(s.nothing, 'qqqq'))).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/business');

  // Members find their own pages, even by typing only initial consonants, and can open the search with its button.
  await signInAs(page, await newMember(request), '/conversion');
  await page.getByRole('banner').getByRole('button', { name: t.shell.search }).click();
  await field.fill('ㅈㅁ');
  await expect(selected).toHaveText(t.places.orders);
  await selected.click();
  await expect(page).toHaveURL('/orders');
  await expect(dialog).toHaveCount(0);
});

test('keeps text that is typed while the search loads', async ({ page }) => {
  // In a window this low, the results can be scrolled, and therefore focused, from the start.
  await page.setViewportSize({ width: 1440, height: 480 });
  await page.goto('/business');
  await hydrated(page);
  const release = await holdRequests(page);
  await page.getByRole('banner').getByRole('button', { name: t.shell.search }).click();
  await page.keyboard.type('gl');
  release();
  const field = page.getByRole('dialog', { name: t.shell.search }).getByRole('combobox', { name: s.field });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('gl');
  await page.keyboard.type('ib');
  await expect(field).toHaveValue('glib');
});

test('offers pages and the search at an unknown URL', async ({ page, tolerate }) => {
  tolerate(/status of 404/);
  await page.goto('/no-such-page');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: t.common.notFoundTitle })).toBeVisible();
  for (const [name, path] of [
    [t.common.goHome, '/'],
    [t.places['rwa-assets'], '/rwa-assets'],
    [t.places.shopping, '/shopping'],
    [t.places['help-center'], '/help-center'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await expectAccessible(page);
  await main.getByRole('button', { name: t.shell.search }).click();
  await expect(page.getByRole('dialog', { name: t.shell.search })).toBeVisible();
});
