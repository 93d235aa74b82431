import { ORDER_LINES_MAX } from '@gli/validation';
import { createFormats } from '../src/i18n/format.ts';
import { expectAccessible } from './axe.ts';
import { failedCall } from './failing-calls.ts';
import { newMember, signInAs } from './member.ts';
import { marmalade, ordersScreen, payOrder, placeOrder, tumbler } from './orders-steps.ts';
import { findAvailableNight, resort, storeCart } from './shopping-steps.ts';
import { expect, test } from './test.ts';
import { browserLocale, colorScheme, filled, firstIn, locales, translations } from './translations.ts';

for (const locale of locales) {
  const w = translations[locale];
  const o = w.orders;
  const status = w.terms.orderStatus;

  test.describe(`the orders page in ${locale}`, firstIn('ko', locale), () => {
    test.use({ locale: browserLocale[locale], colorScheme: colorScheme[locale] });

    test('updates the order, list and balance after payment without a reload or a redundant toast', {
      tag: '@smoke',
    }, async ({ page, request }) => {
      const { openPayment, panel, pay, payDialog, rows } = ordersScreen(page, locale);
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
    });

    test('keeps the payment dialog open if it is reopened while its history entry is removed', async ({
      page,
      request,
    }) => {
      const { openPayment, panel, payDialog } = ordersScreen(page, locale);
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

    test('shows a canceled order’s refund and reason, and marks the order as canceled in the list', async ({
      page,
      request,
    }) => {
      const { cancelDialog, panel, rows } = ordersScreen(page, locale);
      const member = await newMember(request);
      const { id } = await placeOrder(request, member);
      await payOrder(request, member, id);
      await signInAs(page, member, `/orders?order=${id}`);
      await panel.getByRole('button', { name: o.cancelOrder }).click();
      await expect(cancelDialog.getByText('24 GLIL', { exact: true })).toBeVisible();
      await cancelDialog.getByRole('textbox').fill('Other plans');
      await expectAccessible(page);
      await cancelDialog.getByRole('button', { name: o.cancelConfirm }).click();
      await expect(panel.getByRole('status').getByText(status.cancelled, { exact: true })).toBeVisible();
      await expect(panel.getByText('Other plans')).toBeVisible();
      await expect(panel.getByText(filled(o.refundPending, '24 GLIL'))).toBeVisible();
      await expect(panel.getByRole('button', { name: o.cancelOrder })).toHaveCount(0);
      await expect(rows.getByText(status.cancelled)).toBeVisible();
    });

    test('shows the times, place and calendar file of a paid booking, and offers to repeat the booking', async ({
      page,
      request,
    }) => {
      const { panel } = ordersScreen(page, locale);
      const b = w.checkout.booked;
      const member = await newMember(request);
      const night = await findAvailableNight(request, resort);
      const booked = await request.post('/api/v1/shopping/orders/', {
        headers: { authorization: `Bearer ${member.tokens.access_token}` },
        data: {
          lines: [
            {
              product_id: resort,
              quantity: 1,
              room_type: night.roomType,
              check_in_date: night.checkIn,
              check_out_date: night.checkOut,
              guests: 3,
            },
          ],
          token: 'GLIL',
          customer: { name: '오세아', phone: '010-1234-5678' },
        },
      });
      const { id, number } = await booked.json();
      await payOrder(request, member, id);
      const headers = { 'accept-language': locale };
      const product = await (await request.get(`/api/v1/shopping/products/${resort}/`, { headers })).json();
      await signInAs(page, member, `/orders?order=${id}`);
      const { timeOfDay } = createFormats(locale);
      for (const time of [product.check_in_time, product.check_out_time])
        await expect(panel.getByText(timeOfDay(time)).first()).toBeVisible();
      await expect(panel.getByText(product.location.address)).toBeVisible();
      await expect(panel.getByRole('link', { name: /Google Maps/ })).toHaveAttribute('href', /query=3/);
      await expectAccessible(page);
      const download = page.waitForEvent('download');
      await panel.getByRole('button', { name: b.addToCalendar }).click();
      expect((await download).suggestedFilename()).toBe(`${filled(b.calendarName, number)}.ics`);
      await panel.getByRole('link', { name: o.bookAgain }).click();
      await expect(page).toHaveURL(new RegExp(`/product/${resort}`));
      const rooms = page.getByRole('group', { name: w.shopping.chooseRoom });
      await expect(rooms.getByRole('radio', { checked: true })).toHaveValue(night.roomType);
    });

    test('lets the member order the same goods again', async ({ page, request }) => {
      const { panel } = ordersScreen(page, locale);
      const member = await newMember(request);
      const { id } = await placeOrder(request, member, { products: [marmalade, tumbler], quantity: 2 });
      await payOrder(request, member, id);
      await signInAs(page, member, `/orders?order=${id}`);
      await panel.getByRole('button', { name: o.orderAgain }).click();
      const cart = page.getByRole('dialog', { name: w.checkout.cart });
      await expect(cart.getByRole('listitem')).toHaveCount(2);
      await expect(cart.getByRole('spinbutton').first()).toHaveValue('2');
    });

    test('explains that an earlier order does not fit into a full cart', async ({ page, request }) => {
      const { panel } = ordersScreen(page, locale);
      const member = await newMember(request);
      const { id } = await placeOrder(request, member, { products: [marmalade] });
      await payOrder(request, member, id);
      await signInAs(page, member, `/orders?order=${id}`);
      await storeCart(
        page,
        Array.from({ length: ORDER_LINES_MAX }, (_, index) => ({
          kind: 'goods',
          productId: `prd_${index}`,
          quantity: 1,
        })),
      );
      await page.reload();
      await panel.getByRole('button', { name: o.orderAgain }).click();
      const full = filled(w.checkout.cartFull, String(ORDER_LINES_MAX));
      await expect(page.getByText(full, { exact: true })).toBeVisible();
      await expect(page.getByRole('dialog', { name: w.checkout.cart })).toHaveCount(0);
    });

    test('prints only the receipt', async ({ page, request }) => {
      const { panel } = ordersScreen(page, locale);
      const member = await newMember(request);
      const { id, number } = await placeOrder(request, member);
      await payOrder(request, member, id);
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
      });
      await signInAs(page, member, `/orders?order=${id}`);
      const receipt = page.locator('[data-sheet]');
      await expect(panel.getByRole('button', { name: o.print })).toBeVisible();
      await expect(receipt).toBeHidden();
      await panel.getByRole('button', { name: o.print }).click();
      await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(receipt.getByRole('heading', { level: 1, name: o.receipt })).toBeVisible();
      await expect(receipt.getByText(number)).toBeVisible();
      await expect(page.getByRole('banner').first()).toBeHidden();
      await expect(receipt).toHaveCSS('color', 'rgb(0, 0, 0)');
    });

    test('shows a next step if there are no orders, no matches, or the order belongs to another member', async ({
      page,
      request,
      tolerate,
    }) => {
      tolerate(failedCall);
      const other = await placeOrder(request, await newMember(request));
      await signInAs(page, await newMember(request), '/orders');
      await expect(page.getByRole('link', { name: o.toMall })).toHaveAttribute('href', '/shopping');
      await page.getByLabel(o.filter).selectOption('paid');
      await expect(page).toHaveURL(/status=paid/);
      await expect(page.getByText(w.lists.noMatch, { exact: true })).toBeVisible();
      await page.goto(`/orders?order=${other.id}`);
      await expect(page.getByText(o.missing, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: o.showAll }).click();
      await expect(page).toHaveURL(/\/orders\??$/);
    });

    test('shows an order full-screen on a phone without overflow', async ({ page, request }) => {
      const { panel, rows } = ordersScreen(page, locale);
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
  });
}
