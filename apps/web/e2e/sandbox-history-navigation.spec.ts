import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { conversionScreen } from './conversion-steps.ts';
import { holdRequests } from './hold-requests.ts';
import { newMember, signInAs } from './member.ts';
import { fillInLogin, registered } from './session-steps.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, filled, translations } from './translations.ts';

const villas = 'ast_2vx6p9rm4t';
const t = translations.en;
const amountField = (page: Page) => page.getByLabel(t.invest.amount, { exact: true });

test.use({ locale: browserLocale.en, colorScheme: colorScheme.en });

test('keeps the amount that a visitor typed after Back, the login and a reload', async ({
  page,
  context,
}) => {
  const member = await registered(context);
  const dialog = page.getByRole('dialog', { name: t.login.neededTitle.invest });
  await page.goto(`/rwa-assets/${villas}`);
  await amountField(page).fill('123.5');
  await page.getByRole('button', { name: t.invest.loginToInvest }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  // Back closes the modal and stays on the page.
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(amountField(page)).toHaveValue('123.5');

  await page.getByRole('button', { name: t.invest.loginToInvest }).click();
  await dialog.getByRole('button', { name: t.login.goToLogin }).click();
  await expect(page).toHaveURL(`/login?redirect=%2Frwa-assets%2F${villas}`);
  // Back from the login leads to the page, not to a history entry of the modal.
  await page.goBack();
  await expect(amountField(page)).toHaveValue('123.5');
  await page.goForward();
  await fillInLogin(page, t, member);
  await expect(page).toHaveURL(`/rwa-assets/${villas}`);
  await expect(amountField(page)).toHaveValue('123.5');
  await page.reload();
  await expect(amountField(page)).toHaveValue('123.5');
});

test('closes a confirmation on Back instead of leaving the page', async ({ page, request }) => {
  await signInAs(page, await newMember(request), '/rwa-assets');
  await page.getByRole('link', { name: 'Gangneung Pine Villas' }).click();
  await amountField(page).fill('60');
  const review = page.getByRole('button', { name: t.invest.submit });
  const dialog = page.getByRole('dialog', { name: t.invest.confirmTitle });
  await review.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`/rwa-assets/${villas}`);
  await expect(amountField(page)).toHaveValue('60');
  // A confirmation closed with its own button leaves no history entry, so Back leaves the page.
  await review.click();
  await dialog.getByRole('button', { name: t.common.cancel }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.history.state?.layers ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/rwa-assets');

  await page.getByRole('navigation').getByRole('link', { name: t.places.conversion }).click();
  const conversion = conversionScreen(page, 'en');
  await conversion.review('40');
  await expect(conversion.dialog).toBeVisible();
  await page.goBack();
  await expect(conversion.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/conversion/);
  await expect(conversion.amount).toHaveValue('40');
});

test('keeps a confirmation open on Back while it is being sent', async ({ page, request }) => {
  await signInAs(page, await newMember(request), `/rwa-assets/${villas}`);
  const release = await holdRequests(page, '**/invest/');
  await amountField(page).fill('60');
  await page.getByRole('button', { name: t.invest.submit }).click();
  const dialog = page.getByRole('dialog', { name: t.invest.confirmTitle });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: t.invest.confirm, exact: true }).click();
  await expect(dialog.getByText(t.invest.sending)).toBeVisible();
  await page.goBack();
  await expect(dialog.getByText(t.invest.sending)).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: t.invest.successTitle })).toBeFocused();
  await expect(page).toHaveURL(`/rwa-assets/${villas}`);
});

test('lists the member’s pages and logout in the account menu, which closes on Escape or a click outside', async ({
  page,
  request,
}) => {
  const member = await newMember(request);
  await signInAs(page, member, '/shopping');
  const header = page.getByRole('banner');
  const name = filled(t.navigation.accountMenu, member.user.name);
  const button = header.getByRole('button', { name });
  const menu = header.getByRole('navigation', { name: t.navigation.accountPages });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(header.getByText(member.email)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toBeHidden();
  for (const [link, path] of [
    [t.places.orders, '/orders'],
    [t.navigation.myPortfolio, '/mypage?tab=portfolio'],
    [t.navigation.myProfile, '/mypage?tab=profile'],
  ] as const) {
    await button.click();
    await menu.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(menu).toBeHidden();
  }
  // On a phone, logout is only in the menu.
  await page.setViewportSize({ width: 360, height: 844 });
  await button.click();
  await expectAccessible(page);
  await header.getByRole('button', { name: t.shell.logout }).last().click();
  await expect(page).toHaveURL('/');
  await expect(button).toHaveCount(0);
});

test('returns to the page before with one Back after a reload with an open search', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('link', { name: t.places.privacy, exact: true }).last().click();
  await expect(page).toHaveURL('/privacy');
  const search = page.getByRole('combobox', { name: t.siteSearch.field });
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.reload();
  await expect(search).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.history.state)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/terms');
});
