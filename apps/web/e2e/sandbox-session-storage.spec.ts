import {
  accessToken,
  fillInLogin,
  logInLink,
  logOutButton,
  newCredentials,
  openPrerendered,
  refused,
  registered,
  setStored,
  signedInMember,
  storedValue,
} from './session-steps.ts';
import { expect, test } from './test.ts';
import { browserLocale, translations } from './translations.ts';

test.describe('a session with unusual URLs or storage', () => {
  test.use({ locale: browserLocale.en });
  const t = translations.en;

  test('ignores an external redirect and opens the home page after the login', async ({ page, context }) => {
    const member = await registered(context);
    for (const redirect of [
      '//evil.test',
      '/\\evil.test',
      'https://evil.test',
      'javascript:alert(1)',
      '/%252Fevil.test',
      '/login',
    ]) {
      await test.step(redirect, async () => {
        await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
        await fillInLogin(page, t, member);
        await expect(page).toHaveURL('/');
        await expect(logOutButton(page, t)).toBeVisible();
        await openPrerendered(page);
        await page.evaluate(() => localStorage.clear());
      });
    }
  });

  test('restores a URL with Hangul, escapes and a hash after login and sign-up', async ({
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
    await fillInLogin(page, t, member);
    await expect(logOutButton(page, t)).toBeVisible();
    expect(page.url().endsWith(target), page.url()).toBe(true);
  });

  test('starts without errors whatever values are stored', async ({ page, context, tolerate }) => {
    tolerate(refused);
    for (const [key, value, staysSignedIn] of [
      ['auth-token', '{"access":', false],
      ['auth-token', '{"access":"not.a.token","refresh":"nor-this"}', false],
      ['user-profile', '{"name":"no id"}', true],
      ['last-login', 'yesterday', true],
      ['side-menus', '[', true],
      ['theme', 'neon', true],
      ['color-mode', '{}', true],
      ['locale', 'xx', true],
    ] as const) {
      await test.step(`${key}: ${value}`, async () => {
        await openPrerendered(page);
        await page.evaluate(() => localStorage.clear());
        await signedInMember(context);
        await setStored(page, key, value);
        await page.goto('/rwa-assets');
        await expect(page.getByRole('article').first()).toBeVisible();
        await expect(staysSignedIn ? logOutButton(page, t) : logInLink(page, t)).toBeVisible();
        if (!staysSignedIn) expect(await storedValue(page, 'user-profile')).toBeNull();
      });
    }
  });

  test('removes the first member’s data when another member signs in from another tab', async ({
    page,
    context,
  }) => {
    const first = await signedInMember(context);
    await page.goto('/mypage?tab=profile');
    await expect(page.getByRole('heading', { name: first.name })).toBeVisible();
    // Simulates a tab that was frozen while the first member signed out.
    const second = await signedInMember(context, { ...newCredentials(), name: 'Harang Kim' });
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: t.shell.openMenu }).click();
    await page.getByRole('link', { name: t.places.mypage }).click();
    await expect(page.getByRole('heading', { name: second.name })).toBeVisible();
    await expect(page.getByText(first.name)).toHaveCount(0);
  });

  test('keeps two tabs signed in when both refresh at the same time', async ({ page, context, tolerate }) => {
    tolerate(refused);
    await signedInMember(context);
    const other = await context.newPage();
    await Promise.all([page.goto('/orders'), other.goto('/orders')]);
    for (const tab of [page, other]) await expect(logOutButton(tab, t)).toBeVisible();
    const tokens = JSON.parse((await storedValue(page, 'auth-token')) ?? '') as object;
    await setStored(page, 'auth-token', JSON.stringify({ ...tokens, access: 'ran.out.long-ago' }));
    await Promise.all([page.reload(), other.reload()]);
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL('/orders');
      await expect(logOutButton(tab, t)).toBeVisible();
    }
    await page.waitForLoadState('networkidle');
    expect(await accessToken(page)).not.toBe('ran.out.long-ago');
  });

  test('shows the signed-out state on Back after a sign-out', async ({ page, context }) => {
    await signedInMember(context);
    await page.goto('/rwa-assets');
    await expect(logOutButton(page, t)).toBeVisible();
    await openPrerendered(page);
    await page.evaluate(() => localStorage.removeItem('auth-token'));
    await page.goBack();
    await expect(logInLink(page, t)).toBeVisible();
  });
});
