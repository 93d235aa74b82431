import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { type Member, newMember, seededMember, signInAs } from './member.ts';
import { expect, testOnBranch } from './test.ts';
import { browserLocale, filled, firstIn, locales, translations } from './translations.ts';

for (const locale of locales) {
  const w = translations[locale];
  const { referral: r, referralOperator: o } = w;

  testOnBranch.describe(`the referral admin area in ${locale}`, firstIn('ko', locale), () => {
    testOnBranch.use({ locale: browserLocale[locale] });

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

    testOnBranch(
      'pays all pending rewards in one run, and shows the progress and each outcome',
      async ({ page, request }) => {
        const member = await newMember(request);
        const choi = await operator(request);
        for (const amount of ['1', '2', '3']) await grant(request, choi, member, amount);
        await signInAs(page, choi, `/referral?tab=operator&member=${member.user.id}`);
        await page.getByRole('button', { name: filled(o.batchStart, '3') }).click();
        await confirm(page, o.batchConfirm);
        await expect(page.getByRole('progressbar', { name: o.batchProgress })).toHaveAttribute(
          'aria-valuetext',
          filled(o.batchCount, '3'),
        );
        await expect(page.getByRole('table', { name: o.outcomes }).getByRole('rowheader')).toHaveCount(3);
        await expect(page.getByRole('status').filter({ hasText: '6 GLIB' })).toBeVisible();
        expect(await readGlibBalance(request, member)).toBe('10006');
      },
    );

    testOnBranch('finds a code by search, and saves changed rules', async ({ page, request }) => {
      await signInAs(page, await operator(request), '/referral');
      await page.getByRole('tab', { name: r.operatorTab }).click();
      await page.getByRole('main').getByLabel(o.search).fill('SEOYEON26');
      await page.getByRole('main').getByLabel(o.search).press('Enter');
      await expect(page).toHaveURL(/q=SEOYEON26/);
      const codes = page.getByRole('table', { name: o.views.codes });
      await expect(codes.getByRole('rowheader')).toHaveText(['SEOYEON26']);
      await expect(codes).toContainText('se***@example.com');
      await expectAccessible(page);

      await page.getByRole('radio', { name: o.views.rules }).check();
      const delay = page.getByLabel(o.payoutDelay);
      await delay.fill('91');
      await page.getByRole('button', { name: o.saveRules }).click();
      await expect(delay).toBeFocused();
      await delay.fill('8');
      await page.getByRole('button', { name: o.saveRules }).click();
      await expect(page.getByText(o.rulesSaved).first()).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await expect(delay).toHaveValue('8');
    });

    testOnBranch(
      'grants a reward that was not granted automatically',
      async ({ page, request, tolerate }) => {
        tolerate(/409/);
        const [owner, friend] = [await newMember(request), await newMember(request, '한바람')];
        const code = `G${Date.now().toString(36)}`.toUpperCase();
        await send(request, owner, '/api/v1/referrals/code', { code });
        await send(request, friend, '/api/v1/referrals/use', { code });
        await signInAs(page, await operator(request), `/referral?tab=operator&member=${owner.user.id}`);
        await page
          .getByRole('button', { name: o.grantFor.split('{')[0] || o.grant })
          .last()
          .click();
        const dialog = page.getByRole('dialog', { name: o.grantTitle });
        await dialog.getByRole('button', { name: o.grant, exact: true }).click();
        await expect(dialog.getByLabel(o.grantEvent)).toHaveAttribute('aria-invalid', 'true');
        const rewarded = {
          ko: '이미 보상이 등록된 추천 활동입니다.',
          en: 'This referral event was already rewarded.',
        };
        await expect(dialog.getByText(rewarded[locale])).toBeVisible();
        await dialog.getByLabel(o.grantEvent).selectOption(r.events.first_investment);
        await dialog.getByRole('button', { name: o.grant, exact: true }).click();
        await expect(dialog).toHaveCount(0);
        await expect(page.getByRole('table', { name: o.pendingRewards }).getByRole('rowheader')).toHaveCount(
          2,
        );
      },
    );
  });
}

async function confirm(page: Page, label: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: label, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

const operator = (request: APIRequestContext) => seededMember(request, 'jihoon.choi@gli.example');

async function send(request: APIRequestContext, { tokens }: Member, path: string, data: object) {
  const headers = { Authorization: `Bearer ${tokens.access_token}` };
  const response = await request.post(path, { headers, data });
  expect(response.status(), await response.text()).toBe(201);
}

const grant = (request: APIRequestContext, choi: Member, { user }: Member, amount: string) =>
  send(request, choi, '/api/v1/referrals/rewards/manual', {
    member_id: user.id,
    amount,
    token: 'GLIB',
    reason: `보상 ${amount}`,
  });

async function readGlibBalance(request: APIRequestContext, { tokens }: Member): Promise<string | undefined> {
  const headers = { Authorization: `Bearer ${tokens.access_token}` };
  const response = await request.get('/api/v1/wallet/info/', { headers });
  const { balances } = (await response.json()) as { balances: { token: string; balance: string }[] };
  return balances.find(({ token }) => token === 'GLIB')?.balance;
}
