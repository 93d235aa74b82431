import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { type Member, newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, translations } from './translations.ts';

const IPHONE_USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1';
const { mypage: m, account: a } = translations.en;

test.use({ locale: browserLocale.en });

test('logs out another device, and then every device', async ({ page, request }) => {
  const member = await newMember(request);
  const phone = await logIn(request, member);
  await signInAs(page, member, '/mypage?tab=profile');
  await expect(page.getByRole('main').getByText(member.email)).toBeVisible();
  await page.getByRole('tab', { name: a.parts.security }).click();
  const sessions = page.getByRole('region', { name: m.sessions });
  await expect(sessions.getByText(m.thisDevice)).toBeVisible();

  const revoke = sessions.getByRole('button', { name: m.revokeDevice.replace('{device}', 'iPhone') });
  await revoke.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: m.revoke, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await sessions.getByText('1 earlier login').click();
  await expect(sessions.getByText(m.sessionStatuses.expired, { exact: true })).toBeVisible();
  await expect(revoke).toHaveCount(0);
  expect((await readProfile(request, phone)).status()).toBe(401);

  const nextPhone = await logIn(request, member);
  await page.getByRole('button', { name: m.logOutEverywhere }).click();
  await page.getByRole('dialog').getByRole('button', { name: m.logOutEverywhere }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect((await readProfile(request, nextPhone)).status()).toBe(401);
  expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull();
});

test('deletes the account only with consent, and cancels the deletion on login', async ({
  page,
  request,
}) => {
  const member = await newMember(request);
  await signInAs(page, member, '/mypage?tab=account');
  await page.getByRole('button', { name: a.deleteButton }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: a.deleteConfirm, exact: true }).click();
  await expect(dialog.getByText(a.deleteConsentNeeded)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(a.deleteConsent).check();
  await dialog.getByRole('button', { name: a.deleteConfirm, exact: true }).click();
  await expect(page.getByRole('dialog', { name: a.deletedTitle })).toBeVisible();
  await page.getByRole('button', { name: a.deletedDone }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect((await tryLogIn(request, member.email, member.password)).status()).toBe(200);
});

function tryLogIn(request: APIRequestContext, username: string, password: string) {
  return request.post('/api/auth/login/', {
    headers: { 'User-Agent': IPHONE_USER_AGENT },
    data: { username, password },
  });
}

/** Logs the member in on a phone and returns the access token. */
async function logIn(request: APIRequestContext, member: Member): Promise<string> {
  const response = await tryLogIn(request, member.email, member.password);
  const { token } = (await response.json()) as { token: { access: string } };
  return token.access;
}

function readProfile(request: APIRequestContext, access: string) {
  return request.get('/api/user/profile/', { headers: { Authorization: `Bearer ${access}` } });
}
