// @vitest-environment happy-dom
import { GliConflictError, GliNetworkError } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { lost, memoryStorage, platformFixture } from '../../../testing/platform-fixture.tsx';
import { type CartLine, getLineKey } from '../cart/cart.ts';
import { useCart } from '../cart/use-cart.ts';
import type { Purchase } from './pending-checkout.ts';
import { getLineErrors, orderStatus, useCheckout } from './use-checkout.ts';

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
const soldOut = exampleOf('createOrder', 409, 'out_of_stock');
const purchase: Purchase = {
  lines: [stay, box],
  token: 'GLIL',
  customer: { name: '김서연', phone: '010-1234-5678' },
  total: order.totals.total,
};
const paying = { status: 'paying', memberId, orderId: order.id, token: 'GLIL' };

type Options = Parameters<typeof platformFixture>[0];

async function page(options?: Options) {
  const fixture = await platformFixture(options);
  const { result } = renderHook(() => ({ checkout: useCheckout(), cart: useCart() }), {
    wrapper: fixture.wrapper,
  });
  act(() => result.current.cart.update(() => ({ owner: memberId, lines: [stay, box] })));
  return {
    ...fixture,
    checkout: () => result.current.checkout,
    linesInCart: () => result.current.cart.cart.lines,
    buy: (changes?: Partial<Purchase>) => act(() => result.current.checkout.buy({ ...purchase, ...changes })),
    /** Resends the part of the attempt that is unfinished. */
    tryAgain: () =>
      act(async () => {
        const { attempt, pay, resume } = result.current.checkout;
        if (attempt?.status === 'placing') await resume(attempt);
        if (attempt?.status === 'paying') await pay(attempt);
      }),
  };
}

describe('ordering', () => {
  test('pays an order at the agreed price immediately and removes its lines from the cart', async () => {
    const { buy, getCalls, checkout, linesInCart } = await page();
    await buy();
    expect(getCalls('createOrder')).toHaveLength(1);
    expect(getCalls('confirmOrderPayment').map(({ body }) => body)).toEqual([{ token: 'GLIL' }]);
    expect(checkout().attempt).toEqual(paying);
    expect(linesInCart()).toEqual([]);
    act(() => checkout().leave());
    expect(checkout().attempt).toBeNull();
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
    const { buy, getCalls, checkout, tryAgain } = await page();
    await buy(agreed);
    expect(getCalls('confirmOrderPayment')).toHaveLength(0);
    expect(checkout().attempt?.status).toBe('paying');
    await tryAgain();
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

  test('places an order once on a double click with a lost response', async () => {
    const { checkout, getKeys, reply, tryAgain } = await page();
    reply('createOrder', lost(), 201);
    await act(async () => {
      await Promise.all([checkout().buy(purchase), checkout().buy(purchase)]);
    });
    await tryAgain();
    expect(getKeys('createOrder')).toHaveLength(2);
    expect(new Set(getKeys('createOrder')).size).toBe(1);
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

describe('after a lost response', () => {
  test('resends the same order on a retry', async () => {
    const { buy, getCalls, checkout, getKeys, linesInCart, reply, tryAgain } = await page();
    reply('createOrder', lost(), 201);
    await buy();
    expect(checkout().attempt?.status).toBe('placing');
    expect(checkout().placing.error).toBeInstanceOf(GliNetworkError);
    expect(linesInCart()).toEqual([stay, box]);
    await tryAgain();
    const [first, second] = getCalls('createOrder');
    expect(second?.body).toEqual(first?.body);
    expect(new Set(getKeys('createOrder')).size).toBe(1);
    expect(checkout().attempt).toEqual(paying);
    expect(linesInCart()).toEqual([]);
  });

  test('resends the same payment on a retry', async () => {
    const { buy, checkout, getKeys, reply, tryAgain } = await page();
    reply('confirmOrderPayment', lost(), 200);
    await buy();
    expect(checkout().attempt).toEqual(paying);
    expect(checkout().paying.error).toBeInstanceOf(GliNetworkError);
    await tryAgain();
    expect(checkout().paying.error).toBeNull();
    expect(getKeys('confirmOrderPayment')).toHaveLength(2);
    expect(new Set(getKeys('confirmOrderPayment')).size).toBe(1);
  });

  test('sends a new order after returning to the cart', async () => {
    const { buy, checkout, getKeys, reply } = await page();
    reply('createOrder', lost(), 201);
    await buy();
    act(() => checkout().leave());
    await buy();
    expect(new Set(getKeys('createOrder')).size).toBe(2);
  });
});

describe('a reload', () => {
  test('during the order offers to resend the same order', async () => {
    const tab = memoryStorage();
    const before = await page({ perTab: () => tab });
    before.reply('createOrder', lost());
    await before.buy();
    const after = await page({ perTab: () => tab });
    expect(after.checkout().attempt?.status).toBe('placing');
    await after.tryAgain();
    expect(after.getKeys('createOrder')).toEqual(before.getKeys('createOrder'));
    expect(after.getCalls('createOrder')[0]?.body).toEqual(before.getCalls('createOrder')[0]?.body);
    expect(after.checkout().attempt).toEqual(paying);
  });

  test('during the payment offers to resend the same payment', async () => {
    const tab = memoryStorage();
    const before = await page({ perTab: () => tab });
    before.reply('confirmOrderPayment', lost());
    await before.buy();
    const after = await page({ perTab: () => tab });
    expect(after.checkout().attempt).toEqual(paying);
    await after.tryAgain();
    expect(after.getKeys('confirmOrderPayment')).toEqual(before.getKeys('confirmOrderPayment'));
    expect(after.getCalls('createOrder')).toHaveLength(0);
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
    await before.buy();
    expect(stored.join()).not.toContain(purchase.customer.phone);
    const after = await page({ perTab, member: { id: 'mem_other', name: '이도윤' } });
    expect(after.checkout().attempt).toBeNull();
  });
});

describe('a placed order', () => {
  test('can be paid unless it has expired', () => {
    const pending = exampleOf('getOrder', 200, 'pendingPayment');
    expect(orderStatus(pending)).toBe('unpaid');
    expect(orderStatus({ ...pending, allowed_actions: [] })).toBe('over');
  });

  test('counts as paid in every status after the payment', () => {
    expect(orderStatus(exampleOf('getOrder', 200, 'paid'))).toBe('paid');
    expect(orderStatus(exampleOf('getOrder', 200, 'completed'))).toBe('paid');
  });

  test('is closed if it is canceled or refunded', () => {
    expect(orderStatus(exampleOf('cancelOrder', 200, 'cancelledUnpaid'))).toBe('over');
    expect(orderStatus(exampleOf('getOrder', 200, 'refunded'))).toBe('over');
  });
});

describe('line errors', () => {
  test('contain the server’s text for sold-out lines', () => {
    expect(getLineErrors(new GliConflictError(409, soldOut, null, null), [stay, box])).toEqual(
      new Map([[getLineKey(stay), 'No room is available on 2026-12-24.']]),
    );
  });

  test('contain the first message of each line that was sent', () => {
    const details = {
      'lines.1.quantity': ['first'],
      'lines.1.room_type': ['second'],
      'lines.7.quantity': ['?'],
      token: ['no'],
    };
    const error = new GliConflictError(409, { ...soldOut, details }, null, null);
    expect(getLineErrors(error, [stay, box])).toEqual(new Map([[getLineKey(box), 'first']]));
  });

  test('are empty if there are no details', () => {
    expect(getLineErrors(new GliNetworkError(new TypeError('fetch failed')), [stay]).size).toBe(0);
  });
});
