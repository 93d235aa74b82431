import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { failedCall, loseResponse } from './failing-calls.ts';
import { type Member, newMember, signInAs } from './member.ts';
import { box, cartPanel, listOrders } from './shopping-steps.ts';
import { expect, test } from './test.ts';
import { browserLocale, translations } from './translations.ts';

const w = translations.ko;
const c = w.checkout;

test.use({ locale: browserLocale.ko });

/** Registers a member and fills in the order form for one product. */
async function fillInOrder(page: Page, request: APIRequestContext): Promise<Member> {
  const member = await newMember(request);
  await signInAs(page, member, `/shopping/product/${box}`);
  await page.getByRole('button', { name: w.shopping.buyNow }).click();
  await cartPanel(page, 'ko').fillIn();
  return member;
}

test('finds an order with a lost response, which the member then pays', async ({
  page,
  request,
  tolerate,
}) => {
  const { done, panel, pay } = cartPanel(page, 'ko');
  tolerate(failedCall);
  const member = await fillInOrder(page, request);
  const { keys, restore } = await loseResponse(page, '**/api/v1/shopping/orders/');
  await pay.click();
  await expect(panel.getByText(c.paymentOpen)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(panel.getByText(c.paymentOpen)).toBeVisible();
  restore();
  await pay.click();
  await expect(done).toBeVisible();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect((await listOrders(request, member)).count).toBe(1);
});

test('looks up a payment automatically after a lost response', async ({ page, request, tolerate }) => {
  tolerate(failedCall);
  const { done, panel, pay } = cartPanel(page, 'ko');
  const member = await fillInOrder(page, request);
  const { keys } = await loseResponse(page, '**/confirm_payment/');
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
