import { newMember } from './member.ts';
import { invest, submitLogin } from './member-steps.ts';
import { expect, test } from './test.ts';
import { browserLocale, locales, translations } from './translations.ts';

for (const locale of locales) {
  const w = translations[locale];

  test.describe(`smoke test on the sandbox in ${locale}`, () => {
    test.use({ locale: browserLocale[locale] });

    test('shows an investment in the balance, funding and portfolio, even after a reload', {
      tag: '@smoke',
    }, async ({ page, request }) => {
      const name = locale === 'ko' ? '강릉 솔향 빌라' : 'Gangneung Pine Villas';
      const member = await newMember(request);
      await page.goto('/login?redirect=%2Frwa-assets%2Fast_2vx6p9rm4t');
      await submitLogin(page, w, member);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await invest(page, w);

      await page.goto('/rwa-assets/ast_2vx6p9rm4t');
      for (const [term, amount] of [
        [w.invest.held, '50.5 GLIB'],
        [w.invest.balance, '9,949.5 GLIB'],
      ] as const) {
        await expect(page.getByText(term, { exact: true }).locator('..')).toContainText(amount);
      }

      await page.goto('/mypage?tab=portfolio');
      const holdings = page.getByRole('table', { name: w.portfolio.holdings });
      await expect(holdings.getByRole('link', { name })).toBeVisible();
      await page.reload();
      await expect(holdings.getByRole('link', { name })).toBeVisible();
    });

    test('filters and sorts the list in the member’s language', async ({ page }) => {
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
      await expect(page.getByText(w.lists.noMatch)).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: w.lists.clearFilters }).last().click();
      await expect(cards.first()).toBeVisible();
    });

    test('rejects an amount above the balance before sending anything', async ({ page, request }) => {
      const member = await newMember(request);
      await page.goto('/login?redirect=%2Frwa-assets%2Fast_8jc3y7hb1z');
      await submitLogin(page, w, member);
      await expect(page.getByRole('button', { name: /^100%/ })).toBeEnabled();
      await page.getByLabel(w.invest.amount, { exact: true }).fill('49999');
      await page.getByRole('button', { name: w.invest.submit }).click();
      const start = w.validation.exceeds_balance.split('{')[0] ?? '';
      await expect(page.getByText(new RegExp(`^${start}`))).toBeVisible();
      await expect(page.getByRole('dialog', { name: w.invest.confirmTitle })).toHaveCount(0);
    });
  });
}
