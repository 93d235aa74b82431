import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { failedCall, prefer } from './failing-calls.ts';
import { type Member, newMember, seededMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, filled, firstIn, locales, translations } from './translations.ts';

const assets = {
  villas: { id: 'ast_2vx6p9rm4t', ko: '강릉 솔향 빌라', en: 'Gangneung Pine Villas' },
  resort: { id: 'ast_5gw8n2kd7q', ko: '애월 오션 리조트', en: 'Aewol Ocean Resort' },
};

for (const locale of locales) {
  const w = translations[locale];
  const p = w.portfolio;
  const h = w.alternateHome;

  test.describe(`the portfolio and the member’s home page in ${locale}`, firstIn('ko', locale), () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    const holdings = (page: Page) => page.getByRole('table', { name: p.holdings, exact: true });

    test('shows a new member’s first steps in the portfolio and at home', async ({ page, request }) => {
      await signInAs(page, await newMember(request), '/mypage?tab=portfolio');
      await expect(page.getByText(p.emptyTitle, { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: p.explore })).toHaveAttribute(
        'href',
        '/rwa-assets?status=active',
      );
      await page.goto('/home');
      await expect(page.getByText(h.noPayouts)).toBeVisible();
      await expect(page.getByText(h.noOpenOrders)).toBeVisible();
      await expect(page.getByRole('table', { name: h.tokensTable })).toContainText('10,000');
    });

    test('shows the same total and parts of each token at home, in transactions and in grades', async ({
      page,
      request,
    }) => {
      await signInAs(page, await seededMember(request), '/home');
      const parts = (available: string, locked: string, staked: string) =>
        filled(w.transactions.breakdown, { available, locked, staked });
      const glib = parts('8,450', '0', '2,500');
      const usdt = parts('1,850', '300', '0');
      const home = page.getByRole('table', { name: h.tokensTable });
      await expect(home.getByRole('row', { name: 'GLIB' })).toContainText(`${glib}10,950`);
      await expect(home.getByRole('row', { name: 'USDT' })).toContainText(`${usdt}2,150`);
      await page.goto('/mypage?tab=transactions');
      await expect(page.getByText(glib)).toBeVisible();
      await expect(page.getByText(usdt)).toBeVisible();
      await page.goto('/auth?tab=grades');
      await expect(page.getByRole('region', { name: w.authCenter.yourGrade })).toContainText('10,950');
    });

    test('sorts holdings by the URL, exports them and opens each investment', async ({ page, request }) => {
      const member = await newMember(request);
      await invest(request, member, assets.villas.id, '100');
      await invest(request, member, assets.resort.id, '300');
      await signInAs(page, member, '/mypage?tab=portfolio');
      const names = holdings(page).getByRole('rowheader');
      await expect(names).toHaveText([assets.resort[locale], assets.villas[locale]]);
      await holdings(page).getByRole('button', { name: p.value, exact: true }).click();
      await expect(page).toHaveURL(/sort=value/);
      await expect(names).toHaveText([assets.villas[locale], assets.resort[locale]]);
      await page.reload();
      await expect(names).toHaveText([assets.villas[locale], assets.resort[locale]]);

      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: p.exportCsv }).click();
      const file = await (await downloading).path();
      const text = await readFile(file, 'utf8');
      expect(text.startsWith(`\uFEFF"${p.asset}","${p.category}"`)).toBe(true);
      expect(text).toContain(`"${assets.villas[locale]}"`);
      await expect(page.getByText(p.csvSaved).first()).toBeVisible();

      const investments = page.getByRole('table', { name: p.investments, exact: true });
      await investments.getByRole('link', { name: assets.resort[locale] }).click();
      await expect(page).toHaveURL(/investment=/);
      const dialog = page.getByRole('dialog', { name: assets.resort[locale] });
      await expect(dialog.getByText('300 GLIB', { exact: true }).first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page).not.toHaveURL(/investment=/);
    });

    test('draws charts for each period and grouping, with the same figures in tables', async ({
      page,
      request,
    }) => {
      const member = await newMember(request);
      await invest(request, member, assets.villas.id, '100');
      await signInAs(page, member, '/mypage?tab=portfolio');
      await page.getByRole('radio', { name: p.byRisk }).check();
      await expect(page).toHaveURL(/group=by_risk_level/);
      await page.getByRole('radio', { name: p.periods['1m'] }).check();
      await expect(page).toHaveURL(/period=1m/);
      const value = page.getByRole('slider', { name: p.valueOverTime });
      await value.press('End');
      await expect(value).toHaveAttribute('aria-valuetext', /: .+ 100 GLIB, .+ 100 GLIB$/);
      for (const summary of await page.getByText(w.rwa.showTable).all()) await summary.click();
      await expect(page.getByRole('table', { name: p.allocation })).toContainText('100%');
      await expectAccessible(page);
    });

    test('shows an error if data fails to load or the investment is unknown', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(failedCall);
      const member = await newMember(request);
      await invest(request, member, assets.villas.id, '100');
      for (const [path, call] of [
        ['/mypage?tab=portfolio', '**/api/v1/investments/portfolio/*'],
        ['/home', '**/api/v1/dashboard/overview/'],
      ] as const) {
        await prefer(page, call, 'code=500');
        if (path === '/home') await page.goto(path);
        else await signInAs(page, member, path);
        await expect(page.getByText(w.errors.server)).toBeVisible();
        await page.waitForLoadState('networkidle');
        await page.unroute(call);
        const retried = page.getByRole('button', { name: w.common.retry }).click({ timeout: 20_000 });
        // The notification bell sends the same request, so the page may recover before the click.
        await (path === '/home' ? retried.catch(() => {}) : retried);
        await expect(page.getByText(w.errors.server)).toHaveCount(0);
      }
      await page.goto('/mypage?tab=portfolio&investment=inv_nobody');
      await expect(page.getByText(p.detailMissing, { exact: true })).toBeVisible();
    });

    test('shows the next steps on the home page and links to them', async ({ page, request }) => {
      const member = await newMember(request);
      await invest(request, member, assets.villas.id, '100');
      await signInAs(page, member, '/home');
      const payouts = page.getByRole('region', { name: h.payouts });
      await expect(payouts.getByRole('link', { name: assets.villas[locale] })).toBeVisible();
      await expect(page.getByRole('region', { name: h.tasks }).getByRole('link').first()).toBeVisible();
      await expectAccessible(page);
      // On a phone, transactions are rows grouped by day.
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole('list', { name: h.recentTransactions })).toContainText('-100 GLIB');
      await expectAccessible(page);
      await payouts.getByRole('link').first().click();
      await expect(page.getByRole('dialog', { name: assets.villas[locale] })).toBeVisible();
    });
  });
}

async function invest(request: APIRequestContext, { tokens }: Member, asset: string, amount: string) {
  const response = await request.post(`/api/v1/rwa/assets/${asset}/invest/`, {
    headers: { Authorization: `Bearer ${tokens.access_token}` },
    data: { amount, accepted_risk: true },
  });
  expect(response.status(), await response.text()).toBe(201);
}
