import { expectAccessible } from './axe.ts';
import { holdRequests } from './hold-requests.ts';
import { newMember, signInAs } from './member.ts';
import { expect, hydrated, test } from './test.ts';
import { browserLocale, colorScheme, translations } from './translations.ts';

const t = translations.ko;
const s = t.siteSearch;
test.use({ locale: browserLocale.ko, colorScheme: colorScheme.ko });

test('searches by keyboard from the first character, and closes on Back', async ({ page, request }) => {
  const dialog = page.getByRole('dialog', { name: t.shell.search });
  const field = dialog.getByRole('combobox', { name: s.field });
  const group = (name: string) => dialog.getByRole('group', { name });
  const button = page.getByRole('banner').getByRole('button', { name: t.shell.search });

  // In a window this low, the results can be scrolled, and therefore focused, from the start.
  await page.setViewportSize({ width: 1440, height: 480 });
  await page.goto('/business');
  await hydrated(page);
  const release = await holdRequests(page);
  await button.click();
  await page.keyboard.type('gl');
  release();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('gl');
  await page.keyboard.type('ib');
  await expect(field).toHaveValue('glib');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/business');

  // The question opens in the help center. Back returns to the page from which the search was opened.
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill(t.helpCenter.faq.fees.question);
  await expect(group(s.questions).getByRole('option')).toHaveCount(1);
  await field.press('Enter');
  await expect(page).toHaveURL('/help-center?question=fees');
  await expect(page.getByText(t.helpCenter.faq.fees.answer)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/business');
  await page.keyboard.press('Control+k');
  await expect(group(s.recent).getByRole('option')).toHaveText(t.helpCenter.faq.fees.question);
  await expectAccessible(page);

  // Members find their own pages, even by typing only initial consonants.
  await signInAs(page, await newMember(request), '/conversion');
  await button.click();
  await field.fill('ㅈㅁ');
  await expect(dialog.getByRole('option', { selected: true })).toHaveText(t.places.orders);
  await field.press('Enter');
  await expect(page).toHaveURL('/orders');
  await expect(dialog).toHaveCount(0);
});
