import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { failedCall, loseResponse } from './failing-calls.ts';
import { type Member, newMember, signInAs } from './member.ts';
import {
  box,
  cartPanel,
  delivery,
  findAvailableNight,
  listOrders,
  resort,
  sellOut,
  storeCart,
  TUMBLER_ID,
} from './shopping-steps.ts';
import { expect, test, testOnBranch } from './test.ts';
import { browserLocale, colorScheme, firstIn, locales, translations } from './translations.ts';

const placing = '**/api/v1/shopping/orders/';
const CONFIRM_PAYMENT_URL = '**/confirm_payment/';

for (const locale of locales) {
  const w = translations[locale];
  const s = w.shopping;
  const c = w.checkout;

  /** Registers a member and fills in the order form for one product. */
  const fillInOrder = async (page: Page, request: APIRequestContext): Promise<Member> => {
    const member = await newMember(request);
    await signInAs(page, member, `/shopping/product/${box}`);
    await page.getByRole('button', { name: s.buyNow }).click();
    await cartPanel(page, locale).fillIn();
    return member;
  };

  test.describe(`checkout in ${locale}`, firstIn('ko', locale), () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    testOnBranch(
      'names a room that has sold out in the meantime, and keeps the other lines',
      async ({ page, request, tolerate }) => {
        const { alert, done, fillIn, lines, panel, pay } = cartPanel(page, locale);
        tolerate(failedCall);
        const night = await findAvailableNight(request, resort);
        await signInAs(page, await newMember(request));
        await storeCart(page, [
          { kind: 'resort', productId: resort, ...night, quantity: 1, guests: 1 },
          { kind: 'goods', productId: box, quantity: 2 },
        ]);
        await page.goto('/shopping?cart=open');
        await expect(lines).toHaveCount(2);
        await fillIn();
        await sellOut(request, resort, night);
        await pay.click();
        await expect(alert).toContainText(w.errors.outOfStock);
        await expect(alert).toContainText(c.refusedHint);
        await expect(panel.getByText(night.checkIn)).toBeVisible();
        await expectAccessible(page);
        await panel.getByRole('button', { name: c.removeBlocked }).click();
        await expect(lines).toHaveCount(1);
        await panel.getByRole('button', { name: c.toDetails, exact: true }).click();
        await expect(panel.getByLabel(c.phone), 'what was entered is still there').toHaveValue(
          delivery.phone,
        );
        await panel.getByLabel(c.address).fill(delivery.address);
        await pay.click();
        await expect(done).toBeVisible();
      },
    );

    testOnBranch(
      'reports an insufficient balance before the order, and accepts another token',
      async ({ page, request }) => {
        const { done, fillIn, panel, pay } = cartPanel(page, locale);
        await signInAs(page, await newMember(request), `/shopping/product/${box}`);
        await page.getByRole('spinbutton', { name: s.quantity }).fill('20');
        await page.getByRole('button', { name: s.addToCart }).click();
        await expect(page.getByText(s.added, { exact: true })).toBeVisible();
        // 20 × 27.15 + 20 × 22.86 USDT exceed a new member's 1,000 USDT by 0.2.
        await storeCart(page, [
          { kind: 'goods', productId: box, quantity: 20 },
          { kind: 'goods', productId: TUMBLER_ID, quantity: 20 },
        ]);
        let orders = 0;
        page.on('request', (one) => {
          if (one.method() === 'POST' && one.url().endsWith('/shopping/orders/')) orders += 1;
        });
        await page.goto('/shopping?cart=open');
        await expect(panel.getByText('1,400 GLIL')).toBeVisible();
        await fillIn();
        await panel.getByRole('radio', { name: /USDT/ }).check();
        await expect(panel.getByRole('alert').last()).toContainText(w.errors.insufficientBalance);
        await pay.click();
        expect(orders).toBe(0);
        await expectAccessible(page);
        await panel.getByRole('radio', { name: /GLIB/ }).check();
        await pay.click();
        await expect(panel.getByText(/1,000\.2 GLIB/).first()).toBeVisible();
        await expect(done).toBeVisible();
        expect(orders).toBe(1);
      },
    );

    test('retries a failed payment for the same order, even after a reload', async ({
      page,
      request,
      tolerate,
    }) => {
      const { alert, done, panel, pay } = cartPanel(page, locale);
      tolerate(failedCall);
      const member = await fillInOrder(page, request);
      let prefer = 'code=409, example=payment_failed';
      const keys: (string | undefined)[] = [];
      await page.route(CONFIRM_PAYMENT_URL, (route) => {
        const headers = route.request().headers();
        keys.push(headers['idempotency-key']);
        return route.continue(prefer ? { headers: { ...headers, prefer } } : {});
      });
      await pay.click();
      await expect(alert).toHaveText(w.errors.payment);
      await expectAccessible(page);
      prefer = 'code=409, example=insufficient_balance';
      await pay.click();
      await expect(alert).toHaveText(w.errors.insufficientBalance);
      await page.reload();
      await expect(panel.getByText(c.paymentOpen)).toBeVisible();
      prefer = '';
      await pay.click();
      await expect(done).toBeVisible();
      // A rejection finalizes its key, so each later attempt needs a new one.
      expect(new Set(keys).size).toBe(keys.length);
      const { results } = await listOrders(request, member);
      expect(results.map(({ status }) => status)).toEqual(['paid']);
    });

    test('resends the same order after a lost response until it is placed', async ({
      page,
      request,
      tolerate,
    }) => {
      const { done, panel, pay } = cartPanel(page, locale);
      tolerate(failedCall);
      const member = await fillInOrder(page, request);
      const { keys, restore } = await loseResponse(page, placing);
      await pay.click();
      await expect(panel.getByText(c.orderLost)).toBeVisible();
      await expectAccessible(page);
      restore();
      await expect(done).toBeVisible();
      await panel.getByRole('button', { name: c.keepShopping }).click();
      await expect(panel).toHaveCount(0);
      await expect(page.getByText(c.doneTitle, { exact: true })).toBeVisible();
      expect(keys.length).toBeGreaterThan(1);
      expect(new Set(keys).size).toBe(1);
      expect((await listOrders(request, member)).count).toBe(1);
    });

    test('lets the member continue an order after a lost response and a reload', async ({
      page,
      request,
      tolerate,
    }) => {
      const { done, panel, pay } = cartPanel(page, locale);
      tolerate(failedCall);
      const member = await fillInOrder(page, request);
      const { restore } = await loseResponse(page, placing);
      await pay.click();
      await expect(panel.getByText(c.orderLost)).toBeVisible();
      await page.reload();
      await expect(panel.getByText(c.orderUnknown)).toBeVisible();
      restore();
      await panel.getByRole('button', { name: c.sendAgain }).click();
      await expect(done).toBeVisible();
      expect((await listOrders(request, member)).count).toBe(1);
    });

    test('looks up a payment automatically after a lost response', async ({ page, request, tolerate }) => {
      tolerate(failedCall);
      const { done, panel, pay } = cartPanel(page, locale);
      const member = await fillInOrder(page, request);
      const { keys } = await loseResponse(page, CONFIRM_PAYMENT_URL);
      await page.route('**/api/v1/shopping/orders/ord_*/', (route) => route.abort());
      await pay.click();
      await expect(panel.getByText(c.paymentLost)).toBeVisible();
      await expect(panel.getByText(w.errors.network)).toHaveCount(0);
      await expectAccessible(page);
      await page.unroute('**/api/v1/shopping/orders/ord_*/');
      await expect(done).toBeVisible();
      expect(new Set(keys).size).toBe(1);
      const { results } = await listOrders(request, member);
      expect(results.map(({ status }) => status)).toEqual(['paid']);
    });
  });
}
