import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { type Member, newMember, seededMember, signInAs } from './member.ts';
import { expect, testOnBranch } from './test.ts';
import { browserLocale, filled, translations } from './translations.ts';

const o = translations.en.referralOperator;

testOnBranch.use({ locale: browserLocale.en });

testOnBranch('grants a manual reward once and pays it', async ({ page, request }) => {
  const member = await newMember(request);
  await signInAs(page, await operator(request), '/referral?tab=operator&view=manual');
  await page.getByRole('button', { name: o.manualSubmit }).click();
  await expect(page.getByLabel(o.manualMember)).toBeFocused();
  for (const reason of ['첫 번째 보상', '두 번째 보상']) {
    await page.getByLabel(o.manualMember).fill(member.user.id);
    await page.getByLabel(o.manualAmount, { exact: true }).fill('12.5');
    await page.getByLabel(o.reason, { exact: true }).fill(reason);
    await page.getByRole('button', { name: o.manualSubmit }).click();
    await confirm(page, o.manualSubmit);
    await expect(page.getByLabel(o.manualMember)).toHaveValue('');
  }
  await page.goto(`/referral?tab=operator&member=${member.user.id}`);
  const pending = page.getByRole('table', { name: o.pendingRewards });
  await expect(pending.getByRole('rowheader')).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole('button', { name: filled(o.cancelThis, '첫 번째 보상') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: o.cancelReward, exact: true }).last().click();
  await expect(dialog.getByLabel(o.reason)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(o.reason).fill('잘못 만든 보상');
  await dialog.getByRole('button', { name: o.cancelReward, exact: true }).last().click();
  await expect(pending.getByRole('rowheader')).toHaveCount(1);

  await page.getByRole('button', { name: filled(o.payReward, '두 번째 보상') }).click();
  await confirm(page, o.pay);
  await expect(page.getByText(o.noPendingRewards)).toBeVisible();
  expect(await readGlibBalance(request, member)).toBe('10012.5');
});

async function confirm(page: Page, label: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: label, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

const operator = (request: APIRequestContext) => seededMember(request, 'jihoon.choi@gli.example');

async function readGlibBalance(request: APIRequestContext, { tokens }: Member): Promise<string | undefined> {
  const headers = { Authorization: `Bearer ${tokens.access_token}` };
  const response = await request.get('/api/v1/wallet/info/', { headers });
  const { balances } = (await response.json()) as { balances: { token: string; balance: string }[] };
  return balances.find(({ token }) => token === 'GLIB')?.balance;
}
