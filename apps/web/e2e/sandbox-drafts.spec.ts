import type { Locator, Page } from '@playwright/test';
import { type Member, newMember, signInAs } from './member.ts';
import { fillInLogin, logInLink, refused } from './session-steps.ts';
import { box, cartPanel, delivery, storeCart } from './shopping-steps.ts';
import { expect, test } from './test.ts';
import { browserLocale, filled, translations } from './translations.ts';

const villas = 'ast_2vx6p9rm4t';
const w = translations.en;
const p = w.profileEdit;
test.use({ locale: browserLocale.en });

const typed = {
  name: 'Jiwoo Han',
  bio: 'I like the sea.',
};

/**
 * Removes the tokens and presses a button at the same moment, so that no other call detects the missing session
 * first.
 */
const pressWithoutTokens = (button: Locator) =>
  button.evaluate((element: HTMLButtonElement) => {
    localStorage.removeItem('auth-token');
    element.click();
  });

/** Asserts that the lost session led to the login page and that logging in returns to the previous page. */
async function logInAgain(page: Page, member: Member, path: string): Promise<void> {
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
  await expect(page.getByText(w.shell.sessionEnded).first()).toBeVisible();
  await fillInLogin(page, w, { name: '', ...member });
  await expect(page).toHaveURL(path);
}

test('restores the filled-in form after an expired session and a new login', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(refused);
  const member = await newMember(request);
  await signInAs(page, member, '/profile-edit');
  const name = page.getByLabel(p.name, { exact: true });
  await name.fill(typed.name);
  await page.getByLabel(p.bio).fill(typed.bio);
  await pressWithoutTokens(page.getByRole('button', { name: p.save, exact: true }));
  await logInAgain(page, member, '/profile-edit');
  await expect(name).toHaveValue(typed.name);
  await expect(page.getByLabel(p.bio)).toHaveValue(typed.bio);
  await page.getByRole('button', { name: p.save, exact: true }).click();
  await expect(page).toHaveURL(/\/mypage\?tab=profile$/);

  await page.goto(`/rwa-assets/${villas}`);
  const amount = page.getByLabel(w.invest.amount, { exact: true });
  await amount.fill('123');
  await pressWithoutTokens(page.getByRole('button', { name: w.invest.submit }));
  await expect(logInLink(page, w)).toBeVisible();
  await expect(page.getByText(w.shell.sessionEnded).first()).toBeVisible();
  await expect(amount).toHaveValue('123');
  await page.getByRole('button', { name: w.invest.loginToInvest }).click();
  await page.getByRole('dialog').getByRole('button', { name: w.login.goToLogin }).click();
  await fillInLogin(page, w, { name: '', ...member });
  await expect(page).toHaveURL(`/rwa-assets/${villas}`);
  await expect(page.getByText(filled(w.login.welcome, typed.name)).first()).toBeVisible();
  await expect(page.getByText(w.shell.sessionEnded)).toHaveCount(0);
  await expect(page.getByLabel(w.invest.amount, { exact: true })).toHaveValue('123');
});

test('keeps typed amounts and the checkout’s phone number and address after a reload', async ({
  page,
  request,
}) => {
  const member = await newMember(request);
  await signInAs(page, member, `/rwa-assets/${villas}`);
  const invest = page.getByLabel(w.invest.amount, { exact: true });
  await invest.fill('77');
  await page.reload();
  await expect(invest).toHaveValue('77');

  await page.goto('/conversion');
  const conversion = page.getByLabel(w.conversion.amount, { exact: true });
  await conversion.fill('88');
  await page.reload();
  await expect(conversion).toHaveValue('88');

  await storeCart(page, [{ kind: 'goods', productId: box, quantity: 1 }]);
  await page.goto('/shopping?cart=open');
  const { done, fillIn, panel, pay } = cartPanel(page, 'en');
  await fillIn();
  await page.reload();
  await expect(panel.getByText(delivery.phone)).toBeVisible();
  await expect(panel.getByText(delivery.address)).toBeVisible();
  await pay.click();
  await expect(done).toBeVisible();
});
