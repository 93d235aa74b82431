import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Member } from './member.ts';
import { filled, type locales, translations } from './translations.ts';

/** Demo products: a box of tangerines and a resort. */
export const box = 'prd_7gy1v5hc9m';
export const resort = 'prd_2jn7z5rf9y';

/** Phone number and address that `fillIn` types into the checkout. */
export const delivery = { phone: '010-1234-5678', address: '서울 중구 세종대로 110' };

/** Locates the dialog with the cart and the checkout. */
export function cartPanel(page: Page, locale: (typeof locales)[number]) {
  const c = translations[locale].checkout;
  const panel = page.getByRole('dialog');
  return {
    panel,
    lines: panel.getByRole('listitem'),
    alert: panel.getByRole('alert').first(),
    /** Heading of the result, in a live region so that it is announced. */
    done: panel.getByRole('status').getByRole('heading', { name: c.doneTitle }),
    /** Also matches the amount, because "Pay later" is another button. */
    pay: panel.getByRole('button', { name: new RegExp(`^${filled(c.pay, '[\\d,.]+ [A-Z]+')}$`) }),
    /** Goes from the open cart to the form and fills it in. */
    async fillIn(): Promise<void> {
      const toDetails = panel.getByRole('button', { name: c.toDetails, exact: true });
      const phone = panel.getByLabel(c.phone);
      // "Book now" and "Order now" open the form directly.
      await expect(toDetails.or(phone)).toBeVisible();
      if (await toDetails.isVisible()) await toDetails.click();
      await phone.fill(delivery.phone);
      const address = panel.getByLabel(c.address);
      if (await address.isVisible()) await address.fill(delivery.address);
    },
  };
}

/** Stores lines as the cart of the visitor. */
export async function storeCart(page: Page, lines: readonly object[]): Promise<void> {
  await page.evaluate(
    (stored) => localStorage.setItem('cart', JSON.stringify({ owner: null, lines: stored })),
    lines,
  );
}

export async function listOrders(request: APIRequestContext, { tokens }: Member) {
  const response = await request.get('/api/v1/shopping/orders/', {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  return (await response.json()) as { count: number; results: { status: string }[] };
}
