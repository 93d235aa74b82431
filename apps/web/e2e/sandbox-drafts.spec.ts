import type { Locator, Page } from '@playwright/test';
import { type Member, newMember, signInAs } from './member.ts';
import { fillInLogin, logInLink, refused } from './session-steps.ts';
import { box, cartPanel, delivery, storeCart } from './shopping-steps.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, filled, firstIn, locales, translations } from './translations.ts';

const villas = 'ast_2vx6p9rm4t';
const typed = {
  name: 'Jiwoo Han',
  bio: 'I like the sea.',
  line1: '14 Changhae-ro',
  message: 'Is there a room with a view of the sea?',
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

type LogInAgain = {
  page: Page;
  w: (typeof translations)[(typeof locales)[number]];
  member: Member;
  path: string;
};

/** Asserts that the lost session led to the login page and that logging in returns to the previous page. */
async function logInAgain({ page, w, member, path }: LogInAgain): Promise<void> {
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
  await expect(page.getByText(w.shell.sessionEnded).first()).toBeVisible();
  await fillInLogin(page, w, { name: '', ...member });
  await expect(page).toHaveURL(path);
}

for (const locale of locales) {
  const w = translations[locale];
  const p = w.profileEdit;

  test.describe(`drafts in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

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
      await logInAgain({ page, w, member, path: '/profile-edit' });
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

    test('keeps text typed into other forms when a session expires or the page reloads', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(refused);
      const member = await newMember(request);
      const info = w.authCenter.info;
      await signInAs(page, member, '/auth');
      await page.getByLabel(info.legalName, { exact: true }).fill(member.user.name);
      await page.getByLabel(info.englishName).fill('Oh Sea');
      await page.getByLabel(info.birthDate, { exact: true }).fill('1992-04-11');
      await page.getByLabel(info.postalCode).fill('25460');
      await page.getByLabel(info.city).fill('Gangneung');
      await page.getByLabel(info.line1, { exact: true }).fill(typed.line1);
      await page.getByLabel(info.occupation).selectOption('employee');
      await page.getByLabel(info.sourceOfFunds).selectOption('salary');
      await page.getByLabel(info.exposed).selectOption({ label: info.exposedNo });
      await pressWithoutTokens(page.getByRole('button', { name: info.submit, exact: true }));
      await logInAgain({ page, w, member, path: '/auth' });
      await expect(page.getByLabel(info.englishName)).toHaveValue('Oh Sea');
      await expect(page.getByLabel(info.line1, { exact: true })).toHaveValue(typed.line1);
      await expect(page.getByLabel(info.occupation)).toHaveValue('employee');
      await expect(page.getByLabel(info.exposed)).toHaveValue('no');

      await page.goto('/referral');
      const code = page.getByLabel(w.referral.code, { exact: true });
      await code.fill('NOBODYHAS1');
      await pressWithoutTokens(page.getByRole('button', { name: w.referral.applySubmit }));
      await logInAgain({ page, w, member, path: '/referral' });
      await expect(code).toHaveValue('NOBODYHAS1');

      await page.goto('/help-center');
      const message = page.getByRole('main').getByLabel(w.helpCenter.message);
      await page.getByRole('main').getByLabel(w.helpCenter.subject).selectOption({ index: 2 });
      await message.fill(typed.message);
      await page.reload();
      await expect(message).toHaveValue(typed.message);
      await expect(page.getByRole('main').getByLabel(w.helpCenter.subject)).not.toHaveValue('account');
    });

    test('returns to the checkout after an expired session and a new login', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(refused);
      const member = await newMember(request);
      const { fillIn, panel, pay } = cartPanel(page, locale);
      await signInAs(page, member, `/shopping/product/${box}`);
      await page.getByRole('button', { name: w.shopping.buyNow }).click();
      await fillIn();
      await pressWithoutTokens(pay);
      const logIn = panel.getByRole('button', { name: w.checkout.loginToOrder });
      await expect(logIn).toBeVisible();
      await expect(page.getByText(w.shell.sessionEnded).first()).toBeVisible();
      await logIn.click();
      await page.getByRole('dialog').getByRole('button', { name: w.login.goToLogin }).click();
      await fillInLogin(page, w, { name: '', ...member });
      await expect(panel.getByLabel(w.checkout.phone)).toHaveValue(delivery.phone);
      await expect(panel.getByLabel(w.checkout.address)).toHaveValue(delivery.address);
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
      const { done, fillIn, panel, pay } = cartPanel(page, locale);
      await fillIn();
      await page.reload();
      await expect(panel.getByLabel(w.checkout.phone)).toHaveValue(delivery.phone);
      await expect(panel.getByLabel(w.checkout.address)).toHaveValue(delivery.address);
      await pay.click();
      await expect(done).toBeVisible();
    });
  });
}
