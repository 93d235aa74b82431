import { expectAccessible } from './axe.ts';
import {
  fillInLogin,
  fillInSignup,
  logInLink,
  logOutButton,
  newCredentials,
  offline,
  refused,
  registered,
  storedValue,
  submitButton,
} from './session-steps.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, filled, firstIn, locales, translations } from './translations.ts';

for (const locale of locales) {
  const t = translations[locale];

  test.describe(`a session in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    test('reports missing sign-up fields, creates the account and follows the redirect', {
      tag: '@smoke',
    }, async ({ page }) => {
      const member = newCredentials();
      await page.goto('/login?redirect=%2Forders%3Fpage%3D1%23top');
      await expect(page.getByText(filled(t.login.neededForPlace, t.places.orders))).toBeVisible();
      await page.getByRole('link', { name: t.login.toSignup }).click();
      await expect(page).toHaveURL('/signup?redirect=%2Forders%3Fpage%3D1%23top');
      await expectAccessible(page);

      await submitButton(page, t.signup.submit).click();
      await expect(page.getByLabel(t.signup.name, { exact: true })).toBeFocused();
      for (const fieldError of [
        t.validation.name_required,
        filled(t.validation.required, t.login.email),
        t.validation.password_required,
      ]) {
        await expect(page.getByText(fieldError, { exact: true })).toBeVisible();
      }
      await expect(page.getByText(t.signup.consentNeeded, { exact: true })).toHaveCount(3);
      await page.getByLabel(t.login.email, { exact: true }).fill('sea.oh@');
      await expect(page.getByText(t.validation.email_invalid)).toBeVisible();
      await page.getByLabel(t.login.email, { exact: true }).fill(`${'s'.repeat(250)}@example.com`);
      await expect(page.getByText(t.validation.email_too_long)).toBeVisible();
      const password = page.getByLabel(t.login.password, { exact: true });
      for (const [text, fieldError] of [
        ['short', filled(t.validation.password_too_short, '8')],
        ['Password-2026', t.validation.password_unsafe],
        ['x'.repeat(129), t.validation.password_too_long],
      ] as const) {
        await password.fill(text);
        await expect(page.getByText(fieldError, { exact: true })).toBeVisible();
      }
      await fillInSignup(page, t, member);
      await page.getByLabel(t.signup.passwordAgain, { exact: true }).fill('something else');
      await expect(page.getByText(t.signup.passwordsDiffer)).toBeVisible();
      await page.getByLabel(t.signup.passwordAgain, { exact: true }).fill(member.password);

      // Each consent text opens in another tab.
      for (const [document, text] of [
        [t.places['terms-of-use'], t.legal.termsOfUse.finality.text],
        [t.places.privacy, t.legal.privacy.purpose.text],
        [t.places['risk-disclosure'], t.legal.risks.principal.text],
      ] as const) {
        const tab = page.waitForEvent('popup');
        await page.getByRole('link', { name: filled(t.signup.read, document) }).click();
        const opened = await tab;
        await expect(opened.getByRole('heading', { level: 1, name: document })).toBeVisible();
        await expect(opened.getByText(text)).toBeVisible();
        await expect(opened.getByText(t.legal.sample)).toBeVisible();
        await expectAccessible(opened);
        await opened.close();
      }
      await expect(page.getByLabel(t.signup.name, { exact: true })).toHaveValue(member.name);

      await submitButton(page, t.signup.submit).click();
      await expect(page).toHaveURL('/orders?page=1#top');
      await expect(logOutButton(page, t)).toBeVisible();
    });

    test('gives all consents with one checkbox, and lets the member withdraw each one separately', async ({
      page,
    }) => {
      await page.goto('/signup');
      const checkbox = (name: string) => page.getByRole('checkbox', { name, exact: true });
      const needed = [t.signup.acceptTerms, t.signup.acceptPrivacy, t.signup.acceptRisk];
      await submitButton(page, t.signup.submit).click();
      await expect(page.getByText(t.signup.consentNeeded, { exact: true })).toHaveCount(3);
      await checkbox(t.signup.acceptAll).check();
      await expect(page.getByText(t.signup.consentNeeded, { exact: true })).toHaveCount(0);
      for (const name of [...needed, t.signup.acceptMarketing]) await expect(checkbox(name)).toBeChecked();
      await checkbox(t.signup.acceptMarketing).uncheck();
      await expect(checkbox(t.signup.acceptAll)).not.toBeChecked();
      for (const name of needed) await expect(checkbox(name)).toBeChecked();
      await expectAccessible(page);
    });

    test('marks a field that the server rejects, and offers the login if the email is registered', async ({
      page,
      tolerate,
      context,
    }) => {
      tolerate(refused);
      const known = await registered(context);
      await page.goto('/signup?ref=nobodyhas1&redirect=%2Fmypage');
      await expect(page.getByLabel(t.signup.referralCode)).toHaveValue('NOBODYHAS1');
      await fillInSignup(page, t, { ...known, email: newCredentials().email });
      await submitButton(page, t.signup.submit).click();
      await expect(page.getByLabel(t.signup.referralCode)).toBeFocused();
      await expect(page.getByLabel(t.signup.referralCode)).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel(t.signup.referralCode).fill('');
      await page.getByLabel(t.login.email, { exact: true }).fill(known.email);
      await submitButton(page, t.signup.submit).click();
      await page.getByRole('alert').getByRole('link', { name: t.signup.toLogin }).click();
      await expect(page).toHaveURL(/^[^?]*\/login\?redirect=%2Fmypage&ref=nobodyhas1$/);
    });

    test('returns to the full URL after the login, and opens the home page after the logout', {
      tag: '@smoke',
    }, async ({ page, context }) => {
      const member = await registered(context);
      await page.goto('/mypage?tab=portfolio#holdings');
      await expect(page).toHaveURL('/login?redirect=%2Fmypage%3Ftab%3Dportfolio%23holdings');
      await expectAccessible(page);
      await submitButton(page, t.login.submit).click();
      await expect(page.getByLabel(t.login.email)).toBeFocused();
      await expect(page.getByText(t.validation.password_required, { exact: true })).toBeVisible();
      await fillInLogin(page, t, { ...member, email: ` ${member.email.toUpperCase()} ` });
      await expect(page).toHaveURL('/mypage?tab=portfolio#holdings');
      await expect(page.getByText(filled(t.login.welcome, member.name)).first()).toBeVisible();

      await logOutButton(page, t).click();
      await expect(page).toHaveURL('/');
      await expect(logInLink(page, t)).toBeVisible();
      await expect(page.getByText(t.shell.signedOut).first()).toBeVisible();
      for (const key of ['auth-token', 'user-profile', 'last-login']) {
        expect(await storedValue(page, key), key).toBeNull();
      }
    });

    test('counts down to the next attempt after three wrong passwords, even after a reload', async ({
      page,
      tolerate,
    }) => {
      tolerate(refused);
      const member = newCredentials();
      let sent = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/auth/login/')) sent += 1;
      });
      await page.goto('/login');
      for (let attempt = 1; attempt <= 3; attempt += 1) {
        await fillInLogin(page, t, member);
        await expect(page.getByRole('alert')).toHaveText(t.errors.loginFailed);
        await expect(page.getByRole('textbox', { name: t.login.password })).toBeFocused();
        expect(sent).toBe(attempt);
      }
      await submitButton(page, t.login.submit).click();
      const notice = page.getByText(t.errors.tooManyRequests).and(page.locator('[aria-hidden]'));
      await expect(notice).toBeVisible();
      await expect(submitButton(page, t.login.submit)).toBeDisabled();
      const first = await notice.textContent();
      await expect(notice).not.toHaveText(first ?? '');
      await expect(page.getByRole('status').getByText(t.errors.tooManyRequests)).toBeAttached();
      await expectAccessible(page);
      await page.getByRole('textbox', { name: t.login.password }).press('Enter');
      expect(sent, 'the fourth attempt is not sent').toBe(3);
      await page.reload();
      await expect(notice).toBeVisible();
      await expect(submitButton(page, t.login.submit)).toBeDisabled();
    });

    test('reports in the form that the browser is offline, and keeps the input', async ({
      page,
      context,
      tolerate,
    }) => {
      tolerate(offline);
      await page.goto('/login');
      // Enabled once the page is hydrated.
      await expect(submitButton(page, t.login.submit)).toBeEnabled();
      await context.setOffline(true);
      await expect(page.getByText(t.login.offline)).toBeVisible();
      await fillInLogin(page, t, newCredentials());
      await expect(page.getByRole('alert')).toHaveText(t.errors.network);
      await expect(page.getByLabel(t.login.email)).not.toHaveValue('');
      await context.setOffline(false);
      await expect(page.getByText(t.login.offline)).toHaveCount(0);
    });
  });
}

test.describe('forms for password managers and keyboards', () => {
  test.use({ locale: browserLocale.en });
  const t = translations.en;

  test('declare the purpose of every field', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('form input[name=username][type=email]')).toHaveAttribute(
      'autocomplete',
      'username',
    );
    const current = page.locator('form input[name=password][type=password]');
    await expect(current).toHaveAttribute('autocomplete', 'current-password');
    await page.getByRole('button', { name: t.login.showPassword }).click();
    await expect(page.locator('form input[name=password]')).toHaveAttribute('type', 'text');
    await page.goto('/signup');
    await expect(page.locator('form input[name=name]')).toHaveAttribute('autocomplete', 'name');
    await expect(page.locator('form input[autocomplete=new-password]')).toHaveCount(2);
  });

  test('show that Caps Lock is on', async ({ page }) => {
    await page.goto('/login');
    // Enabled once the page is hydrated.
    await expect(submitButton(page, t.login.submit)).toBeEnabled();
    await page.getByRole('textbox', { name: t.login.password }).focus();
    const press = (isOn: boolean) =>
      page.evaluate(
        (modifierCapsLock) =>
          document.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock }),
          ),
        isOn,
      );
    await press(true);
    await expect(page.getByRole('status').getByText(t.login.capsLock)).toBeVisible();
    await press(false);
    await expect(page.getByText(t.login.capsLock)).toHaveCount(0);
  });
});
