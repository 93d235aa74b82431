import { invest, submitLogin } from './member-steps.ts';
import { expect, test } from './test.ts';
import { browserLocale, locales, translations } from './translations.ts';

// The demo's first member; the sandbox prints her password when it starts.
const password = 'gli-sandbox-2026';

for (const locale of locales) {
  const w = translations[locale];

  test.describe(`on the sandbox in ${locale}`, { tag: '@words' }, () => {
    test.use({ locale: browserLocale[locale] });

    test('an investment is saved: balance, funding and portfolio show it, also after a reload', async ({
      page,
    }) => {
      const name = locale === 'ko' ? '강릉 솔향 빌라' : 'Gangneung Pine Villas';
      await page.goto('/login?redirect=%2Frwa-assets%2Fast_2vx6p9rm4t');
      await submitLogin(page, w, { email: 'seoyeon.kim@example.com', password });
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

      const investedBefore = await investedIn(w.invest.held);
      await invest(page, w);

      await page.goto('/rwa-assets/ast_2vx6p9rm4t');
      await expect.poll(() => investedIn(w.invest.held)).toBe(investedBefore + 50.5);

      await page.goto('/mypage?tab=portfolio');
      const holdings = page.getByRole('table', { name: w.portfolio.holdings });
      await expect(holdings.getByRole('link', { name })).toBeVisible();
      await page.reload();
      await expect(holdings.getByRole('link', { name })).toBeVisible();

      async function investedIn(term: string): Promise<number> {
        const row = page.getByText(term, { exact: true }).locator('..');
        await expect(row).toContainText('GLIB');
        return Number(((await row.textContent()) ?? '').replace(/[^\d.]/g, ''));
      }
    });

    test('the list filters and sorts for real, in the member’s language', async ({ page }) => {
      await page.goto('/rwa-assets?sort=apy_high');
      const cards = page.getByRole('article');
      await expect(cards.first()).toBeVisible();
      const yields = (await cards.getByText(/^\d+(\.\d+)?%$/).allInnerTexts()).map((text) =>
        Number.parseFloat(text),
      );
      const apys = yields.filter((_, index) => index % 2 === 0);
      expect(apys).toEqual(apys.toSorted((a, b) => b - a));
      await page.getByRole('searchbox', { name: w.rwa.search }).fill(locale === 'ko' ? '애월' : 'Aewol');
      await page.getByRole('searchbox', { name: w.rwa.search }).press('Enter');
      await expect(
        page.getByRole('link', { name: locale === 'ko' ? '애월 오션 리조트' : 'Aewol Ocean Resort' }),
      ).toBeVisible();
      await page.goto('/rwa-assets?search=nothing-is-called-that');
      await expect(page.getByText(w.rwa.emptyTitle)).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: w.rwa.clearFilters }).last().click();
      await expect(cards.first()).toBeVisible();
    });

    test('an amount above the balance is refused before anything is sent', async ({ page }) => {
      await page.goto('/login?redirect=%2Frwa-assets%2Fast_8jc3y7hb1z');
      await submitLogin(page, w, { email: 'junho.lee@example.com', password });
      await expect(page.getByText(w.invest.balance)).toBeVisible();
      await page.getByLabel(w.invest.amount, { exact: true }).fill('49999');
      await page.getByRole('button', { name: w.invest.submit }).click();
      const start = w.validation.exceeds_balance.split('{')[0] ?? '';
      await expect(page.getByText(new RegExp(`^${start}`))).toBeVisible();
      await expect(page.getByRole('dialog', { name: w.invest.confirmTitle })).toHaveCount(0);
    });
  });
}
