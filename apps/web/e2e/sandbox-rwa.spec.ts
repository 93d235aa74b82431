import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { type Member, newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, locales, words } from './words.ts';

// Calls are refused and answers lost on purpose here; the browser writes each into its console.
const refused = /Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED/;

const villas = { id: 'ast_2vx6p9rm4t', ko: '강릉 솔향 빌라', en: 'Gangneung Pine Villas' };
const closed = [
  { id: 'ast_9nk5w2cs8v', reason: 'closedPending' },
  { id: 'ast_4yd9r6hk1s', reason: 'closedPaused' },
  { id: 'ast_1qs8h3tf5w', reason: 'closedCompleted' },
] as const;
/** Filled up by these tests, each language its own. */
const nearlyFunded = { ko: 'ast_5mw3c8yd2r', en: 'ast_7xb4m1vz8j' };

const bearer = ({ tokens }: Member) => ({ Authorization: `Bearer ${tokens.access_token}` });

/** Others invest until `left` GLIB are left; each has 10,000 at first. */
async function investUntil(request: APIRequestContext, id: string, left: number): Promise<void> {
  for (;;) {
    const asset = (await (await request.get(`/api/v1/rwa/assets/${id}/`)).json()) as {
      funding: { remaining: string };
    };
    const amount = Math.min(10_000, Number(asset.funding.remaining) - left);
    if (amount <= 0) return;
    const answer = await request.post(`/api/v1/rwa/assets/${id}/invest/`, {
      headers: bearer(await newMember(request)),
      data: { amount: String(amount), accepted_risk: true },
    });
    expect(answer.status()).toBe(201);
  }
}

/** The server answers these calls with a status of our choice, as it would. */
async function prefer(page: Page, url: string | RegExp, preference: string): Promise<void> {
  await page.route(url, (route) =>
    route.continue({ headers: { ...route.request().headers(), prefer: preference } }),
  );
}

for (const locale of locales) {
  const w = words[locale];
  const start = (text: string) => new RegExp(`^${text.split('{')[0]}`);

  test.describe(`the asset list in ${locale}`, () => {
    test.use({ locale: browserLocale[locale] });

    test('filters, sort and comparison live in the address; back undoes them, a reload keeps them', async ({
      page,
    }) => {
      await page.goto('/rwa-assets');
      const cards = page.getByRole('feed', { name: w.rwaAssets.feed }).getByRole('article');
      await expect(cards.first()).toHaveAttribute('aria-setsize', '27');
      await page.getByLabel(w.rwa.risk, { exact: true }).selectOption('low');
      await expect(page).toHaveURL(/risk=low/);
      await page.getByLabel(w.rwa.sort, { exact: true }).selectOption('minimum_low');
      await expect(cards.first()).toHaveAttribute('aria-setsize', /^[1-9]$/);
      await page.getByRole('checkbox', { name: w.rwaAssets.featuredOnly }).check();
      await expect(page.getByText(w.rwa.emptyTitle)).toBeVisible();
      await page.goBack();
      await expect(cards.first()).toBeVisible();
      await expect(page).toHaveURL(/risk=low&sort=minimum_low$/);

      const choices = page.getByRole('checkbox', { name: start(w.rwaAssets.compareAsset) });
      for (const index of [0, 1, 2]) await choices.nth(index).check();
      await expect(choices.nth(3)).toBeDisabled();
      await page.reload();
      const tray = page.getByRole('region', { name: w.rwaAssets.compareTray });
      await expect(tray.getByRole('listitem')).toHaveCount(3);
      await expect(choices.first()).toBeChecked();
      await tray
        .getByRole('button', { name: start(w.rwaAssets.compareRemove) })
        .first()
        .click();
      await expect(choices.nth(3)).toBeEnabled();
      await tray.getByRole('button', { name: w.rwaAssets.compareOpen, exact: true }).click();
      const table = page.getByRole('dialog').getByRole('table', { name: w.rwaAssets.compareTitle });
      await expect(table.getByRole('columnheader')).toHaveCount(3);
      await expect(table.getByRole('rowheader', { name: w.rwa.expectedApy })).toBeVisible();
      await expectAccessible(page);
      await table.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/rwa-assets\/ast_/);
      await page.goBack();
      await expect(tray.getByRole('listitem')).toHaveCount(2);
    });

    test('goes on while one scrolls, ends with its last asset, and back leads to the same place', async ({
      page,
    }) => {
      await page.goto('/rwa-assets');
      const cards = page.getByRole('feed').getByRole('article');
      await expect(cards.first()).toHaveAttribute('aria-posinset', '1');
      await expectAccessible(page);
      await page.keyboard.press('End');
      await expect(page.locator('[aria-posinset="27"]')).toBeVisible();
      await expect(page.getByText(w.rwaAssets.listEnd)).toBeInViewport();
      await expect(page).toHaveURL(/page=[23]/);
      await expect(page.locator('[aria-posinset="1"]')).toHaveCount(0);

      const last = page.locator('[aria-posinset="27"]').getByRole('link');
      await last.scrollIntoViewIfNeeded();
      await expect(page).toHaveURL(/page=[23]/);
      const topOfCard = async () => Math.round((await last.boundingBox())?.y ?? Number.NaN);
      const before = await topOfCard();
      await last.click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(last).toBeInViewport();
      await expect.poll(async () => Math.abs((await topOfCard()) - before)).toBeLessThan(4);

      await page.reload();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    });

    test('says what could not be loaded, and loads it on another try', async ({ page, tolerate }) => {
      tolerate(refused);
      await prefer(page, '**/api/v1/rwa/assets/?**', 'code=500');
      await page.goto('/rwa-assets');
      if (locale === 'en') expect(w.rwa.loadErrorTitle).toBe('Unable to load data');
      await expect(page.getByText(w.rwa.loadErrorTitle, { exact: true })).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText(w.errors.server)).toBeVisible();
      await page.unroute('**/api/v1/rwa/assets/?**');
      await page.getByRole('main').getByRole('button', { name: w.common.retry }).click();
      await expect(page.getByRole('article').first()).toBeVisible();

      // A later page that fails says so in its place, and the rest stays.
      await prefer(page, /assets\/\?.*page=3/, 'code=500');
      await page.keyboard.press('End');
      await expect(page.getByText(w.rwa.loadErrorTitle, { exact: true })).toBeVisible({ timeout: 20_000 });
      await page.unroute(/assets\/\?.*page=3/);
      await page.getByRole('main').getByRole('button', { name: w.common.retry }).click();
      await expect(page.locator('[aria-posinset="27"]')).toBeVisible();
    });
  });

  test.describe(`an asset in ${locale}`, () => {
    test.use({ locale: browserLocale[locale] });

    test('shows pictures in full, its place, its risk and similar assets', async ({ page, tolerate }) => {
      tolerate(refused);
      await prefer(page, '**/by_category/**', 'code=500');
      await page.goto(`/rwa-assets/${villas.id}`);
      await expect(page.getByRole('heading', { level: 1, name: villas[locale] })).toBeVisible();
      await page.getByRole('figure').getByRole('button').first().click();
      const dialog = page.getByRole('dialog', { name: w.rwa.pictures });
      const first = await dialog.getByRole('img').getAttribute('src');
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('img')).not.toHaveAttribute('src', first ?? '');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('figure').getByRole('button').first()).toBeFocused();
      await expect(page.getByText(w.rwaAsset.riskMeaning.low)).toBeVisible();
      await expect(
        page.getByRole('img', {
          name: new RegExp(w.rwaAsset.map.split(/\{.*?\}/)[locale === 'ko' ? 1 : 0] ?? ''),
        }),
      ).toBeVisible();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const main = page.getByRole('main');
      await expect(main.getByText(w.errors.loadData)).toBeVisible({ timeout: 20_000 });
      await page.unroute('**/by_category/**');
      await main.getByRole('button', { name: w.common.retry }).click();
      await expect(main.getByRole('article')).toHaveCount(3);
      await expect(main.getByRole('article').getByRole('link', { name: villas[locale] })).toHaveCount(0);
      await expectAccessible(page);
    });

    test('that takes no investments says why; one that is not there says so; a failed one can be tried again', async ({
      page,
      tolerate,
    }) => {
      tolerate(refused);
      for (const { id, reason } of closed) {
        await page.goto(`/rwa-assets/${id}`);
        await expect(page.getByText(w.invest[reason])).toBeVisible();
        await expect(page.getByLabel(w.invest.amount, { exact: true })).toHaveCount(0);
      }
      await page.goto('/rwa-assets/ast_0000000000');
      await expect(page.getByText(w.rwa.assetMissingTitle)).toBeVisible();
      const detail = `**/api/v1/rwa/assets/${villas.id}/`;
      await prefer(page, detail, 'code=500');
      await page.goto(`/rwa-assets/${villas.id}`);
      await expect(page.getByText(w.rwa.loadErrorTitle, { exact: true })).toBeVisible({ timeout: 20_000 });
      await page.unroute(detail);
      await page.getByRole('button', { name: w.common.retry }).click();
      await expect(page.getByRole('heading', { level: 1, name: villas[locale] })).toBeVisible();
    });
  });

  test.describe(`investing in ${locale}`, () => {
    test.use({ locale: browserLocale[locale] });

    const amountField = (page: Page) => page.getByLabel(w.invest.amount, { exact: true });
    const review = (page: Page) => page.getByRole('button', { name: w.invest.submit });

    /** Confirms what is under review; the caller waits for the outcome. */
    async function confirm(page: Page): Promise<void> {
      const dialog = page.getByRole('dialog', { name: w.invest.confirmTitle });
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: w.invest.confirm, exact: true }).click();
    }

    test('goes up to the cap, and not beyond; a full asset takes no more', async ({ page, request }) => {
      const id = nearlyFunded[locale];
      await investUntil(request, id, 500);
      await signInAs(page, await newMember(request), `/rwa-assets/${id}`);
      await amountField(page).fill('500.01');
      await amountField(page).blur();
      await expect(page.getByText(w.validation.above_maximum.replace(/\{.*?\}/, '500 GLIB'))).toBeVisible();
      await page.getByRole('button', { name: start(w.invest.maximumButtonOf) }).click();
      await expect(amountField(page)).toHaveValue('500');
      await expect(page.getByText(w.invest.checked)).toBeVisible();
      await review(page).click();
      await confirm(page);
      await expect(page.getByRole('heading', { name: w.invest.successTitle })).toBeFocused();
      // Everything that depends on it is right without a reload.
      await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuetext', '100%');
      const toast = page.getByRole('button', { name: w.invest.toPortfolio });
      await expect(toast).toBeVisible();
      await page.goto(`/rwa-assets/${id}`);
      await expect(page.getByText(w.invest.closedCompleted)).toBeVisible();
    });

    test('says what is wrong with an amount, at once and before anything is sent', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(refused);
      await signInAs(page, await newMember(request), `/rwa-assets/${villas.id}`);
      await expect(page.getByText(w.invest.balance)).toBeVisible();
      for (const [typed, complaint] of [
        ['', w.validation.required.replace(/\{.*?\}/, w.invest.amount)],
        ['0', w.validation.amount_not_positive],
        ['0.000000001', w.validation.amount_too_many_decimals.replace(/\{.*?\}/, '8')],
        ['1000001', w.validation.amount_too_large.replace(/\{.*?\}/, '1,000,000 GLIB')],
        ['49.99', w.validation.below_minimum.replace(/\{.*?\}/, '50 GLIB')],
        ['10000.5', w.validation.exceeds_balance.replace(/\{.*?\}/, '10,000 GLIB')],
      ] as const) {
        await amountField(page).fill(typed);
        await review(page).click();
        await expect(page.getByText(complaint)).toBeVisible();
      }
      await expectAccessible(page);

      const check = '**/api/v1/investments/validate/';
      await prefer(page, check, 'code=500');
      await amountField(page).fill('100');
      await expect(page.getByText(start(w.invest.checkFailed))).toBeVisible({ timeout: 20_000 });
      await page.unroute(check);
      await amountField(page).fill('120');
      await expect(page.getByText(w.invest.checked)).toBeVisible();

      const invest = '**/invest/';
      for (const [preference, message] of [
        ['code=409, example=insufficient_balance', w.errors.insufficientBalance],
        ['code=409, example=funding_cap_exceeded', w.errors.fundingCap],
      ] as const) {
        await prefer(page, invest, preference);
        await review(page).click();
        await confirm(page);
        const dialog = page.getByRole('dialog', { name: w.invest.confirmTitle });
        await expect(dialog.getByRole('alert')).toHaveText(message);
        await dialog.getByRole('button', { name: w.common.cancel }).click();
        await page.unroute(invest);
      }
      await expect(amountField(page)).toHaveValue('120');
    });

    test('happens once when its answer is lost and the page is reloaded', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(refused);
      const member = await newMember(request);
      await signInAs(page, member, `/rwa-assets/${villas.id}`);
      await amountField(page).fill('200');
      await review(page).click();
      const keys = new Set<string | undefined>();
      await page.route('**/invest/', async (route) => {
        keys.add(route.request().headers()['idempotency-key']);
        await route.fetch();
        await route.abort();
      });
      await confirm(page);
      const dialog = page.getByRole('dialog', { name: w.invest.confirmTitle });
      await expect(dialog.getByRole('alert')).toHaveText(w.errors.network, { timeout: 20_000 });
      await page.reload();
      await expect(page.getByRole('heading', { name: w.invest.unfinishedTitle })).toBeVisible();
      await expectAccessible(page);
      await page.unroute('**/invest/');
      const sent = page.waitForRequest('**/invest/');
      await page.getByRole('button', { name: w.invest.unfinishedCheck }).click();
      keys.add((await sent).headers()['idempotency-key']);
      await expect(page.getByRole('heading', { name: w.invest.successTitle })).toBeVisible();
      expect(keys.size).toBe(1);
      const made = await request.get('/api/v1/investments/', { headers: bearer(member) });
      expect(await made.json()).toMatchObject({ count: 1, results: [{ principal: '200.00' }] });
    });
  });
}
