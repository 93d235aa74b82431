import {
  accessToken,
  fillInLogin,
  logInLink,
  logOutButton,
  offline,
  refused,
  registered,
  setStored,
  signedInMember,
  storedValue,
} from './session-steps.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, firstIn, locales, translations } from './translations.ts';

for (const locale of locales) {
  const t = translations[locale];

  test.describe(`the session lifecycle in ${locale}`, firstIn('ko', locale), () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    test('silently refreshes an access token that expires during use', async ({
      page,
      context,
      tolerate,
    }) => {
      tolerate(refused);
      const member = await signedInMember(context);
      await page.goto('/rwa-assets');
      await expect(logOutButton(page, t)).toBeVisible();
      await page.waitForLoadState('networkidle');
      const tokens = JSON.parse((await storedValue(page, 'auth-token')) ?? '') as object;
      await setStored(page, 'auth-token', JSON.stringify({ ...tokens, access: 'ran.out.long-ago' }));
      const renewed = page.waitForResponse('**/api/auth/refresh/');
      await page.getByRole('navigation').getByRole('link', { name: t.places.mypage }).click();
      expect((await renewed).status()).toBe(200);
      await expect(page).toHaveURL('/mypage');
      await expect(page.getByRole('heading', { name: member.name })).toBeVisible();
      expect(await accessToken(page)).not.toBe('ran.out.long-ago');
    });

    test('stays on a public page and leaves a protected page when the session is revoked', async ({
      page,
      context,
      tolerate,
    }) => {
      tolerate(refused);
      const member = await signedInMember(context);
      await page.goto('/rwa-assets');
      await expect(logOutButton(page, t)).toBeVisible();
      await page.waitForLoadState('networkidle');
      const revoke = async () => {
        const response = await context.request.post('/api/auth/force-logout/', {
          headers: { Authorization: `Bearer ${await accessToken(page)}` },
        });
        expect(response.status()).toBe(200);
      };
      await revoke();
      await page.reload();
      await expect(page).toHaveURL('/rwa-assets');
      await expect(logInLink(page, t)).toBeVisible();
      await expect(page.getByText(t.shell.sessionEnded).first()).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();

      await page.goto('/login?redirect=%2Fmypage%3Ftab%3Dprofile');
      await fillInLogin(page, t, member);
      await expect(page).toHaveURL('/mypage?tab=profile');
      await page.waitForLoadState('networkidle');
      await revoke();
      await page.reload();
      await expect(page).toHaveURL('/login?redirect=%2Fmypage%3Ftab%3Dprofile');
      expect(await storedValue(page, 'auth-token')).toBeNull();
    });

    test('applies a sign-in and sign-out to a second tab without a reload', async ({
      page,
      context,
      tolerate,
    }) => {
      // The other tab may have a request in flight when its tokens are cleared.
      tolerate(/status of 401|^The profile could not be loaded GliUnauthorizedError/);
      const member = await registered(context);
      const other = await context.newPage();
      await other.goto('/rwa-assets');
      await expect(logInLink(other, t)).toBeVisible();
      await page.goto('/login');
      await fillInLogin(page, t, member);
      await expect(logOutButton(page, t)).toBeVisible();
      await expect(logOutButton(other, t)).toBeVisible();
      await other.goto('/orders');
      await expect(other).toHaveURL('/orders');
      await expect(logOutButton(other, t)).toBeVisible();
      await logOutButton(page, t).click();
      await expect(page).toHaveURL('/');
      await expect(other).toHaveURL('/login?redirect=%2Forders');
    });

    test('keeps a member signed in with the stored profile after starting offline', async ({
      page,
      context,
      tolerate,
    }) => {
      tolerate(offline);
      await signedInMember(context);
      await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
      await page.goto('/rwa-assets');
      await expect(logOutButton(page, t)).toBeVisible();
      await expect(page.getByText(t.rwa.loadErrorTitle)).toBeVisible();
      await expect(logOutButton(page, t)).toBeVisible();
      await page.unroute('**/api/**');
      await page.getByRole('button', { name: t.common.retry }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goto('/login');
      await expect(page, 'a signed-in member is taken on').toHaveURL('/');
    });
  });
}
