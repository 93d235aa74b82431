// @vitest-environment happy-dom
import { GliConflictError, GliNetworkError } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { lost, memoryStorage, platformFixture } from '../../../testing/platform-fixture.tsx';
import { type CartLine, keyOf } from '../cart/cart.ts';
import { useCart } from '../cart/use-cart.ts';
import type { Purchase } from './attempt.ts';
import { orderStatus, refusedLines, useCheckout } from './use-checkout.ts';

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
/** Costs 240 GLIL, and can be paid. */
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
    /** Sends again what the attempt says is open. */
    tryAgain: () =>
      act(async () => {
        const { attempt, pay, resume } = result.current.checkout;
        if (attempt?.status === 'placing') await resume(attempt);
        if (attempt?.status === 'paying') await pay(attempt);
      }),
  };
}

describe('ordering', () => {
  test('an order at the agreed price is paid immediately and leaves the cart', async () => {
    const { buy, callsOf, checkout, linesInCart } = await page();
    await buy();
    expect(callsOf('createOrder')).toHaveLength(1);
    expect(callsOf('confirmOrderPayment').map(({ body }) => body)).toEqual([{ token: 'GLIL' }]);
    expect(checkout().attempt).toEqual(paying);
    expect(linesInCart()).toEqual([]);
    act(() => checkout().leave());
    expect(checkout().attempt).toBeNull();
  });

  test('only the ordered lines leave the cart', async () => {
    const { buy, linesInCart } = await page();
    await buy({ lines: [stay] });
    expect(linesInCart()).toEqual([box]);
  });

  test.each([
    ['a higher price', { total: '239.99' }],
    ['another token', { token: 'USDT' as const }],
  ])('%s than agreed is not paid until the member confirms', async (_, agreed) => {
    const { buy, callsOf, checkout, tryAgain } = await page();
    await buy(agreed);
    expect(callsOf('confirmOrderPayment')).toHaveLength(0);
    expect(checkout().attempt?.status).toBe('paying');
    await tryAgain();
    expect(callsOf('confirmOrderPayment')).toHaveLength(1);
  });

  test('a lower price is paid', async () => {
    const { buy, callsOf } = await page();
    await buy({ total: '240.01' });
    expect(callsOf('confirmOrderPayment')).toHaveLength(1);
  });

  test('a double click orders once', async () => {
    const { callsOf, checkout } = await page();
    await act(async () => {
      await Promise.all([checkout().buy(purchase), checkout().buy(purchase)]);
    });
    expect(callsOf('createOrder')).toHaveLength(1);
    expect(callsOf('confirmOrderPayment')).toHaveLength(1);
  });

  test('a double click whose response is lost is still one order', async () => {
    const { checkout, keysOf, reply, tryAgain } = await page();
    reply('createOrder', lost(), 201);
    await act(async () => {
      await Promise.all([checkout().buy(purchase), checkout().buy(purchase)]);
    });
    await tryAgain();
    expect(keysOf('createOrder')).toHaveLength(2);
    expect(new Set(keysOf('createOrder')).size).toBe(1);
  });

  test('a refusal shows the refused lines, keeps the cart and ends the attempt', async () => {
    const { buy, checkout, keysOf, linesInCart, reply } = await page();
    reply('createOrder', [409, 'out_of_stock'], 201);
    await buy();
    expect(checkout().attempt).toBeNull();
    expect(checkout().refusal?.lines).toEqual(new Map([[keyOf(stay), 'No room is free on 2026-12-24.']]));
    expect(linesInCart()).toEqual([stay, box]);
    await buy();
    expect(checkout().refusal).toBeNull();
    expect(new Set(keysOf('createOrder')).size).toBe(2);
  });
});

describe('a lost response', () => {
  test('to the order is followed by the same order', async () => {
    const { buy, callsOf, checkout, keysOf, linesInCart, reply, tryAgain } = await page();
    reply('createOrder', lost(), 201);
    await buy();
    expect(checkout().attempt?.status).toBe('placing');
    expect(checkout().placing.error).toBeInstanceOf(GliNetworkError);
    expect(linesInCart()).toEqual([stay, box]);
    await tryAgain();
    const [first, second] = callsOf('createOrder');
    expect(second?.body).toEqual(first?.body);
    expect(new Set(keysOf('createOrder')).size).toBe(1);
    expect(checkout().attempt).toEqual(paying);
    expect(linesInCart()).toEqual([]);
  });

  test('to the payment is followed by the same payment', async () => {
    const { buy, checkout, keysOf, reply, tryAgain } = await page();
    reply('confirmOrderPayment', lost(), 200);
    await buy();
    expect(checkout().attempt).toEqual(paying);
    expect(checkout().paying.error).toBeInstanceOf(GliNetworkError);
    await tryAgain();
    expect(checkout().paying.error).toBeNull();
    expect(keysOf('confirmOrderPayment')).toHaveLength(2);
    expect(new Set(keysOf('confirmOrderPayment')).size).toBe(1);
  });

  test('is not followed by the same order once the member went back to the cart', async () => {
    const { buy, checkout, keysOf, reply } = await page();
    reply('createOrder', lost(), 201);
    await buy();
    act(() => checkout().leave());
    await buy();
    expect(new Set(keysOf('createOrder')).size).toBe(2);
  });
});

describe('a reload', () => {
  test('while the order is being sent offers the same order', async () => {
    const tab = memoryStorage();
    const before = await page({ perTab: () => tab });
    before.reply('createOrder', lost());
    await before.buy();
    const after = await page({ perTab: () => tab });
    expect(after.checkout().attempt?.status).toBe('placing');
    await after.tryAgain();
    expect(after.keysOf('createOrder')).toEqual(before.keysOf('createOrder'));
    expect(after.callsOf('createOrder')[0]?.body).toEqual(before.callsOf('createOrder')[0]?.body);
    expect(after.checkout().attempt).toEqual(paying);
  });

  test('while the order is being paid offers the same payment', async () => {
    const tab = memoryStorage();
    const before = await page({ perTab: () => tab });
    before.reply('confirmOrderPayment', lost());
    await before.buy();
    const after = await page({ perTab: () => tab });
    expect(after.checkout().attempt).toEqual(paying);
    await after.tryAgain();
    expect(after.keysOf('confirmOrderPayment')).toEqual(before.keysOf('confirmOrderPayment'));
    expect(after.callsOf('createOrder')).toHaveLength(0);
  });

  test('leaves no customer data beside the attempt, and no attempt to another member', async () => {
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

describe('the status of a placed order', () => {
  test('an order that waits for its payment can be paid; one whose time is over cannot', () => {
    const pending = exampleOf('getOrder', 200, 'pendingPayment');
    expect(orderStatus(pending)).toBe('unpaid');
    expect(orderStatus({ ...pending, allowed_actions: [] })).toBe('over');
  });

  test('a paid order is paid, also while it is prepared or when it is completed', () => {
    expect(orderStatus(exampleOf('getOrder', 200, 'paid'))).toBe('paid');
    expect(orderStatus(exampleOf('getOrder', 200, 'completed'))).toBe('paid');
  });

  test('a cancelled or refunded order is over', () => {
    expect(orderStatus(exampleOf('cancelOrder', 200, 'cancelledUnpaid'))).toBe('over');
    expect(orderStatus(exampleOf('getOrder', 200, 'refunded'))).toBe('over');
  });
});

describe('refused lines', () => {
  test('sold-out lines are named in the server’s words', () => {
    expect(refusedLines(new GliConflictError(409, soldOut, null, null), [stay, box])).toEqual(
      new Map([[keyOf(stay), 'No room is free on 2026-12-24.']]),
    );
  });

  test('the first message of a line counts, and a line that was not sent is ignored', () => {
    const details = {
      'lines.1.quantity': ['first'],
      'lines.1.room_type': ['second'],
      'lines.7.quantity': ['?'],
      token: ['no'],
    };
    const error = new GliConflictError(409, { ...soldOut, details }, null, null);
    expect(refusedLines(error, [stay, box])).toEqual(new Map([[keyOf(box), 'first']]));
  });

  test('an error without details names no lines', () => {
    expect(refusedLines(new GliNetworkError(new TypeError('fetch failed')), [stay]).size).toBe(0);
  });
});
