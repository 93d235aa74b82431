import { newMember } from './member.ts';
import { invest, submitLogin } from './member-steps.ts';
import { expect, test } from './test.ts';
import { browserLocale, translations } from './translations.ts';

const w = translations.en;
test.use({ locale: browserLocale.en });

test('shows an investment in the balance, funding and portfolio, even after a reload', {
  tag: '@smoke',
}, async ({ page, request }) => {
  const name = 'Gangneung Pine Villas';
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
