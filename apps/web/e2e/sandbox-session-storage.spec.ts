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

const t = translations.en;
test.use({ locale: browserLocale.en });

test('applies a login and logout to a second tab without a reload', async ({ page, context, tolerate }) => {
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
  await page.getByRole('tab', { name: t.mypage.settingsTab }).click();
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
