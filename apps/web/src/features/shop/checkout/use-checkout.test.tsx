// @vitest-environment happy-dom

import type { Purchase } from '@gli/domain';
import { type CartLine, getLineKey } from '@gli/domain';
import type { Order } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { lost, memoryStorage, platformFixture } from '../../../testing/platform-fixture.tsx';
import { useCart } from '../cart/use-cart.ts';
import { type CheckoutPlace, useCheckout } from './use-checkout.ts';

afterEach(cleanup);

const stay: CartLine = {
  kind: 'resort',
  productId: 'prd_stay',
  roomType: 'deluxe',
  checkIn: '2026-12-24',
  checkOut: '2026-12-25',
  quantity: 1,
  guests: 2,
};
const box: CartLine = { kind: 'goods', productId: 'prd_box', quantity: 1 };
const memberId = exampleOf('getProfile', 200).id;
/** An unpaid order of 240 GLIL. */
const order = exampleOf('createOrder', 201);
const purchase: Purchase = {
  lines: [stay, box],
  token: 'GLIL',
  customer: { name: '김서연', phone: '010-1234-5678' },
  total: order.totals.total,
};
const paying = { status: 'paying', memberId, line: null, orderId: order.id, token: 'GLIL' };
const wholeCart: CheckoutPlace = { page: '/shopping', line: null };

type Options = NonNullable<Parameters<typeof platformFixture>[0]> & { place?: CheckoutPlace };

async function page({ place = wholeCart, ...options }: Options = {}) {
  const fixture = await platformFixture(options);
  const { result } = renderHook(() => ({ checkout: useCheckout(place), cart: useCart() }), {
    wrapper: fixture.wrapper,
  });
  act(() => result.current.cart.update(() => ({ owner: memberId, lines: [stay, box] })));
  return {
    ...fixture,
    checkout: () => result.current.checkout,
    linesInCart: () => result.current.cart.cart.lines,
    buy: (changes?: Partial<Purchase>) => act(() => result.current.checkout.buy({ ...purchase, ...changes })),
    /** Pays the order that was placed. */
    pay: () =>
      act(async () => {
        const { attempt, pay } = result.current.checkout;
        if (attempt?.status === 'paying') await pay(attempt);
      }),
    sendAgain: () => act(() => result.current.checkout.placing.sendAgain()),
  };
}

describe('ordering', () => {
  test('pays an order at the agreed price immediately and removes its lines from the cart', async () => {
    const { buy, getCalls, checkout, linesInCart } = await page();
    await buy();
    expect(getCalls('createOrder')).toHaveLength(1);
    expect(getCalls('confirmOrderPayment').map(({ body }) => body)).toEqual([{ token: 'GLIL' }]);
    expect(checkout().paid).toMatchObject({ order: { id: order.id }, page: '/shopping' });
    expect(checkout().attempt).toBeNull();
    expect(linesInCart()).toEqual([]);
  });

  test('keeps other lines in the cart', async () => {
    const { buy, linesInCart } = await page();
    await buy({ lines: [stay] });
    expect(linesInCart()).toEqual([box]);
  });

  test.each([
    ['a higher price', { total: '239.99' }],
    ['another token', { token: 'USDT' as const }],
  ])('requires confirmation before paying %s', async (_, agreed) => {
    const { buy, getCalls, checkout, pay } = await page();
    await buy(agreed);
    expect(getCalls('confirmOrderPayment')).toHaveLength(0);
    expect(checkout().attempt?.status).toBe('paying');
    await pay();
    expect(getCalls('confirmOrderPayment')).toHaveLength(1);
  });

  test('pays a lower price', async () => {
    const { buy, getCalls } = await page();
    await buy({ total: '240.01' });
    expect(getCalls('confirmOrderPayment')).toHaveLength(1);
  });

  test('places an order once on a double click', async () => {
    const { getCalls, checkout } = await page();
    await act(async () => {
      await Promise.all([checkout().buy(purchase), checkout().buy(purchase)]);
    });
    expect(getCalls('createOrder')).toHaveLength(1);
    expect(getCalls('confirmOrderPayment')).toHaveLength(1);
  });

  test('shows rejected lines, keeps the cart and ends the attempt', async () => {
    const { buy, checkout, getKeys, linesInCart, reply } = await page();
    reply('createOrder', [409, 'out_of_stock'], 201);
    await buy();
    expect(checkout().attempt).toBeNull();
    expect(checkout().rejection?.lines).toEqual(
      new Map([[getLineKey(stay), 'No room is available on 2026-12-24.']]),
    );
    expect(linesInCart()).toEqual([stay, box]);
    await buy();
    expect(checkout().rejection).toBeNull();
    expect(new Set(getKeys('createOrder')).size).toBe(2);
  });
});

const list = (...results: Order[]) => ({
  status: 200,
  body: { count: results.length, next: null, previous: null, results },
});

describe('after a lost response', () => {
  test('reads the order by its key and lets the member pay it', async () => {
    const { buy, getCalls, getKeys, checkout, handle, linesInCart, reply } = await page();
    reply('createOrder', lost());
    handle('listOrders', () => list(order));
    await buy();
    await waitFor(() => expect(checkout().attempt).toEqual(paying));
    const [read] = getCalls('listOrders');
    expect(read?.url.searchParams.get('idempotency_key')).toBe(getKeys('createOrder')[0]);
    expect(getCalls('createOrder')).toHaveLength(1);
    expect(getCalls('confirmOrderPayment')).toHaveLength(0);
    expect(linesInCart()).toEqual([]);
  });

  test('sends the same order again only if the member wants it', async () => {
    const { buy, getCalls, checkout, getKeys, handle, reply, sendAgain } = await page();
    reply('createOrder', lost(), 201);
    handle('listOrders', () => list());
    await buy();
    expect(checkout().attempt?.status).toBe('placing');
    expect(checkout().placing.state).toMatchObject({ status: 'unknown' });
    await sendAgain();
    const [first, second] = getCalls('createOrder');
    expect(second?.body).toEqual(first?.body);
    expect(new Set(getKeys('createOrder')).size).toBe(1);
    await waitFor(() => expect(checkout().attempt).toEqual(paying));
    expect(getCalls('confirmOrderPayment')).toHaveLength(0);
  });

  test('sends a new order after the lost one was dropped', async () => {
    const { buy, checkout, getKeys, handle, linesInCart, reply } = await page();
    reply('createOrder', lost(), 201);
    handle('listOrders', () => list());
    await buy();
    act(() => checkout().placing.drop());
    expect(checkout().attempt).toBeNull();
    expect(linesInCart()).toEqual([stay, box]);
    await buy();
    expect(new Set(getKeys('createOrder')).size).toBe(2);
  });
});

describe('a reload', () => {
  test('during the order reads its outcome and sends nothing', async () => {
    const tab = memoryStorage();
    const before = await page({ perTab: () => tab });
    before.reply('createOrder', lost());
    before.handle('listOrders', () => list());
    await before.buy();
    cleanup();
    const after = await page({ perTab: () => tab });
    after.handle('listOrders', () => list(order));
    await waitFor(() => expect(after.checkout().attempt).toEqual(paying));
    expect(after.getCalls('createOrder')).toHaveLength(0);
    expect(after.getCalls('confirmOrderPayment')).toHaveLength(0);
  });

  test('during the payment reads its outcome and sends nothing', async () => {
    const tab = memoryStorage();
    const before = await page({ perTab: () => tab });
    before.reply('confirmOrderPayment', lost());
    before.handle('getOrder', () => ({ status: 200, body: order }));
    await before.buy();
    cleanup();
    const after = await page({ perTab: () => tab });
    after.handle('getOrder', () => ({ status: 200, body: exampleOf('getOrder', 200, 'paid') }));
    expect(after.checkout().attempt).toEqual(paying);
    await waitFor(() => expect(after.checkout().paid?.page).toBe('/shopping'));
    expect(after.checkout().attempt).toBeNull();
    expect(after.getCalls('confirmOrderPayment')).toHaveLength(0);
  });

  test('after the payment starts without a purchase', async () => {
    const tab = memoryStorage();
    const before = await page({ perTab: () => tab });
    await before.buy();
    expect(before.checkout().paid).not.toBeNull();
    cleanup();
    const after = await page({ perTab: () => tab });
    expect(after.checkout().paid).toBeNull();
    expect(after.checkout().attempt).toBeNull();
  });

  test('stores no customer data, and restores no attempt of another member', async () => {
    const tab = memoryStorage();
    const stored: string[] = [];
    const perTab = () => ({
      ...tab,
      setItem: (key: string, value: string) => {
        if (key !== 'checkout') stored.push(value);
        tab.setItem(key, value);
      },
    });
    const before = await page({ perTab });
    before.reply('createOrder', lost());
    before.handle('listOrders', () => list());
    await before.buy();
    expect(stored.join()).not.toContain(purchase.customer.phone);
    const after = await page({ perTab, member: { id: 'mem_other', name: '이도윤' } });
    expect(after.checkout().attempt).toBeNull();
  });
});

describe('a page that orders something else', () => {
  const place = { page: '/shopping/prd_box prd_box', line: getLineKey(box) };

  test('sets an unpaid order aside', async () => {
    const tab = memoryStorage();
    const before = await page({ perTab: () => tab });
    before.reply('confirmOrderPayment', [409, 'payment_failed']);
    await before.buy();
    cleanup();
    const after = await page({ perTab: () => tab, place });
    expect(after.checkout().attempt).toBeNull();
    expect(after.checkout().setAsideId).toBe(order.id);
  });

  test('shows an earlier payment until its outcome is known, and not as its own result', async () => {
    const tab = memoryStorage();
    const before = await page({ perTab: () => tab });
    before.reply('confirmOrderPayment', lost());
    before.handle('getOrder', () => ({ status: 200, body: order }));
    await before.buy();
    cleanup();
    const after = await page({ perTab: () => tab, place });
    after.handle('getOrder', () => ({ status: 200, body: exampleOf('getOrder', 200, 'paid') }));
    expect(after.checkout()).toMatchObject({ attempt: paying, isEarlier: true });
    await waitFor(() => expect(after.checkout().paid).not.toBeNull());
    expect(after.checkout()).toMatchObject({ attempt: null, paid: { page: null } });
  });
});
