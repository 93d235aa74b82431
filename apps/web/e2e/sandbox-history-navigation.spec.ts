import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { conversionScreen } from './conversion-steps.ts';
import { holdRequests } from './hold-requests.ts';
import { newMember, signInAs } from './member.ts';
import { fillInLogin, fillInSignup, newCredentials, registered, submitButton } from './session-steps.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, filled, firstIn, locales, translations } from './translations.ts';

const villas = 'ast_2vx6p9rm4t';
const phone = { width: 390, height: 844 };

for (const locale of locales) {
  const t = translations[locale];
  const amountField = (page: Page) => page.getByLabel(t.invest.amount, { exact: true });
  const modal = (page: Page, purpose: keyof typeof t.login.neededTitle) =>
    page.getByRole('dialog', { name: t.login.neededTitle[purpose] });

  test.describe(`navigation in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    test('keeps the amount that a visitor typed after the login and a reload', async ({ page, context }) => {
      const member = await registered(context);
      await page.goto(`/rwa-assets/${villas}`);
      await amountField(page).fill('123.5');
      await page.getByRole('button', { name: t.invest.loginToInvest }).click();
      await expect(modal(page, 'invest')).toBeVisible();
      await expectAccessible(page);
      // Back closes the modal and stays on the page.
      await page.goBack();
      await expect(modal(page, 'invest')).toHaveCount(0);
      await expect(amountField(page)).toHaveValue('123.5');

      await page.getByRole('button', { name: t.invest.loginToInvest }).click();
      await modal(page, 'invest').getByRole('button', { name: t.login.goToLogin }).click();
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

    test('offers sign-up next to login, and restores the conversion form after the sign-up', async ({
      page,
    }) => {
      await page.goto('/conversion?from=GLIB&to=GLIL&speed=instant');
      const { amount, main } = conversionScreen(page, locale);
      await amount.fill('40');
      await main.click();
      await modal(page, 'convert').getByRole('button', { name: t.login.goToLogin }).click();
      const [toSignup, toLogin] = [
        page.getByRole('main').getByRole('link', { name: t.login.toSignup }),
        submitButton(page, t.login.submit),
      ];
      const [a, b] = [await toSignup.boundingBox(), await toLogin.boundingBox()];
      expect([a?.width, a?.height]).toEqual([b?.width, b?.height]);
      await expectAccessible(page);
      await toSignup.click();
      await fillInSignup(page, t, newCredentials());
      await submitButton(page, t.signup.submit).click();
      await expect(page).toHaveURL('/conversion?from=GLIB&to=GLIL&speed=instant');
      await expect(amount).toHaveValue('40');
    });

    test('returns to the page after a login from the header or a sign-up from the modal', async ({
      page,
    }) => {
      await page.goto(`/rwa-assets/${villas}`);
      await amountField(page).fill('77');
      await page.getByRole('banner').getByRole('link', { name: t.shell.login }).click();
      await expect(page).toHaveURL(`/login?redirect=%2Frwa-assets%2F${villas}`);
      await page.goBack();
      await page.getByRole('button', { name: t.invest.loginToInvest }).click();
      await modal(page, 'invest').getByRole('link', { name: t.login.toSignup }).click();
      await expect(page).toHaveURL(`/signup?redirect=%2Frwa-assets%2F${villas}`);
      await fillInSignup(page, t, newCredentials());
      await submitButton(page, t.signup.submit).click();
      await expect(amountField(page)).toHaveValue('77');
    });

    test('opens the home page with tasks and the starting balance after sign-up', async ({ page }) => {
      const member = newCredentials();
      await page.goto('/signup');
      await fillInSignup(page, t, member);
      await submitButton(page, t.signup.submit).click();
      await expect(page).toHaveURL('/home');
      await expect(
        page.getByRole('heading', { level: 1, name: filled(t.alternateHome.heading, member.name) }),
      ).toBeVisible();
      const sections = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(sections.nth(0)).toHaveText(t.alternateHome.tasks);
      await expect(sections.nth(1)).toHaveText(t.alternateHome.startingTokens);
      await expect(page.getByText('10,000 GLIB, 1,000 GLID, 3,000 GLIL, 1,000 USDT')).toBeVisible();
      await expect(page.getByText(t.alternateHome.earned)).toHaveCount(0);
      await expectAccessible(page);
    });

    test('closes a confirmation on Back instead of leaving the page', async ({ page, request }) => {
      await signInAs(page, await newMember(request), '/rwa-assets');
      await page.goto(`/rwa-assets/${villas}`);
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

      await page.goto('/conversion?from=GLIB&to=GLIL');
      const conversion = conversionScreen(page, locale);
      await conversion.review('40');
      await expect(conversion.dialog).toBeVisible();
      await page.goBack();
      await expect(conversion.dialog).toHaveCount(0);
      await expect(page).toHaveURL('/conversion?from=GLIB&to=GLIL');
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

    test('lists the member’s pages and logout in the account menu', async ({ page, request }) => {
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
        [t.places['alternate-home'], '/home'],
        [t.navigation.myPortfolio, '/mypage?tab=portfolio'],
        [t.navigation.myProfile, '/mypage?tab=profile'],
      ] as const) {
        await button.click();
        await menu.getByRole('link', { name: link }).click();
        await expect(page).toHaveURL(path);
        await expect(menu).toBeHidden();
      }
      for (const width of [360, 390]) {
        await page.setViewportSize({ ...phone, width });
        await page.goto('/shopping');
        await expect(button).toBeVisible();
        const { scrollWidth, clientWidth } = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return { scrollWidth, clientWidth };
        });
        expect(scrollWidth, String(width)).toBeLessThanOrEqual(clientWidth);
      }
      await button.click();
      await expectAccessible(page);
      await header.getByRole('button', { name: t.shell.logout }).last().click();
      await expect(page).toHaveURL('/');
      await expect(button).toHaveCount(0);
    });
  });
}
