import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { failedCall, loseResponse, prefer } from './failing-calls.ts';
import { holdRequests } from './hold-requests.ts';
import { bearer, newMember, signInAs } from './member.ts';
import { expect, test, testOnBranch } from './test.ts';
import { browserLocale, colorScheme, filled, firstIn, locales, named, translations } from './translations.ts';

const villas = 'ast_2vx6p9rm4t';
const nearlyFunded = 'ast_5mw3c8yd2r';

/** Lets other members invest until `left` GLIB remain. Each of them starts with 10,000. */
async function investUntil(request: APIRequestContext, id: string, left: number): Promise<void> {
  for (;;) {
    const asset = (await (await request.get(`/api/v1/rwa/assets/${id}/`)).json()) as {
      funding: { remaining: string };
    };
    const amount = Math.min(10_000, Number(asset.funding.remaining) - left);
    if (amount <= 0) return;
    const response = await request.post(`/api/v1/rwa/assets/${id}/invest/`, {
      headers: bearer(await newMember(request)),
      data: { amount: String(amount), accepted_risk: true },
    });
    expect(response.status()).toBe(201);
  }
}

for (const locale of locales) {
  const w = translations[locale];

  test.describe(`investing in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    const amountField = (page: Page) => page.getByLabel(w.invest.amount, { exact: true });
    const review = (page: Page) => page.getByRole('button', { name: w.invest.submit });

    /** Confirms the reviewed amount. The caller waits for the outcome. */
    async function confirm(page: Page): Promise<void> {
      const dialog = page.getByRole('dialog', { name: w.invest.confirmTitle });
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: w.invest.confirm, exact: true }).click();
    }

    testOnBranch('is possible up to the cap, but not in a fully funded asset', async ({ page, request }) => {
      await investUntil(request, nearlyFunded, 500);
      await signInAs(page, await newMember(request), `/rwa-assets/${nearlyFunded}`);
      await amountField(page).fill('500.01');
      await amountField(page).blur();
      await expect(page.getByText(filled(w.validation.above_maximum, '500 GLIB'))).toBeVisible();
      await page.getByRole('button', { name: /^100%/ }).click();
      await expect(amountField(page)).toHaveValue('500');
      await review(page).click();
      await confirm(page);
      const announced = page.getByRole('status').getByRole('heading', { name: w.invest.successTitle });
      await expect(announced).toBeFocused();
      // All dependent data is up to date without a reload.
      await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuetext', '100%');
      await expect(page.getByRole('link', { name: w.invest.toPortfolio })).toBeVisible();
      // The page shows the result, so no toast repeats it.
      await expect(page.getByRole('button', { name: w.invest.toPortfolio })).toHaveCount(0);
      await page.goto(`/rwa-assets/${nearlyFunded}`);
      await expect(page.getByText(w.invest.closedCompleted)).toBeVisible();
    });

    test('shows an amount’s validation errors before sending anything', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(failedCall);
      await signInAs(page, await newMember(request), `/rwa-assets/${villas}`);
      await expect(page.getByRole('button', { name: /^100%/ })).toBeEnabled();
      for (const [typed, fieldError] of [
        ['', filled(w.validation.required, w.invest.amount)],
        ['0', w.validation.amount_not_positive],
        ['0.000000001', filled(w.validation.amount_too_many_decimals, '8')],
        ['1000001', filled(w.validation.amount_too_large, '1,000,000 GLIB')],
        ['49.99', filled(w.validation.below_minimum, '50 GLIB')],
        ['10000.5', filled(w.validation.exceeds_balance, '10,000 GLIB')],
      ] as const) {
        await amountField(page).fill(typed);
        await review(page).click();
        await expect(page.getByText(fieldError)).toBeVisible();
      }
      await expectAccessible(page);

      const check = '**/api/v1/investments/validate/';
      await prefer(page, check, 'code=500');
      await amountField(page).fill('100');
      await expect(page.getByText(named(w.invest.checkFailed))).toBeVisible();
      await page.unroute(check);
      await amountField(page).fill('120');
      await expect(page.getByText(named(w.invest.checkFailed))).toHaveCount(0);

      const invest = '**/invest/';
      // In a window this small, the dialog scrolls, and the error is below its other content.
      await page.setViewportSize({ width: 390, height: 600 });
      for (const [preference, message] of [
        ['code=409, example=insufficient_balance', w.errors.insufficientBalance],
        ['code=409, example=funding_cap_exceeded', w.errors.fundingCap],
        ['code=409, example=asset_not_open', w.errors.assetNotOpen],
        ['code=400, example=amount_below_minimum', w.errors.belowMinimum],
      ] as const) {
        await prefer(page, invest, preference);
        await review(page).click();
        await confirm(page);
        const dialog = page.getByRole('dialog', { name: w.invest.confirmTitle });
        await expect(dialog.getByRole('alert')).toHaveText(message);
        await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 0.95 });
        await dialog.getByRole('button', { name: w.common.cancel }).click();
        await page.unroute(invest);
      }
      await expect(amountField(page)).toHaveValue('120');
    });

    test('offers a conversion if the balance is too low, and then restores the amount', async ({
      page,
      request,
    }) => {
      await signInAs(page, await newMember(request), `/rwa-assets/${villas}`);
      const convert = page.getByRole('link', { name: filled(w.invest.convert, 'GLIB') });
      await amountField(page).fill('9000');
      await expect(page.getByRole('button', { name: /^100%/ })).toBeEnabled();
      await expect(convert).toHaveCount(0);
      await amountField(page).fill('10500');
      await convert.click();
      await expect(page.getByRole('main').getByLabel(w.conversion.receive).first()).toHaveValue('GLIB');
      await expectAccessible(page);
      await page.getByRole('main').getByRole('link', { name: w.conversion.backToInvestment }).click();
      await expect(page).toHaveURL(`/rwa-assets/${villas}?amount=10500`);
      await expect(amountField(page)).toHaveValue('10,500');
    });

    test('keeps the button in place while the amount is checked', async ({ page, request }) => {
      const member = await newMember(request);
      const loadWallet = await holdRequests(page, '**/api/v1/wallet/info/*');
      await signInAs(page, member, `/rwa-assets/${villas}`);
      const top = async () => (await review(page).boundingBox())?.y;
      await expect(review(page)).toBeVisible();
      const before = await top();
      loadWallet();
      await expect(page.getByRole('button', { name: /^100%/ })).toBeEnabled();
      expect(await top()).toBe(before);
      await amountField(page).fill('150');
      await expect(page.getByText('9,850 GLIB')).toBeVisible();
      expect(await top()).toBe(before);
    });

    test('resends an investment that the server is still processing until its outcome is known', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(failedCall);
      const member = await newMember(request);
      await signInAs(page, member, `/rwa-assets/${villas}`);
      await amountField(page).fill('150');
      await review(page).click();
      let isInFlight = true;
      const inFlight = 'code=409, example=request_in_progress';
      await page.route('**/invest/', (route) =>
        route.continue(isInFlight ? { headers: { ...route.request().headers(), prefer: inFlight } } : {}),
      );
      await confirm(page);
      const dialog = page.getByRole('dialog', { name: w.invest.confirmTitle });
      await expect(dialog.getByText(w.invest.outcomeUnknown)).toBeVisible();
      await expectAccessible(page);
      isInFlight = false;
      await expect(page.getByRole('heading', { name: w.invest.successTitle })).toBeVisible();
      const made = await request.get('/api/v1/investments/', { headers: bearer(member) });
      expect(await made.json()).toMatchObject({ count: 1, results: [{ principal: '150.00' }] });
    });

    test('invests only once after a lost response and a reload', async ({ page, request, tolerate }) => {
      tolerate(failedCall);
      const member = await newMember(request);
      await signInAs(page, member, `/rwa-assets/${villas}`);
      await amountField(page).fill('200');
      await review(page).click();
      const { keys, restore } = await loseResponse(page, '**/invest/');
      await confirm(page);
      const dialog = page.getByRole('dialog', { name: w.invest.confirmTitle });
      await expect(dialog.getByText(w.invest.outcomeUnknown)).toBeVisible();
      await dialog.getByRole('button', { name: w.common.cancel }).click();
      await expect(page.getByText(w.invest.outcomeUnknown)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: w.invest.unfinishedTitle })).toBeVisible();
      await expectAccessible(page);
      restore();
      await page.getByRole('button', { name: w.invest.unfinishedCheck }).click();
      await expect(page.getByRole('heading', { name: w.invest.successTitle })).toBeVisible();
      expect(keys.length).toBeGreaterThan(1);
      expect(new Set(keys).size).toBe(1);
      const made = await request.get('/api/v1/investments/', { headers: bearer(member) });
      expect(await made.json()).toMatchObject({ count: 1, results: [{ principal: '200.00' }] });
    });
  });
}
