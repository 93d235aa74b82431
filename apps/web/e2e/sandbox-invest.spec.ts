import type { APIRequestContext, Page } from '@playwright/test';
import { createFormats } from '../src/i18n/format.ts';
import { expectAccessible } from './axe.ts';
import { failedCall, loseResponse, prefer } from './failing-calls.ts';
import { holdRequests } from './hold-requests.ts';
import { bearer, newMember, signInAs } from './member.ts';
import { expect, test, testOnBranch } from './test.ts';
import { browserLocale, filled, translations } from './translations.ts';

const w = translations.en;
const formats = createFormats('en');
const villas = 'ast_2vx6p9rm4t';
const nearlyFunded = 'ast_5mw3c8yd2r';

test.use({ locale: browserLocale.en, colorScheme: 'dark' });

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
  const member = await newMember(request);
  await signInAs(page, member, `/rwa-assets/${nearlyFunded}`);
  await amountField(page).fill('500.01');
  await amountField(page).blur();
  await expect(page.getByText(filled(w.validation.above_maximum, '500 GLIB'))).toBeVisible();
  await page.getByRole('button', { name: /^100%/ }).click();
  await expect(amountField(page)).toHaveValue('500');
  await review(page).click();
  const dialog = page.getByRole('dialog', { name: w.invest.confirmTitle });
  const terms = dialog.getByText(/^Earnings are paid to your balance/);
  await expect(terms).toBeVisible();
  await expectAccessible(page);
  const promised = (await terms.textContent()) ?? '';
  await confirm(page);
  const announced = page.getByRole('status').getByRole('heading', { name: w.invest.successTitle });
  await expect(announced).toBeFocused();
  const made = await (await request.get('/api/v1/investments/', { headers: bearer(member) })).json();
  const [{ matures_on: maturesOn, next_payout: nextPayout }] = made.results;
  expect(promised).toContain(formats.day(maturesOn));
  expect(promised).toContain(formats.day(nextPayout.pays_on));
  await expect(page.getByText(promised).first()).toBeVisible();
  // All dependent data is up to date without a reload.
  await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuetext', '100%');
  await expect(page.getByRole('link', { name: w.invest.toPortfolio })).toBeVisible();
  // The page shows the result, so no toast repeats it.
  await expect(page.getByRole('button', { name: w.invest.toPortfolio })).toHaveCount(0);
  await page.goto(`/rwa-assets/${nearlyFunded}`);
  await expect(page.getByText(w.invest.closedCompleted)).toBeVisible();
});

test('keeps the button in place while the amount is checked, and scrolls to a rejection', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(failedCall);
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

  // In a window this small, the dialog scrolls, and the error is below its other content.
  await page.setViewportSize({ width: 390, height: 600 });
  await prefer(page, '**/invest/', 'code=409, example=insufficient_balance');
  await review(page).click();
  await confirm(page);
  const error = page.getByRole('dialog', { name: w.invest.confirmTitle }).getByRole('alert');
  await expect(error).toHaveText(w.errors.insufficientBalance);
  await expect(error).toBeInViewport({ ratio: 0.95 });
});

test('finds an investment with a lost response and invests only once', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(failedCall);
  const member = await newMember(request);
  await signInAs(page, member, `/rwa-assets/${villas}`);
  await amountField(page).fill('200');
  await review(page).click();
  const { keys } = await loseResponse(page, '**/invest/');
  await confirm(page);
  await expect(page.getByRole('heading', { name: w.invest.successTitle })).toBeVisible();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  const made = await request.get('/api/v1/investments/', { headers: bearer(member) });
  expect(await made.json()).toMatchObject({ count: 1, results: [{ principal: '200.00' }] });
});
