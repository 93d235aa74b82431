import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { type Member, newMember, signInAs } from './member.ts';
import { expect, test } from './test.ts';
import { browserLocale, locales, words } from './words.ts';

const list = '**/api/v1/shopping/orders/?*';
const paying = '**/api/v1/shopping/orders/*/confirm_payment/';
const cancelling = '**/api/v1/shopping/orders/*/cancel/';

/** Goods of the demo: marmalade (24 GLIL, 17.15 USDT), a tumbler (22.86 USDT), coffee (20.72 USDT). */
const [marmalade, tumbler, coffee] = ['prd_8cv5m2gw4k', 'prd_3hq8d6vm5z', 'prd_1rk7x4np8d'] as const;

for (const locale of locales) {
  const w = words[locale];
  const o = w.orders;
  const status = w.terms.orderStatus;

  test.describe(`orders in ${locale}`, () => {
    test.use({ locale: browserLocale[locale] });

    const panel = (page: Page) => page.getByRole('region', { name: /GLI-\d/ });
    const rows = (page: Page) => page.getByRole('list', { name: o.listLabel }).getByRole('article');
    const payDialog = (page: Page) => page.getByRole('dialog', { name: o.payTitle });
    const openPayment = async (page: Page) => {
      await panel(page)
        .getByRole('button', { name: filled(o.payAmount, '24 GLIL') })
        .click();
      return payDialog(page);
    };

    test('paid with consent: order, list and balance are right without a reload, and the toast says it', async ({
      page,
      request,
    }) => {
      const member = await newMember(request);
      await placeOrder(request, member);
      const second = await placeOrder(request, member);
      await signInAs(page, member, '/orders');
      await expect(rows(page)).toHaveCount(2);
      await rows(page).nth(1).getByRole('link').press('Enter');
      await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused();

      const dialog = await openPayment(page);
      await expect(dialog.getByText('3,000 GLIL', { exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: o.pay, exact: true }).click();
      await expect(dialog.getByText(o.agreeNeeded)).toBeVisible();
      await dialog.getByRole('checkbox').check();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: o.pay, exact: true }).click();

      await expect(page.getByText(o.paidToast, { exact: true }).first()).toBeVisible();
      await expect(panel(page).getByText(status.paid, { exact: true }).first()).toBeVisible();
      await expect(rows(page).nth(1).getByText(status.paid)).toBeVisible();
      await expect(panel(page).getByRole('button', { name: /24 GLIL/ })).toHaveCount(0);

      await rows(page).first().getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`order=${second.id}`));
      const again = await openPayment(page);
      await expect(again.getByText('2,976 GLIL', { exact: true })).toBeVisible();
      await again.getByRole('button', { name: w.common.cancel }).click();

      await page.getByRole('button', { name: o.closeDetail }).click();
      await expect(rows(page).first().getByRole('link')).toBeFocused();
    });

    test('a lost answer is sent again under the same key, also after a reload: paid once', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(/ERR_FAILED/);
      const member = await newMember(request);
      const { id } = await placeOrder(request, member);
      await signInAs(page, member, `/orders?order=${id}`);
      const keys: (string | undefined)[] = [];
      await page.route(paying, async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        await route.fetch();
        await route.abort();
      });
      const dialog = await openPayment(page);
      await dialog.getByRole('checkbox').check();
      // What is read meanwhile still says that it is not paid.
      await page.route(`**/api/v1/shopping/orders/${id}/`, (route) => route.abort());
      await dialog.getByRole('button', { name: o.pay, exact: true }).click();
      await expect(dialog.getByText(w.errors.network)).toBeVisible({ timeout: 20_000 });
      expect(new Set(keys).size).toBe(1);

      await page.unrouteAll();
      const sent = page.waitForRequest(paying);
      await dialog.getByRole('button', { name: o.pay, exact: true }).click();
      expect((await sent).headers()['idempotency-key']).toBe(keys[0]);
      await expect(page.getByText(o.paidToast, { exact: true }).first()).toBeVisible();
      expect(await purchasesOf(request, member)).toBe(1);
    });

    test('cancelled with a reason: the reason stays in the history, and what comes back is said', async ({
      page,
      request,
    }) => {
      const member = await newMember(request);
      const { id } = await placeOrder(request, member);
      await payOrder(request, member, id);
      await signInAs(page, member, `/orders?order=${id}`);
      await panel(page).getByRole('button', { name: o.cancelOrder }).click();
      const dialog = page.getByRole('dialog', { name: o.cancelTitle });
      await expect(dialog.getByText('24 GLIL', { exact: true })).toBeVisible();
      await dialog.getByRole('textbox').fill('Other plans');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: o.cancelConfirm }).click();
      await expect(page.getByText(o.cancelledToast, { exact: true }).first()).toBeVisible();
      await expect(panel(page).getByText('Other plans')).toBeVisible();
      await expect(panel(page).getByText(filled(o.refundPending, '24 GLIL'))).toBeVisible();
      await expect(panel(page).getByRole('button', { name: o.cancelOrder })).toHaveCount(0);
      await expect(rows(page).getByText(status.cancelled)).toBeVisible();
    });

    test('only the receipt is printed', async ({ page, request }) => {
      const member = await newMember(request);
      const { id, number } = await placeOrder(request, member);
      await payOrder(request, member, id);
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
      });
      await signInAs(page, member, `/orders?order=${id}`);
      const receipt = page.locator('[data-receipt]');
      await expect(panel(page).getByRole('button', { name: o.print })).toBeVisible();
      await expect(receipt).toBeHidden();
      await panel(page).getByRole('button', { name: o.print }).click();
      await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(receipt.getByRole('heading', { level: 1, name: o.receipt })).toBeVisible();
      await expect(receipt.getByText(number)).toBeVisible();
      await expect(page.getByRole('banner').first()).toBeHidden();
      await expect(receipt).toHaveCSS('color', 'rgb(0, 0, 0)');
      expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(1100);
    });

    test('every refusal of a payment or a cancellation is said in words', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(/409|500|ERR_INTERNET_DISCONNECTED/);
      const member = await newMember(request);
      const { id } = await placeOrder(request, member);
      await signInAs(page, member, `/orders?order=${id}`);
      const dialog = await openPayment(page);
      await dialog.getByRole('checkbox').check();
      const refusals = [
        ['example=insufficient_balance', w.errors.insufficientBalance],
        ['example=payment_failed', w.errors.payment],
        ['example=order_state_conflict', w.errors.orderState],
      ] as const;
      for (const [answer, text] of refusals) {
        await prefer(page, paying, `code=409, ${answer}`);
        await dialog.getByRole('button', { name: o.pay, exact: true }).click();
        await expect(dialog.getByRole('alert').filter({ hasText: text })).toBeVisible();
        await page.unroute(paying);
      }
      await page.context().setOffline(true);
      await dialog.getByRole('button', { name: o.pay, exact: true }).click();
      await expect(dialog.getByText(w.errors.network)).toBeVisible({ timeout: 20_000 });
      await page.context().setOffline(false);
      await dialog.getByRole('button', { name: w.common.cancel }).click();

      await prefer(page, cancelling, 'code=409, example=order_state_conflict');
      await panel(page).getByRole('button', { name: o.cancelOrder }).click();
      const cancel = page.getByRole('dialog', { name: o.cancelTitle });
      await cancel.getByRole('button', { name: o.cancelConfirm }).click();
      await expect(cancel.getByText(w.errors.orderState)).toBeVisible();
    });

    test('more than the balance: says what is missing and leads to the conversion', async ({
      page,
      request,
    }) => {
      const member = await newMember(request);
      const { id } = await placeOrder(request, member, {
        token: 'USDT',
        products: [marmalade, tumbler, coffee],
        quantity: 20,
      });
      await signInAs(page, member, `/orders?order=${id}`);
      await panel(page)
        .getByRole('button', { name: filled(o.payAmount, '1,214.6 USDT') })
        .click();
      const dialog = payDialog(page);
      await expect(dialog.getByText(w.errors.insufficientBalance)).toBeVisible();
      await expect(dialog.getByText(filled(o.missingAmount, '214.6 USDT'))).toBeVisible();
      await expect(dialog.getByRole('link', { name: o.toConversion })).toHaveAttribute('href', '/conversion');
      await expect(dialog.getByRole('button', { name: o.pay, exact: true })).toHaveCount(0);
    });

    test('nothing ordered, nothing of a status, nobody else’s order: each says what to do', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(/404/);
      const other = await placeOrder(request, await newMember(request));
      await signInAs(page, await newMember(request), '/orders');
      await expect(page.getByRole('link', { name: o.toMall })).toHaveAttribute('href', '/shopping');
      await page.getByLabel(o.filter).selectOption('paid');
      await expect(page).toHaveURL(/status=paid/);
      await expect(page.getByText(o.emptyFilter, { exact: true })).toBeVisible();
      await page.goto(`/orders?order=${other.id}`);
      await expect(page.getByText(o.missing, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: o.showAll }).click();
      await expect(page).toHaveURL(/\/orders\??$/);
    });

    test('status and page live in the address; a list that fails is read again', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(/500/);
      const member = await newMember(request);
      for (let count = 0; count < 11; count++) await placeOrder(request, member);
      await prefer(page, list, 'code=500');
      await signInAs(page, member, '/orders?status=pending_payment');
      await expect(page.getByText(w.errors.server)).toBeVisible({ timeout: 20_000 });
      await page.unroute(list);
      await page.getByRole('button', { name: w.common.retry }).click();
      await expect(rows(page)).toHaveCount(10);
      await page.getByRole('button', { name: w.common.nextPage }).click();
      await expect(page).toHaveURL(/status=pending_payment&page=2/);
      await expect(rows(page)).toHaveCount(1);
      await page.reload();
      await expect(rows(page)).toHaveCount(1);
      await page.goBack();
      await expect(rows(page)).toHaveCount(10);
    });

    test('on a phone the order has the screen to itself; clean for axe in both colour modes', async ({
      page,
      request,
    }) => {
      const member = await newMember(request);
      const { id } = await placeOrder(request, member);
      await page.setViewportSize({ width: 390, height: 844 });
      await signInAs(page, member, `/orders?order=${id}`);
      await expect(panel(page).getByText(status.pending_payment).first()).toBeVisible();
      await expect(page.getByLabel(o.filter)).toBeHidden();
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await page.getByRole('link', { name: o.backToList }).click();
      await expect(rows(page)).toHaveCount(1);
    });
  });
}

/** Makes the server answer a call the way the header asks for. */
async function prefer(page: Page, call: string, answer: string): Promise<void> {
  await page.route(call, (route) =>
    route.continue({ headers: { ...route.request().headers(), Prefer: answer } }),
  );
}

const bearer = ({ tokens }: Member) => ({ Authorization: `Bearer ${tokens.access_token}` });

type Wish = { token?: 'GLIL' | 'USDT'; products?: readonly string[]; quantity?: number };

async function placeOrder(request: APIRequestContext, member: Member, wish: Wish = {}) {
  const { token = 'GLIL', products = [marmalade], quantity = 1 } = wish;
  const answer = await request.post('/api/v1/shopping/orders/', {
    headers: bearer(member),
    data: {
      lines: products.map((product_id) => ({ product_id, quantity })),
      token,
      customer: { name: '오세아', phone: '010-1234-5678', address: '서울특별시 성동구 성수이로 1' },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { id: string; number: string };
}

async function payOrder(request: APIRequestContext, member: Member, id: string): Promise<void> {
  const answer = await request.post(`/api/v1/shopping/orders/${id}/confirm_payment/`, {
    headers: bearer(member),
    data: {},
  });
  expect(answer.status()).toBe(200);
}

async function purchasesOf(request: APIRequestContext, member: Member): Promise<number> {
  const answer = await request.get('/api/v1/wallet/info/?type=purchase', { headers: bearer(member) });
  const { transactions } = (await answer.json()) as { transactions: { count: number } };
  return transactions.count;
}

/** A sentence of the dictionary with this in the place of its one value. */
function filled(sentence: string, value: string): string {
  return sentence.replace(/\{[^}]*\}/, value);
}
