import { expectAccessible } from './axe.ts';
import {
  fillInLogin,
  fillInSignup,
  logInLink,
  logOutButton,
  newCredentials,
  registered,
  storedValue,
  submitButton,
} from './session-steps.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, filled, translations } from './translations.ts';

const t = translations.en;
test.use({ locale: browserLocale.en, colorScheme: colorScheme.en });

test('signs a visitor up and opens a home page with tasks and the starting balance', async ({ page }) => {
  const member = newCredentials();
  await page.goto('/login');
  const toSignup = page.getByRole('main').getByRole('link', { name: t.login.toSignup });
  const toLogin = submitButton(page, t.login.submit);
  const [a, b] = [await toSignup.boundingBox(), await toLogin.boundingBox()];
  expect([a?.width, a?.height]).toEqual([b?.width, b?.height]);
  await toSignup.click();
  await expect(page).toHaveURL('/signup');
  await submitButton(page, t.signup.submit).click();
  await expect(page.getByLabel(t.signup.name, { exact: true })).toBeFocused();
  await expectAccessible(page);
  await fillInSignup(page, t, member);

  // A consent text opens in another tab, so that the input stays.
  const tab = page.waitForEvent('popup');
  await page.getByRole('link', { name: filled(t.signup.read, t.places['terms-of-use']) }).click();
  const terms = await tab;
  await expect(terms.getByRole('heading', { level: 1, name: t.places['terms-of-use'] })).toBeVisible();
  await terms.close();
  await expect(page.getByLabel(t.signup.name, { exact: true })).toHaveValue(member.name);

  await submitButton(page, t.signup.submit).click();
  await expect(page).toHaveURL('/');
  const greeting = filled(t.alternateHome.heading, member.name);
  await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections.nth(0)).toHaveText(t.alternateHome.tasks);
  await expect(page.getByText(t.alternateHome.startingWith)).toBeVisible();
});

test('logs a member in to a URL with Hangul, escapes and a hash, and out to the home page', async ({
  page,
  context,
}) => {
  const member = await registered(context);
  const target = '/orders?search=%ED%8E%98%26%2F%2541%20+&page=1#%ED%95%9C%EA%B8%80%2F%2525';
  await page.goto(target);
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByRole('link', { name: t.login.toSignup }).click();
  await expect(page).toHaveURL(/\/signup\?/);
  await page.getByRole('main').getByRole('link', { name: t.signup.toLogin }).first().click();
  await fillInLogin(page, t, { ...member, email: ` ${member.email.toUpperCase()} ` });
  await expect(logOutButton(page, t)).toBeVisible();
  expect(page.url().endsWith(target), page.url()).toBe(true);

  await logOutButton(page, t).click();
  await expect(page).toHaveURL('/');
  await expect(logInLink(page, t)).toBeVisible();
  await expect(page.getByText(t.shell.signedOut).first()).toBeVisible();
  for (const key of ['auth-token', 'user-profile', 'last-login']) {
    expect(await storedValue(page, key), key).toBeNull();
  }
});
