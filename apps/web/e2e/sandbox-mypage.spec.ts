import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { type Member, newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, filled, firstIn, locales, named, translations } from './translations.ts';

const iPhone = { ko: '아이폰', en: 'iPhone' };
const IPHONE_USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1';
const villas = { id: 'ast_2vx6p9rm4t', ko: '강릉 솔향 빌라', en: 'Gangneung Pine Villas' };

for (const locale of locales) {
  const w = translations[locale];
  const { mypage: m, transactions: t, account: a } = w;

  test.describe(`My Page in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale], permissions: ['clipboard-read', 'clipboard-write'] });

    test('shows the full email in the profile and logs out another device', async ({ page, request }) => {
      const member = await newMember(request);
      const phone = await logIn(request, member);
      await signInAs(page, member, '/mypage?tab=profile');
      const main = page.getByRole('main');
      await expect(main.getByText(member.email)).toBeVisible();
      const sessions = page.getByRole('region', { name: m.sessions });
      await expect(sessions.getByText(m.thisDevice)).toBeVisible();
      await expectAccessible(page);

      const revoke = sessions.getByRole('button', { name: filled(m.revokeDevice, iPhone[locale]) });
      await revoke.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: m.revoke, exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expect(sessions.getByText(m.sessionStatuses.expired, { exact: true })).toBeVisible();
      await expect(revoke).toHaveCount(0);
      expect((await readProfile(request, phone)).status()).toBe(401);
    });

    test('ends every session and opens the login page when logging out everywhere', async ({
      page,
      request,
    }) => {
      const member = await newMember(request);
      const phone = await logIn(request, member);
      await signInAs(page, member, '/mypage');
      await page.getByRole('button', { name: m.logOutEverywhere }).click();
      await page.getByRole('dialog').getByRole('button', { name: m.logOutEverywhere }).click();
      await expect(page).toHaveURL(/\/login$/);
      expect((await readProfile(request, phone)).status()).toBe(401);
      expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull();
    });

    test('filters transactions by the URL and exports them', async ({ page, request }) => {
      const member = await newMember(request);
      await signInAs(page, member, '/mypage?tab=transactions');
      const invested = await request.post(`/api/v1/rwa/assets/${villas.id}/invest/`, {
        headers: { Authorization: `Bearer ${member.tokens.access_token}` },
        data: { amount: '100', accepted_risk: true },
      });
      expect(invested.status()).toBe(201);
      await page.goto('/mypage?tab=transactions&type=purchase');
      const table = page.getByRole('table', { name: t.title });
      await expect(table.getByRole('rowheader')).toHaveCount(1);
      await expect(table.getByRole('link', { name: villas[locale] })).toHaveAttribute(
        'href',
        /tab=portfolio&investment=inv_/,
      );
      // Sandbox hashes aren't on-chain, so they can be copied but have no explorer link.
      await table.getByRole('button', { name: named(t.copyHash) }).click();
      await expect(page.getByText(t.hashCopied, { exact: true })).toBeVisible();
      await expect(table.getByRole('link', { name: w.common.opensInNewTab })).toHaveCount(0);
      await expectAccessible(page);

      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: t.exportCsv }).click();
      const text = await readFile(await (await downloading).path(), 'utf8');
      expect(text.startsWith(`\uFEFF"${t.date}","${t.type}"`)).toBe(true);
      expect(text).toMatch(/"GLIB","-\d+(\.\d+)?"/);

      await page.getByLabel(t.type).selectOption(w.terms.transactionType.withdrawal);
      await expect(page).toHaveURL(/type=withdrawal/);
      await expect(page.getByText(w.lists.noMatch, { exact: true })).toBeVisible();
      await page.getByRole('search').getByRole('button', { name: w.lists.clearFilters }).click();
      await expect(table).toBeVisible();
      await page.goto('/mypage?tab=transactions&from=2026-11-20&to=2026-11-01');
      await expect(page.getByText(t.rangeWrong)).toBeVisible();
    });

    test('saves the plan and the newsletter settings together', async ({ page, request }) => {
      await signInAs(page, await newMember(request), '/mypage?tab=subscription');
      const save = page.getByRole('button', { name: a.saveSubscription });
      await expect(save).toBeDisabled();
      await page.getByRole('radio', { name: a.plans.premium }).check();
      await page.getByLabel(a.newAssetAlerts).click();
      const isChecked = await page.getByLabel(a.newAssetAlerts).isChecked();
      await expectAccessible(page);
      await save.click();
      await expect(page.getByRole('status').getByText(a.subscriptionSaved)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('radio', { name: a.plans.premium })).toBeChecked();
      expect(await page.getByLabel(a.newAssetAlerts).isChecked()).toBe(isChecked);
    });

    test('requires the current password before accepting a new one', async ({ page, request, tolerate }) => {
      tolerate(/400/);
      const member = await newMember(request);
      await signInAs(page, member, '/mypage?tab=account');
      const field = (name: string) => page.getByRole('textbox', { name, exact: true });
      const change = page.getByRole('button', { name: a.changePassword });
      await change.click();
      await expect(field(a.currentPassword)).toBeFocused();
      await field(a.currentPassword).fill('not my password');
      await field(a.newPassword).fill('hallasan-first-snow');
      await field(a.newPasswordAgain).fill('hallasan-second-snow');
      await change.click();
      await expect(page.getByText(a.passwordsDiffer)).toBeVisible();
      await field(a.newPasswordAgain).fill('hallasan-first-snow');
      await change.click();
      await expect(field(a.currentPassword)).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await field(a.currentPassword).fill(member.password);
      await change.click();
      await expect(page.getByText(a.passwordChanged).first()).toBeVisible();
      expect((await tryLogIn(request, member.email, 'hallasan-first-snow')).status()).toBe(200);
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

    test('shows an error if data fails to load, and retries on click', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(/500/);
      const call = '**/api/auth/sessions/';
      await page.route(call, (route) =>
        route.continue({ headers: { ...route.request().headers(), Prefer: 'code=500' } }),
      );
      await signInAs(page, await newMember(request), '/mypage');
      const sessions = page.getByRole('region', { name: m.sessions });
      await expect(sessions.getByText(w.errors.server)).toBeVisible();
      await page.unroute(call);
      await sessions.getByRole('button', { name: w.common.retry }).click();
      await expect(sessions.getByText(m.thisDevice)).toBeVisible();
    });
  });
}

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
