import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { type Member, newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, locales, words } from './words.ts';

const executing = '**/api/v1/wallet/conversion/execute/';
const quoting = '**/api/v1/wallet/conversion/validate/';

for (const locale of locales) {
  const w = words[locale];
  const c = w.conversion;

  test.describe(`conversion in ${locale}`, () => {
    test.use({ locale: browserLocale[locale] });

    const form = (page: Page) => page.getByRole('region', { name: c.heading, exact: true });
    const main = (page: Page) => form(page).locator('button[type=submit]');
    const history = (page: Page) => page.getByRole('table', { name: c.history });
    const rows = (page: Page) =>
      history(page)
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader') });
    const dialogOf = (page: Page) => page.getByRole('dialog', { name: c.confirmTitle });

    /** Enters an amount, waits for its quote and opens the confirmation. */
    async function review(page: Page, amount: string) {
      await form(page).getByLabel(c.amount, { exact: true }).fill(amount);
      await expect(main(page)).toHaveAccessibleName(c.review);
      await main(page).click();
      return dialogOf(page);
    }

    test('both ways: balance, history and the conversion itself are right without a reload', async ({
      page,
      request,
    }) => {
      await signInAs(page, await newMember(request), '/conversion?from=GLIB&to=GLID&speed=instant');
      await expect(form(page).getByText(filled(c.balance, '10,000 GLIB'))).toBeVisible();
      await expect(page.getByText(c.historyEmpty, { exact: true })).toBeVisible();
      await expectAccessible(page);

      const dialog = await review(page, '500');
      await expect(dialog.getByText(c.cannotBeReversed)).toBeVisible();
      // 500 × 0.4 = 200, less 1 %.
      await expect(dialog.getByText('198 GLID', { exact: true })).toBeVisible();
      await expectAccessible(page);
      const sent = page.waitForRequest(executing);
      await dialog.getByRole('button', { name: c.confirm, exact: true }).dblclick();
      expect((await sent).headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
      await expect(page.getByRole('heading', { name: c.successTitle })).toBeFocused();
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText(w.terms.transactionStatus.pending);

      const toast = page.getByRole('listitem').filter({ hasText: '500 GLIB → 198 GLID' });
      await toast.getByRole('button', { name: c.seeTransaction }).click();
      await expect(page).toHaveURL(/transaction=cnv_/);
      const detail = page.getByRole('dialog', { name: c.transactionTitle });
      await expect(detail.getByText('198 GLID', { exact: true })).toBeVisible();
      // Ten seconds for an instant one, and nobody touches the page.
      await expect(detail.getByText(c.hash)).toBeVisible({ timeout: 20_000 });
      await expect(
        detail.getByText(w.terms.transactionStatus.completed, { exact: true }).first(),
      ).toBeVisible();
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page).not.toHaveURL(/transaction=/);
      await expect(rows(page)).toContainText(w.terms.transactionStatus.completed);

      await page.getByRole('button', { name: c.convertAgain }).click();
      await form(page).getByRole('button', { name: c.swap }).click();
      await expect(page).toHaveURL(/from=GLID&to=GLIB/);
      await expect(form(page).getByText(filled(c.balance, '1,198 GLID'))).toBeVisible();
      await form(page).getByRole('button', { name: c.most }).click();
      await expect(form(page).getByLabel(c.amount, { exact: true })).toHaveValue('1198');
      const back = await review(page, '100');
      await back.getByRole('button', { name: c.confirm, exact: true }).click();
      await expect(page.getByRole('heading', { name: c.successTitle })).toBeFocused();
      await expect(rows(page)).toHaveCount(2);
      await expectAccessible(page);
    });

    test('only what is possible can be chosen, and whoever is not logged in is asked to', async ({
      page,
    }) => {
      await page.goto('/conversion?from=GLIL&to=GLIB');
      const told = c.refusedOneWay.replaceAll(/\{from.*?\}/g, 'GLIL').replaceAll(/\{to.*?\}/g, 'GLIB');
      await expect(page.getByText(told)).toBeVisible();
      const give = form(page).getByLabel(c.give, { exact: true });
      const receive = form(page).getByLabel(c.receive, { exact: true });
      await expect(give.getByRole('option')).toHaveText(['GLIB', 'GLID']);
      await expect(receive.getByRole('option')).toHaveText(['GLIL', 'GLID']);
      await expect(receive).toHaveValue('GLID');

      await receive.selectOption('GLIL');
      await expect(page).toHaveURL(/from=GLIB&to=GLIL/);
      await expect(page.getByText(told)).toHaveCount(0);
      await expect(form(page).getByRole('button', { name: c.swap })).toHaveCount(0);
      await give.selectOption('GLID');
      await expect(receive.getByRole('option')).toHaveText(['GLIB']);

      await page.getByRole('button', { name: /GLIB → GLIL/ }).click();
      await expect(page.getByRole('img', { name: /GLIL/ })).toBeVisible();
      await page.getByText(c.days.replace(/\{.*?\}/, '7'), { exact: true }).click();
      await page.getByText(c.showTable).click();
      await expect(page.getByRole('table', { name: c.chart }).getByRole('rowheader')).toHaveCount(7);

      // 1,000 × 1.4, less 0.5 %.
      await form(page).getByLabel(c.amount, { exact: true }).fill('1000');
      await expect(form(page).getByText('1,393 GLIL')).toBeVisible();
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
      await main(page).click();
      await page
        .getByRole('dialog', { name: w.shell.loginNeededTitle })
        .getByRole('button', { name: w.shell.goToLogin })
        .click();
      await expect(page).toHaveURL(/\/login\?redirect=%2Fconversion%3F.*to%3DGLIL/);
    });

    test('a quote that has expired is never executed: a new one takes its place', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(/409/);
      await page.clock.install();
      await signInAs(page, await newMember(request), '/conversion?from=GLIB&to=GLID');
      const dialog = await review(page, '20');
      await page.clock.fastForward('03:01');
      await expect(dialog.getByText(c.quoteOver)).toBeVisible();
      await expect(dialog.getByRole('button', { name: c.confirm, exact: true })).toHaveCount(0);
      await dialog.getByRole('button', { name: c.newQuote, exact: true }).click();
      await expect(dialog.getByRole('button', { name: c.confirm, exact: true })).toBeVisible();
      await expect(dialog.getByText(c.quoteOver)).toHaveCount(0);

      for (const [example, text] of [
        ['quote_expired', w.errors.quoteExpired],
        ['quote_already_used', c.alreadyConverted],
      ] as const) {
        await prefer(page, executing, `example=${example}`);
        await dialog.getByRole('button', { name: c.confirm, exact: true }).click();
        await expect(dialog.getByText(text)).toBeVisible();
        await page.unroute(executing);
        await dialog.getByRole('button', { name: c.newQuote, exact: true }).click();
        await expect(dialog.getByText(text)).toHaveCount(0);
      }
      await dialog.getByRole('button', { name: c.confirm, exact: true }).click();
      await expect(page.getByRole('heading', { name: c.successTitle })).toBeVisible();
      await expect(rows(page)).toHaveCount(1);
    });

    test('an answer that is lost after the conversion: once it is checked there is one conversion', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(/ERR_FAILED/);
      const member = await newMember(request);
      await signInAs(page, member, '/conversion?from=GLIB&to=GLIL&speed=economy');
      const dialog = await review(page, '40');
      const keys = new Set<string | undefined>();
      await page.route(executing, async (route) => {
        keys.add(route.request().headers()['idempotency-key']);
        await route.fetch();
        await route.abort();
      });
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: c.confirm, exact: true }).click();
      await expect(dialog.getByText(w.errors.network)).toBeVisible();
      await expect(dialog.getByText(c.tryAgainSafely)).toBeVisible();
      await expect(dialog.getByRole('button', { name: c.sendAgain })).toBeVisible();

      await page.unroute(executing);
      await page.reload();
      await expect(page.getByRole('heading', { name: c.unfinishedTitle })).toBeVisible();
      await expect(main(page)).toHaveAccessibleName(c.finishFirst);
      await expectAccessible(page);
      const again = page.waitForRequest(executing);
      await page.getByRole('button', { name: c.finish }).click();
      keys.add((await again).headers()['idempotency-key']);
      await expect(page.getByRole('heading', { name: c.successTitle })).toBeVisible();
      await expect(rows(page)).toHaveCount(1);
      expect(keys.size).toBe(1);
      expect(await historyOf(request, member)).toMatchObject({ count: 1, results: [{ amount: '40' }] });
      await page.reload();
      await expect(main(page)).toHaveAccessibleName(c.enterAmount);
    });

    test('a large amount that moves the market needs a consent to each', async ({ page, request }) => {
      const member = await newMember(request);
      await grant(request, member, '200000');
      await signInAs(page, member, '/conversion?from=GLIB&to=GLIL');
      await form(page).getByLabel(c.amount, { exact: true }).fill('200000');
      await expect(form(page).getByText(c.largeTitle, { exact: true })).toBeVisible();
      const dialog = await review(page, '200000');
      const boxes = dialog.getByRole('checkbox');
      await expect(boxes).toHaveCount(3);
      for (const title of [c.impactTitle, c.largeTitle, c.irreversibleTitle]) {
        await expect(dialog.getByText(title, { exact: true })).toBeVisible();
      }
      await dialog.getByRole('button', { name: c.confirm, exact: true }).click();
      await expect(dialog.getByText(c.consentNeeded)).toHaveCount(3);
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await dialog.getByRole('button', { name: c.confirm, exact: true }).click();
      await expect(dialog.getByText(c.consentNeeded)).toHaveCount(1);
      await expectAccessible(page);
      await boxes.nth(2).check();
      const sent = page.waitForRequest(executing);
      await dialog.getByRole('button', { name: c.confirm, exact: true }).click();
      expect((await sent).postDataJSON()).toMatchObject({
        acknowledged_warnings: ['high_price_impact', 'large_amount', 'irreversible'],
      });
      await expect(page.getByRole('heading', { name: c.successTitle })).toBeVisible();
    });

    test('more than there is, too little and what the server refuses: each says why', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(/40[0-9]|422/);
      await signInAs(page, await newMember(request), '/conversion?from=GLIB&to=GLID');
      const amount = form(page).getByLabel(c.amount, { exact: true });
      await expect(form(page).getByText(filled(c.balance, '10,000 GLIB'))).toBeVisible();
      await main(page).click();
      await expect(amount).toBeFocused();
      for (const [typed, button, text] of [
        ['10000.00000001', filled(c.notEnough, 'GLIB'), filled(w.validation.exceeds_balance, '10,000 GLIB')],
        ['9', c.checkAmount, filled(c.belowMinimum, '10 GLIB')],
        ['0', c.checkAmount, w.validation.amount_not_positive],
        ['1000000.5', c.checkAmount, filled(w.validation.amount_too_large, '1,000,000 GLIB')],
        ['10.123456789', c.checkAmount, filled(w.validation.amount_too_many_decimals, '8')],
      ] as const) {
        await amount.fill(typed);
        await expect(main(page)).toHaveAccessibleName(button);
        await expect(form(page).getByText(text)).toBeVisible();
      }
      const dialog = await review(page, '30');
      await prefer(page, executing, 'example=insufficient_balance');
      await dialog.getByRole('button', { name: c.confirm, exact: true }).click();
      await expect(dialog.getByText(w.errors.insufficientBalance)).toBeVisible();
      await page.unroute(executing);
      await prefer(page, executing, 'code=422');
      await dialog.getByRole('button', { name: c.confirm, exact: true }).click();
      await expect(dialog.getByText(w.errors.transaction)).toBeVisible();
    });

    test('each call that fails says so and can be tried again', async ({
      page,
      request,
      context,
      tolerate,
    }) => {
      tolerate(/500|404|ERR_INTERNET_DISCONNECTED/);
      const member = await newMember(request);
      const calls = ['conversion/info/', 'conversion/rates/**', 'conversion/history/**'].map(
        (call) => `**/api/v1/wallet/${call}`,
      );
      for (const call of calls) await prefer(page, call, 'code=500');
      await signInAs(page, member, '/conversion?from=GLIB&to=GLID');
      await expect(page.getByRole('alert').filter({ hasText: w.errors.server })).toHaveCount(3, {
        timeout: 20_000,
      });
      await expectAccessible(page);
      for (const call of calls) await page.unroute(call);
      for (const left of [2, 1, 0]) {
        await page.getByRole('alert').last().getByRole('button', { name: w.common.retry }).click();
        await expect(page.getByRole('alert')).toHaveCount(left);
      }

      await prefer(page, quoting, 'code=500');
      await form(page).getByLabel(c.amount, { exact: true }).fill('50');
      await expect(form(page).getByRole('alert')).toHaveText(w.errors.server);
      await page.unroute(quoting);
      await prefer(page, quoting, 'wait=1');
      await expect(main(page)).toHaveAccessibleName(c.newQuote);
      await main(page).click();
      await expect(main(page)).toHaveAttribute('aria-busy', 'true');
      await expect(main(page)).toHaveAccessibleName(c.review);
      await page.unroute(quoting);

      await context.setOffline(true);
      await form(page).getByLabel(c.amount, { exact: true }).fill('60');
      await expect(form(page).getByRole('alert')).toHaveText(w.errors.network);
      await context.setOffline(false);
      await expect(main(page)).toHaveAccessibleName(c.review);

      await page.goto('/conversion?transaction=cnv_nobodys');
      const detail = page.getByRole('dialog', { name: c.transactionTitle });
      await expect(detail.getByText(c.transactionMissing)).toBeVisible();
    });
  });

  test.describe(`the history of conversions in ${locale}`, () => {
    test.use({
      locale: browserLocale[locale],
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });

    test('is filtered by the address and reads as cards on a phone', async ({ page, request }) => {
      await signInAs(page, await demoMember(request), '/conversion?status=failed');
      const c = words[locale].conversion;
      const table = page.getByRole('table', { name: c.history });
      const links = table.getByRole('link');
      await expect(links).toHaveCount(1);
      await expect(table).toContainText(words[locale].terms.transactionStatus.failed);
      const filters = page.getByRole('search', { name: c.filters });
      await filters.getByLabel(c.status).selectOption('completed');
      await filters.getByLabel(c.give).selectOption('GLID');
      await expect(page).toHaveURL(/status=completed&given=GLID/);
      await expect(links.first()).toHaveText('GLID → GLIB');
      await filters.getByLabel(c.type).selectOption('instant');
      await filters.getByLabel(c.receive).selectOption('GLIL');
      await expect(page.getByText(c.historyNoMatch, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: c.clearFilters }).last().click();
      await expect(page).toHaveURL('/conversion');
      await expect(links.nth(2)).toBeVisible();
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow).toBe(0);
      await expectAccessible(page);
    });
  });
}

/** Dictionary text with its one value filled in. */
function filled(text: string, value: string): string {
  return text.replace(/\{.*?\}/, value);
}

/** Makes the server answer a call the way the header asks for. */
async function prefer(page: Page, call: string, answer: string): Promise<void> {
  await page.route(call, (route) =>
    route.continue({ headers: { ...route.request().headers(), Prefer: answer } }),
  );
}

async function historyOf(request: APIRequestContext, { tokens }: Member): Promise<unknown> {
  const answer = await request.get('/api/v1/wallet/conversion/history/', {
    headers: { Authorization: `Bearer ${tokens.access_token}` },
  });
  return answer.json();
}

const demoPassword = 'gli-sandbox-2026';

async function signedIn(request: APIRequestContext, username: string) {
  const answer = await request.post('/api/auth/login/', { data: { username, password: demoPassword } });
  expect(answer.ok()).toBe(true);
  return await answer.json();
}

/** The demo's first member, who has converted before. */
async function demoMember(request: APIRequestContext): Promise<Member> {
  const email = 'seoyeon.kim@example.com';
  const { user, token } = await signedIn(request, email);
  const tokens = { access_token: token.access, refresh_token: token.refresh };
  return { email, password: demoPassword, user, tokens };
}

/** The operator gives a member GLIB. */
async function grant(request: APIRequestContext, { user }: Member, amount: string): Promise<void> {
  const { token } = await signedIn(request, 'jihoon.choi@gli.example');
  const headers = { Authorization: `Bearer ${token.access}` };
  const reward = await request.post('/api/v1/referrals/rewards/manual', {
    headers,
    data: { member_id: user.id, amount, token: 'GLIB', reason: 'A large conversion to try' },
  });
  expect(reward.status()).toBe(201);
  const { id } = await reward.json();
  const paid = await request.post(`/api/v1/referrals/rewards/process/${id}`, { headers, data: {} });
  expect(paid.ok()).toBe(true);
}
