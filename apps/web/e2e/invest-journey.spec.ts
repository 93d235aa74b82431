import { expectAccessible } from './axe.ts';
import { holdRequests } from './hold-requests.ts';
import { submitLogin } from './member-steps.ts';
import { expect, test } from './test.ts';
import { browserLocale, filled, firstIn, locales, translations } from './translations.ts';

for (const locale of locales) {
  const w = translations[locale];

  test.describe(`the investment journey in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale] });

    test('lets a visitor log in, invest and find the investment in the portfolio', async ({
      page,
      isMobile,
    }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
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
        'accept-language': locale,
      });
      expect(login.headers()['x-csrf-token']).toMatch(/^[0-9a-f]{64}$/);
      await expect(page).toHaveURL('/');
      const account = page.getByRole('button', { name: filled(w.navigation.accountMenu, '김서연') });
      await expect(account).toBeVisible();

      await page.getByRole('main').getByRole('link', { name: w.home.explore }).click();
      await expect(page.getByRole('heading', { level: 1, name: w.rwa.heading })).toBeVisible();
      const asset = page.getByRole('link', { name: '애월 오션 리조트' });
      await expect(asset).toBeVisible();

      const sorted = page.waitForRequest(/ordering=apy_high/);
      await page.getByLabel(w.rwa.sort).selectOption({ label: w.terms.ordering.apy_high });
      await sorted;
      const filtered = page.waitForRequest(/risk_level=medium/);
      await page.getByLabel(w.rwa.risk, { exact: true }).selectOption({ label: w.terms.risk.medium });
      expect(new URL((await filtered).url()).searchParams.get('ordering')).toBe('apy_high');
      await expect(page).toHaveURL(/sort=apy_high&risk=medium/);
      await expect(page.getByRole('feed')).toHaveAttribute('aria-busy', 'false');
      await expect(asset).toBeVisible();
      await expectAccessible(page);

      await asset.click();
      await expect(page.getByRole('heading', { level: 1, name: '애월 오션 리조트' })).toBeVisible();
      await expect(page.getByRole('img', { name: /12/ })).toBeVisible();
      await expectAccessible(page);

      const amount = page.getByLabel(w.invest.amount, { exact: true });
      await amount.fill('99.99');
      await page.getByRole('button', { name: w.invest.submit }).click();
      await expect(page.getByText(w.validation.below_minimum.replace(/\{.*?\}/, '100 GLIB'))).toBeVisible();
      await amount.fill('0.123456789');
      await expect(
        page.getByText(w.validation.amount_too_many_decimals.replace(/\{.*?\}/, '8')),
      ).toBeVisible();
      await amount.fill('1000');
      // 8.5% of 1,000 GLIB.
      await expect(page.getByText('+85 GLIB', { exact: true })).toBeVisible();

      const checked = page.waitForRequest((request) =>
        request.url().endsWith('/api/v1/investments/validate/'),
      );
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
      await expect(page.getByRole('heading', { level: 1, name: w.portfolio.heading })).toBeVisible();
      await expect(page.getByText('5,212.5', { exact: false }).first()).toBeVisible();
      await expect(page.getByRole('img', { name: /50\.26/ })).toBeVisible();
      const holdings = page.getByRole('table', { name: w.portfolio.holdings });
      await expect(holdings.getByRole('row')).toHaveCount(4);
      await expectAccessible(page);

      // On a phone, logout is only in the account menu.
      if (isMobile) await account.click();
      await page.getByRole('button', { name: w.shell.logout }).last().click();
      await expect(page).toHaveURL('/');
      await expect(account).toHaveCount(0);
    });

    test('shows an error and a retry button if a list fails to load', async ({ page, tolerate }) => {
      tolerate(/Failed to load resource/);
      let isDown = true;
      await page.route('**/api/v1/rwa/assets/?**', (route) =>
        isDown
          ? route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
          : route.continue(),
      );
      await page.goto('/rwa-assets');
      await expect(page.getByText(w.rwa.loadErrorTitle)).toBeVisible();
      await expect(page.getByText('Bad gateway')).toHaveCount(0);
      isDown = false;
      await page.getByRole('button', { name: w.common.retry }).click();
      await expect(page.getByRole('link', { name: '애월 오션 리조트' })).toBeVisible();
    });

    test('shows a skeleton while the list is loading', async ({ page }) => {
      const release = await holdRequests(page, '**/api/v1/rwa/assets/?**');
      await page.goto('/rwa-assets');
      await expect(page.getByRole('status').getByText(w.common.loading)).toBeAttached();
      release();
      await expect(page.getByRole('link', { name: '애월 오션 리조트' })).toBeVisible();
    });

    test('returns a visitor who wants to invest to the asset after the login', async ({ page }) => {
      await page.goto('/rwa-assets/ast_5gw8n2kd7q');
      await page.getByRole('button', { name: w.invest.loginToInvest }).click();
      const dialog = page.getByRole('dialog', { name: w.login.neededTitle.invest });
      await dialog.getByRole('button', { name: w.login.goToLogin }).click();
      await expect(page).toHaveURL('/login?redirect=%2Frwa-assets%2Fast_5gw8n2kd7q');
      await submitLogin(page, w);
      await expect(page).toHaveURL('/rwa-assets/ast_5gw8n2kd7q');
    });

    test('shows the server’s message for a wrong password and keeps the input', async ({
      page,
      tolerate,
    }) => {
      tolerate(/Failed to load resource/);
      await page.route('**/api/auth/login/', (route) =>
        route.continue({
          headers: { ...route.request().headers(), prefer: 'code=401, example=invalid_credentials' },
        }),
      );
      await page.goto('/login');
      await submitLogin(page, w);
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await expect(page.getByLabel(w.login.email)).toHaveValue('seoyeon.kim@example.com');
    });

    test('explains a rejected investment in the member’s language', async ({ page, tolerate }) => {
      tolerate(/Failed to load resource/);
      await page.goto('/login?redirect=%2Frwa-assets%2Fast_5gw8n2kd7q');
      await submitLogin(page, w);
      await page.route('**/invest/', (route) =>
        route.continue({
          headers: { ...route.request().headers(), prefer: 'code=409, example=insufficient_balance' },
        }),
      );
      await page.getByLabel(w.invest.amount, { exact: true }).fill('1000');
      await page.getByRole('button', { name: w.invest.submit }).click();
      const dialog = page.getByRole('dialog', { name: w.invest.confirmTitle });
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: w.invest.confirm, exact: true }).click();
      await expect(dialog.getByRole('alert')).toHaveText(w.errors.insufficientBalance);
    });
  });
}

test.describe('a retry after a lost response', () => {
  test.use({ locale: browserLocale.en });
  test('reuses the idempotency key, even after a reload', async ({ page, tolerate }) => {
    tolerate(/Failed to load resource/);
    const w = translations.en;
    const keys: (string | undefined)[] = [];
    let isCut = true;
    await page.route('**/invest/', (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return isCut ? route.abort('connectionreset') : route.continue();
    });
    await page.goto('/login?redirect=%2Frwa-assets%2Fast_5gw8n2kd7q');
    await submitLogin(page, w);
    const invest = async () => {
      await page.getByLabel(w.invest.amount, { exact: true }).fill('1000');
      await page.getByRole('button', { name: w.invest.submit }).click();
      const dialog = page.getByRole('dialog', { name: w.invest.confirmTitle });
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: w.invest.confirm, exact: true }).click();
      return dialog;
    };
    const dialog = await invest();
    await expect(dialog.getByRole('status').filter({ hasText: w.invest.outcomeUnknown })).toBeVisible();
    isCut = false;
    await page.reload();
    await page.getByRole('button', { name: w.invest.unfinishedCheck }).click();
    await expect(page.getByRole('heading', { name: w.invest.successTitle })).toBeVisible();
    expect(keys.length).toBeGreaterThan(2);
    expect(new Set(keys).size).toBe(1);
  });
});

test.describe('a changed language or color mode', () => {
  test.use({ locale: browserLocale.ko, colorScheme: 'dark' });
  test('applies without a reload and is saved', async ({ page, isMobile }) => {
    await page.goto('/rwa-assets');
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
    const card = page.getByRole('feed').getByRole('link').first();
    await expect(card).toBeVisible();
    await expectAccessible(page);
    if (isMobile) await page.getByRole('button', { name: translations.ko.shell.display }).click();
    const inEnglish = page.waitForRequest((request) => request.headers()['accept-language'] === 'en');
    await page.getByRole('radio', { name: 'EN' }).check();
    await inEnglish;
    await expect(page.getByRole('heading', { level: 1, name: translations.en.rwa.heading })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: translations.en.shell.toLight }).click();
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'light');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'light');
    await expect(card).toBeVisible();
    await expectAccessible(page);
  });
});

test('shows every page on a small phone without horizontal overflow', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/', '/login', '/rwa-assets', '/rwa-assets/ast_5gw8n2kd7q', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
