import { expectAccessible } from './axe.ts';
import { failedCall, loseResponse } from './failing-calls.ts';
import { newMember, signInAs } from './member.ts';
import { CONFIRM_PAYMENT_URL, countPurchases, ordersScreen, payOrder, placeOrder } from './orders-steps.ts';
import { expect, test } from './test.ts';
import { browserLocale, filled, translations } from './translations.ts';

const w = translations.ko;
const o = w.orders;
const status = w.terms.orderStatus;

test.use({ locale: browserLocale.ko });

test('pays and cancels orders, and updates the list and balance without a reload', async ({
  page,
  request,
}) => {
  const { cancelDialog, openPayment, panel, pay, payDialog, rows } = ordersScreen(page, 'ko');
  const member = await newMember(request);
  await placeOrder(request, member);
  const second = await placeOrder(request, member);
  await signInAs(page, member, '/orders');
  await expect(rows).toHaveCount(2);
  await rows.nth(1).getByRole('link').press('Enter');
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();

  await openPayment();
  await expect(payDialog.getByText('3,000 GLIL', { exact: true })).toBeVisible();
  await pay.click();
  await expect(payDialog.getByText(o.agreeNeeded)).toBeVisible();
  await payDialog.getByRole('checkbox').check();
  await expectAccessible(page);
  await pay.click();

  await expect(panel.getByRole('status').getByText(status.paid, { exact: true })).toBeVisible();
  // The button is removed, but the focus remains within the order.
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(rows.nth(1).getByText(status.paid)).toBeVisible();
  await expect(panel.getByRole('button', { name: /24 GLIL/ })).toHaveCount(0);

  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`order=${second.id}`));
  await openPayment();
  await expect(payDialog.getByText('2,976 GLIL', { exact: true })).toBeVisible();
  await payDialog.getByRole('button', { name: w.common.cancel }).click();

  await page.getByRole('button', { name: o.closeDetail }).click();
  await expect(rows.first().getByRole('link')).toBeFocused();
  await expect(page.getByRole('region', { name: w.shell.notifications })).toHaveCount(0);

  await rows.nth(1).getByRole('link').click();
  await panel.getByRole('button', { name: o.cancelOrder }).click();
  await expect(cancelDialog.getByText('24 GLIL', { exact: true })).toBeVisible();
  await cancelDialog.getByRole('textbox').fill('Other plans');
  await expectAccessible(page);
  await cancelDialog.getByRole('button', { name: o.cancelConfirm }).click();
  await expect(panel.getByRole('status').getByText(status.cancelled, { exact: true })).toBeVisible();
  await expect(panel.getByText('Other plans')).toBeVisible();
  await expect(panel.getByText(filled(o.refundPending, '24 GLIL'))).toBeVisible();
  await expect(panel.getByRole('button', { name: o.cancelOrder })).toHaveCount(0);
  await expect(rows.nth(1).getByText(status.cancelled)).toBeVisible();
});

test('looks up a payment with a lost response and never pays twice', async ({ page, request, tolerate }) => {
  const { openPayment, panel, pay, payDialog } = ordersScreen(page, 'ko');
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
  await expect(panel.getByRole('status').getByText(status.paid)).toBeVisible();
  await expect(payDialog).toHaveCount(0);
  expect(new Set(keys).size).toBe(1);
  expect(await countPurchases(request, member)).toBe(1);
});

test('keeps the payment dialog open if it is reopened while its history entry is removed', async ({
  page,
  request,
}) => {
  const { openPayment, panel, payDialog } = ordersScreen(page, 'ko');
  const member = await newMember(request);
  const { id } = await placeOrder(request, member);
  await signInAs(page, member, `/orders?order=${id}`);
  await openPayment();
  const button = panel.getByRole('button', { name: filled(o.payAmount, '24 GLIL'), includeHidden: true });
  const popped = button.evaluate(
    (pay: HTMLElement) =>
      new Promise<void>((resolve) => {
        const { history } = window;
        history.back = () => {
          History.prototype.back.call(history);
          pay.click();
        };
        window.addEventListener('popstate', () => requestAnimationFrame(() => resolve()), { once: true });
      }),
  );
  await payDialog.getByRole('button', { name: w.common.cancel }).click();
  await popped;
  await expect(payDialog).toBeVisible();
  await page.goBack();
  await expect(payDialog).toHaveCount(0);
  await expect(page).toHaveURL(`/orders?order=${id}`);
});

test('prints the order as a receipt, without the list and the controls', async ({ page, request }) => {
  const { panel, rows } = ordersScreen(page, 'ko');
  const member = await newMember(request);
  const { id, number } = await placeOrder(request, member);
  await payOrder(request, member, id);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await signInAs(page, member, `/orders?order=${id}`);
  const receipt = page.getByText(o.receipt);
  await expect(panel.getByRole('button', { name: o.print })).toBeVisible();
  await expect(receipt).toBeHidden();
  await panel.getByRole('button', { name: o.print }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(receipt).toBeVisible();
  await expect(panel.getByRole('heading', { level: 2 })).toContainText(number);
  await expect(panel.getByText(o.total, { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').first()).toBeHidden();
  await expect(rows.first()).toBeHidden();
  await expect(panel.getByRole('button')).toHaveCount(0);
  await expect(receipt).toHaveCSS('color', 'rgb(15, 27, 45)');
});

test('shows an order full-screen on a phone without overflow', async ({ page, request }) => {
  const { panel, rows } = ordersScreen(page, 'ko');
  const member = await newMember(request);
  const { id } = await placeOrder(request, member);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, member, `/orders?order=${id}`);
  await expect(panel.getByText(status.pending_payment).first()).toBeVisible();
  await expect(page.getByLabel(o.filter)).toBeHidden();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: o.backToList }).click();
  await expect(rows).toHaveCount(1);
});
