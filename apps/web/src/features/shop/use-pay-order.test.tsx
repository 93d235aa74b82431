// @vitest-environment happy-dom
import { GliNetworkError, type Order } from '@gli/sdk';
import { useGetOrder } from '@gli/sdk/react';
import { exampleOf } from '@gli/sdk/testing';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { blockedStorage, lost, memoryStorage, platformFixture } from '../../testing/platform-fixture.tsx';
import { useCheckout } from './checkout/use-checkout.ts';
import { PaymentDialog } from './orders/OrderActions.tsx';
import { usePayOrder } from './use-pay-order.ts';

afterEach(cleanup);

/** An order that is waiting for a payment of 240 GLIL. */
const order = exampleOf('getOrder', 200, 'pendingPayment');

type Options = Parameters<typeof platformFixture>[0];

/** Renders the hook next to a page that shows the order. */
async function hook(options?: Options) {
  const fixture = await platformFixture(options);
  fixture.reply('getOrder', { status: 200, body: order });
  const { result } = renderHook(() => ({ payment: usePayOrder(), order: useGetOrder({ id: order.id }) }), {
    wrapper: fixture.wrapper,
  });
  await waitFor(() => expect(result.current.order.data).toBeDefined());
  const pay = (token: Order['token'] = 'GLIL') =>
    act(() => result.current.payment.pay({ orderId: order.id, token }));
  return { ...fixture, result, pay };
}

/** Renders the payment dialog of the orders page, with the member's consent. */
async function dialog(options?: Options) {
  const fixture = await platformFixture(options);
  const paid: Order[] = [];
  render(<PaymentDialog order={order} onClose={() => {}} onPaid={(one) => paid.push(one)} />, {
    wrapper: fixture.wrapper,
  });
  fireEvent.click(await screen.findByRole('checkbox', { hidden: true }));
  const pay = () => fireEvent.click(screen.getByRole('button', { name: 'Pay', hidden: true }));
  return { ...fixture, paid, pay };
}

test('shows an order as paid without another request', async () => {
  const { getCalls, pay, result } = await hook();
  expect((await pay())?.status).toBe('paid');
  expect(result.current.order.data?.status).toBe('paid');
  expect(getCalls('confirmOrderPayment')[0]?.body).toEqual({ token: 'GLIL' });
});

test('on the orders page, resends a payment that was lost in the checkout, with the same key', async () => {
  const tab = memoryStorage();
  const checkout = await platformFixture({ perTab: () => tab });
  checkout.reply('confirmOrderPayment', lost());
  const { result } = renderHook(() => useCheckout(), { wrapper: checkout.wrapper });
  await act(() =>
    result.current.buy({
      lines: [{ kind: 'goods', productId: 'prd_box', quantity: 1 }],
      token: order.token,
      customer: { name: '김서연', phone: '010-1234-5678' },
      total: order.totals.total,
    }),
  );
  cleanup();

  const orders = await dialog({ perTab: () => tab });
  orders.pay();
  await waitFor(() => expect(orders.paid).toHaveLength(1));
  const [first] = checkout.getCalls('confirmOrderPayment');
  const [second] = orders.getCalls('confirmOrderPayment');
  expect(second?.url.pathname).toBe(first?.url.pathname);
  expect(second?.body).toEqual(first?.body);
  expect(orders.getKeys('confirmOrderPayment')).toEqual(checkout.getKeys('confirmOrderPayment'));
});

test('reuses the key after a lost response if storage is blocked', async () => {
  const { getKeys, paid, pay, reply } = await dialog({ perTab: blockedStorage });
  reply('confirmOrderPayment', lost(), 200);
  pay();
  await screen.findByRole('alert', { hidden: true });
  expect(paid).toEqual([]);
  pay();
  await waitFor(() => expect(paid).toHaveLength(1));
  expect(new Set(getKeys('confirmOrderPayment')).size).toBe(1);
});

test('refetches the order after a failed payment and keeps the error', async () => {
  const { getCalls, pay, reply, result } = await hook();
  reply('confirmOrderPayment', lost());
  expect(await pay()).toBeUndefined();
  expect(result.current.payment.error).toBeInstanceOf(GliNetworkError);
  await waitFor(() => expect(getCalls('getOrder')).toHaveLength(2));
});

test('starts a new payment after a rejection or for another token', async () => {
  const { getKeys, pay, reply } = await hook();
  reply('confirmOrderPayment', [409, 'payment_failed'], lost(), lost(), 200);
  await pay();
  await pay();
  await pay('USDT');
  await pay();
  const [refused, retried, otherToken, last] = getKeys('confirmOrderPayment');
  expect(new Set([refused, retried, otherToken]).size).toBe(3);
  expect(last).toBe(retried);
});

test('pays once on a double click', async () => {
  const { getCalls, result } = await hook();
  await act(async () => {
    const payment = { orderId: order.id, token: order.token };
    await Promise.all([result.current.payment.pay(payment), result.current.payment.pay(payment)]);
  });
  expect(getCalls('confirmOrderPayment')).toHaveLength(1);
});

test('sends nothing for a visitor', async () => {
  const { getCalls, pay } = await hook({ member: null });
  expect(await pay()).toBeUndefined();
  expect(getCalls('confirmOrderPayment')).toHaveLength(0);
});
