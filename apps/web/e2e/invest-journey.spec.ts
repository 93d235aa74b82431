import { expectAccessible } from './axe.ts';
import { submitLogin } from './member-steps.ts';
import { expect, test } from './test.ts';
import { browserLocale, filled, translations } from './translations.ts';

const w = translations.en;
test.use({ locale: browserLocale.en });

test('lets a visitor log in, invest and find the investment in the portfolio', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: w.home.heading })).toBeVisible();
  for (const figure of [
    w.home.figureInvestorsValue,
    w.home.figureInvestedValue,
    w.home.figureAssetsValue,
    w.home.figureSatisfactionValue,
  ]) {
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);

  await page.getByRole('main').getByRole('link', { name: w.home.signIn }).click();
  const loginSent = page.waitForRequest((request) => request.url().endsWith('/api/auth/login/'));
  await submitLogin(page, w);
  const login = await loginSent;
  expect(login.headers()).toMatchObject({
    'x-requested-with': 'XMLHttpRequest',
    'x-client-version': '1.0.0',
    'accept-language': 'en',
  });
  expect(login.headers()['x-csrf-token']).toMatch(/^[0-9a-f]{64}$/);
  await expect(page).toHaveURL('/');
  const account = page.getByRole('button', { name: filled(w.navigation.accountMenu, '김서연') });
  await expect(account).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: w.home.featuredAll }).click();
  await expect(page.getByRole('heading', { level: 1, name: w.rwa.heading })).toBeVisible();
  const asset = page.getByRole('link', { name: 'Aewol Ocean Resort' });
  await expect(asset).toBeVisible();

  const sorted = page.waitForRequest(/ordering=apy_high/);
  await page.getByLabel(w.rwa.sort, { exact: true }).selectOption({ label: w.terms.ordering.apy_high });
  await sorted;
  const filtered = page.waitForRequest(/risk_level=medium/);
  await page.getByLabel(w.rwa.risk, { exact: true }).selectOption({ label: w.terms.risk.medium });
  expect(new URL((await filtered).url()).searchParams.get('ordering')).toBe('apy_high');
  await expect(page).toHaveURL(/sort=apy_high&risk=medium/);
  await expect(page.getByRole('feed')).toHaveAttribute('aria-busy', 'false');
  await expect(asset).toBeVisible();
  await expectAccessible(page);

  await asset.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aewol Ocean Resort' })).toBeVisible();
  await page.getByRole('tab', { name: w.rwaAsset.tabs.income }).click();
  await expect(page.getByRole('img', { name: /12/ })).toBeVisible();
  await expectAccessible(page);

  const amount = page.getByLabel(w.invest.amount, { exact: true });
  await amount.fill('99.99');
  await page.getByRole('button', { name: w.invest.submit }).click();
  await expect(page.getByText(w.validation.below_minimum.replace(/\{.*?\}/, '100 GLIB'))).toBeVisible();
  await amount.fill('0.123456789');
  await expect(page.getByText(w.validation.amount_too_many_decimals.replace(/\{.*?\}/, '8'))).toBeVisible();
  await amount.fill('1000');
  // 8.5% of 1,000 GLIB.
  await expect(page.getByRole('definition').getByText('+85 GLIB', { exact: true })).toBeVisible();

  const checked = page.waitForRequest((request) => request.url().endsWith('/api/v1/investments/validate/'));
  await page.getByRole('button', { name: w.invest.submit }).click();
  expect((await checked).postDataJSON()).toEqual({ asset_id: 'ast_5gw8n2kd7q', amount: '1000' });
  const dialog = page.getByRole('dialog', { name: w.invest.confirmTitle });
  await expect(dialog.getByText(w.invest.totalCost)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: w.invest.confirm, exact: true }).click();
  await expect(dialog.getByText(w.invest.acceptRiskNeeded)).toBeVisible();
  await dialog.getByRole('checkbox').check();
  const invested = page.waitForRequest((request) => request.url().endsWith('/invest/'));
  await dialog.getByRole('button', { name: w.invest.confirm, exact: true }).click();
  const sent = await invested;
  expect(sent.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  expect(sent.postDataJSON()).toMatchObject({ accepted_risk: true });

  await expect(page.getByRole('heading', { name: w.invest.successTitle })).toBeFocused();
  await page.getByRole('link', { name: w.invest.toPortfolio }).click();
  await expect(page.getByRole('heading', { level: 1, name: w.places.mypage })).toBeVisible();
  // The principal and the payouts so far.
  for (const figure of ['5,000', '212.5'])
    await expect(page.getByText(figure, { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /50%/ })).toBeVisible();
  const holdings = page.getByRole('table', { name: w.portfolio.holdings });
  await expect(holdings.getByRole('row')).toHaveCount(4);
  await expectAccessible(page);

  await page.getByRole('button', { name: w.shell.logout }).click();
  await expect(page).toHaveURL('/');
  await expect(account).toHaveCount(0);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });

  test('shows every page without horizontal overflow', async ({ page }) => {
    for (const path of ['/', '/login', '/rwa-assets', '/rwa-assets/ast_5gw8n2kd7q', '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
});
