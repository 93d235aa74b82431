import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { bearer, type Member } from './member.ts';
import { filled, type locales, translations } from './translations.ts';

export const CONFIRM_PAYMENT_URL = '**/api/v1/shopping/orders/*/confirm_payment/';

/** Demo product for 24 GLIL. */
const marmalade = 'prd_8cv5m2gw4k';

/** Locates the parts of the orders screen. */
export function ordersScreen(page: Page, locale: (typeof locales)[number]) {
  const o = translations[locale].orders;
  const panel = page.getByRole('region', { name: /GLI-\d/ });
  const payDialog = page.getByRole('dialog', { name: o.payTitle });
  return {
    panel,
    payDialog,
    pay: payDialog.getByRole('button', { name: o.pay, exact: true }),
    cancelDialog: page.getByRole('dialog', { name: o.cancelTitle }),
    rows: page.getByRole('list', { name: o.listLabel }).getByRole('article'),
    openPayment: (amount = '24 GLIL') =>
      panel.getByRole('button', { name: filled(o.payAmount, amount) }).click(),
  };
}

/** Places an order of 24 GLIL. */
export async function placeOrder(request: APIRequestContext, member: Member) {
  const response = await request.post('/api/v1/shopping/orders/', {
    headers: bearer(member),
    data: {
      lines: [{ product_id: marmalade, quantity: 1 }],
      token: 'GLIL',
      customer: { name: '오세아', phone: '010-1234-5678', address: '서울특별시 성동구 성수이로 1' },
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as { id: string; number: string };
}

export async function payOrder(request: APIRequestContext, member: Member, id: string): Promise<void> {
  const response = await request.post(`/api/v1/shopping/orders/${id}/confirm_payment/`, {
    headers: bearer(member),
    data: {},
  });
  expect(response.status()).toBe(200);
}

export async function countPurchases(request: APIRequestContext, member: Member): Promise<number> {
  const response = await request.get('/api/v1/wallet/info/?type=purchase', { headers: bearer(member) });
  const { transactions } = (await response.json()) as { transactions: { count: number } };
  return transactions.count;
}
