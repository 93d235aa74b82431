import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Member, newMember } from './member.ts';
import { filled, type locales, translations } from './translations.ts';

/** Demo products: a box of tangerines, a tumbler, a resort. */
export const box = 'prd_7gy1v5hc9m';
export const TUMBLER_ID = 'prd_3hq8d6vm5z';
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

type Night = { roomType: string; checkIn: string; checkOut: string };

/** Finds a free night in the resort's rarest room. */
export async function findAvailableNight(request: APIRequestContext, id: string): Promise<Night> {
  const product = await (await request.get(`/api/v1/shopping/products/${id}/`)).json();
  const room = product.rooms.at(-1);
  const taken = new Set<string>(room.sold_out_dates);
  const day = (after: number) =>
    new Date(Date.parse(product.order_limits.bookable_from_date) + after * 86_400_000)
      .toISOString()
      .slice(0, 10);
  let after = 40;
  while (taken.has(day(after))) after += 1;
  return { roomType: room.room_type, checkIn: day(after), checkOut: day(after + 1) };
}

/** Reserves all rooms that are available on the given night, as another member. */
export async function sellOut(request: APIRequestContext, id: string, night: Night): Promise<void> {
  const { tokens } = await newMember(request, '다른 손님');
  for (let room = 0; room < 60; room += 1) {
    const response = await request.post('/api/v1/shopping/orders/', {
      headers: { authorization: `Bearer ${tokens.access_token}` },
      data: {
        lines: [
          {
            product_id: id,
            quantity: 1,
            room_type: night.roomType,
            check_in_date: night.checkIn,
            check_out_date: night.checkOut,
            guests: 1,
          },
        ],
        token: 'GLIL',
        customer: { name: '다른 손님', phone: '010-0000-0000' },
      },
    });
    if (response.status() === 409) return;
    expect(response.status()).toBe(201);
  }
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

/** Fetches the first page of the shop's products in the given order and language. */
export async function productsIn(request: APIRequestContext, ordering: string, language: string) {
  const response = await request.get(`/api/v1/shopping/products/?ordering=${ordering}&page_size=12`, {
    headers: { 'accept-language': language },
  });
  const { results } = (await response.json()) as {
    results: { id: string; name: string; category: { id: string; name: string } }[];
  };
  return results;
}
