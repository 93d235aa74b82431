import { failedCall, loseResponse, prefer } from './failing-calls.ts';
import { newMember, signInAs } from './member.ts';
import {
  CONFIRM_PAYMENT_URL,
  cancelling,
  coffee,
  countPurchases,
  marmalade,
  ordersScreen,
  placeOrder,
  tumbler,
} from './orders-steps.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, filled, firstIn, locales, translations } from './translations.ts';

const list = '**/api/v1/shopping/orders/?*';

for (const locale of locales) {
  const w = translations[locale];
  const o = w.orders;

  test.describe(`the orders page during failures, in ${locale}`, firstIn('en', locale), () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    test('looks up a payment with a lost response and never pays twice', async ({
      page,
      request,
      tolerate,
    }) => {
      const { openPayment, panel, pay, payDialog } = ordersScreen(page, locale);
      tolerate(failedCall);
      const member = await newMember(request);
      const { id } = await placeOrder(request, member);
      await signInAs(page, member, `/orders?order=${id}`);
      const { keys } = await loseResponse(page, CONFIRM_PAYMENT_URL);
      await openPayment();
      await payDialog.getByRole('checkbox').check();
      await page.route(`**/api/v1/shopping/orders/${id}/`, (route) => route.abort());
      await pay.click();
      await expect(payDialog.getByText(o.paymentLost)).toBeVisible();
      await expect(payDialog.getByText(w.errors.network)).toHaveCount(0);

      await page.unroute(`**/api/v1/shopping/orders/${id}/`);
      await expect(panel.getByRole('status').getByText(w.terms.orderStatus.paid)).toBeVisible();
      await expect(payDialog).toHaveCount(0);
      expect(new Set(keys).size).toBe(1);
      expect(await countPurchases(request, member)).toBe(1);
    });

    test('resends a payment that never reached the server, with the same key', async ({
      page,
      request,
      tolerate,
    }) => {
      const { openPayment, panel, pay, payDialog } = ordersScreen(page, locale);
      tolerate(failedCall);
      const member = await newMember(request);
      const { id } = await placeOrder(request, member);
      await signInAs(page, member, `/orders?order=${id}`);
      const keys = new Set<string | undefined>();
      await page.route(CONFIRM_PAYMENT_URL, (route) => {
        keys.add(route.request().headers()['idempotency-key']);
        return route.abort();
      });
      await openPayment();
      await payDialog.getByRole('checkbox').check();
      await pay.click();
      await expect(payDialog.getByText(w.errors.network)).toBeVisible();
      await page.unroute(CONFIRM_PAYMENT_URL);
      const sent = page.waitForRequest(CONFIRM_PAYMENT_URL);
      await pay.click();
      keys.add((await sent).headers()['idempotency-key']);
      await expect(panel.getByRole('status').getByText(w.terms.orderStatus.paid)).toBeVisible();
      expect(keys.size).toBe(1);
      expect(await countPurchases(request, member)).toBe(1);
    });

    test('explains every rejected payment or cancellation', async ({ page, request, tolerate }) => {
      const { cancelDialog, openPayment, panel, pay, payDialog } = ordersScreen(page, locale);
      tolerate(failedCall);
      const member = await newMember(request);
      const { id } = await placeOrder(request, member);
      await signInAs(page, member, `/orders?order=${id}`);
      await openPayment();
      await payDialog.getByRole('checkbox').check();
      const refusals = [
        ['code=409, example=insufficient_balance', w.errors.insufficientBalance],
        ['code=409, example=payment_failed', w.errors.payment],
        ['code=409, example=order_status_conflict', w.errors.orderState],
        ['code=429', filled(w.errors.tooManyRequestsFor, '30')],
      ] as const;
      for (const [response, text] of refusals) {
        await prefer(page, CONFIRM_PAYMENT_URL, response);
        await pay.click();
        await expect(payDialog.getByRole('alert').filter({ hasText: text })).toBeVisible();
        await page.unroute(CONFIRM_PAYMENT_URL);
      }
      await page.context().setOffline(true);
      await pay.click();
      await expect(payDialog.getByText(o.paymentLost)).toBeVisible();
      await page.context().setOffline(false);
      // The lookup showed that the order is not paid.
      await expect(payDialog.getByText(w.errors.network)).toBeVisible();
      await payDialog.getByRole('button', { name: w.common.cancel }).click();

      await prefer(page, cancelling, 'code=409, example=order_status_conflict');
      await panel.getByRole('button', { name: o.cancelOrder }).click();
      await cancelDialog.getByRole('button', { name: o.cancelConfirm }).click();
      await expect(cancelDialog.getByText(w.errors.orderState)).toBeVisible();
    });

    test('shows the missing amount and a link to the conversion if the balance is too low', async ({
      page,
      request,
    }) => {
      const { openPayment, pay, payDialog } = ordersScreen(page, locale);
      const member = await newMember(request);
      const { id } = await placeOrder(request, member, {
        token: 'USDT',
        products: [marmalade, tumbler, coffee],
        quantity: 20,
      });
      await signInAs(page, member, `/orders?order=${id}`);
      await openPayment('1,214.6 USDT');
      await expect(payDialog.getByText(w.errors.insufficientBalance)).toBeVisible();
      await expect(payDialog.getByText(filled(o.missingAmount, '214.6 USDT'))).toBeVisible();
      await expect(payDialog.getByRole('link', { name: o.toConversion })).toHaveAttribute(
        'href',
        '/conversion?to=USDT',
      );
      await expect(pay).toHaveCount(0);
    });

    test('keeps the status and page in the URL, and reloads a list that failed to load', async ({
      page,
      request,
      tolerate,
    }) => {
      const { rows } = ordersScreen(page, locale);
      tolerate(failedCall);
      const member = await newMember(request);
      for (let count = 0; count < 11; count++) await placeOrder(request, member);
      await prefer(page, list, 'code=500');
      await signInAs(page, member, '/orders?status=pending_payment');
      await expect(page.getByText(w.errors.server)).toBeVisible();
      await page.unroute(list);
      await page.getByRole('button', { name: w.common.retry }).click();
      await expect(rows).toHaveCount(10);
      await page.getByRole('button', { name: w.common.nextPage }).click();
      await expect(page).toHaveURL(/status=pending_payment&page=2/);
      await expect(rows).toHaveCount(1);
      await page.reload();
      await expect(rows).toHaveCount(1);
      await page.goBack();
      await expect(rows).toHaveCount(10);
    });
  });
}
