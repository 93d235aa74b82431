// @vitest-environment happy-dom
import type { Order } from '@gli/sdk';
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
const paidOrder = exampleOf('getOrder', 200, 'paid');

type Options = Parameters<typeof platformFixture>[0];

/** Renders the hook next to a page that shows the order. */
async function hook(options?: Options) {
  const fixture = await platformFixture(options);
  fixture.reply('getOrder', { status: 200, body: order });
  const { result } = renderHook(
    () => ({ payment: usePayOrder(order.id), order: useGetOrder({ id: order.id }) }),
    {
      wrapper: fixture.wrapper,
    },
  );
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

test('shows an order as paid', async () => {
  const { getCalls, handle, pay, result } = await hook();
  handle('getOrder', () => ({ status: 200, body: paidOrder }));
  expect((await pay())?.status).toBe('paid');
  await waitFor(() => expect(result.current.order.data?.status).toBe('paid'));
  expect(getCalls('confirmOrderPayment')[0]?.body).toEqual({ token: 'GLIL' });
});

test('on the orders page, reads a payment that was lost in the checkout', async () => {
  const tab = memoryStorage();
  const checkout = await platformFixture({ perTab: () => tab });
  checkout.reply('confirmOrderPayment', lost());
  checkout.handle('getOrder', () => ({ status: 200, body: order }));
  const { result } = renderHook(() => useCheckout({ page: '/shopping', line: null }), {
    wrapper: checkout.wrapper,
  });
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
  orders.handle('getOrder', () => ({ status: 200, body: { ...paidOrder, id: order.id } }));
  await waitFor(() => expect(orders.paid).toHaveLength(1));
  expect(checkout.getCalls('confirmOrderPayment')).toHaveLength(1);
  expect(orders.getCalls('confirmOrderPayment')).toHaveLength(0);
});

test('reads the order of a payment with a lost response if storage is blocked', async () => {
  const { getCalls, handle, paid, pay, reply } = await dialog({ perTab: blockedStorage });
  handle('getOrder', () => ({ status: 200, body: { ...paidOrder, id: order.id } }));
  reply('confirmOrderPayment', lost());
  pay();
  await waitFor(() => expect(paid).toHaveLength(1));
  expect(getCalls('confirmOrderPayment')).toHaveLength(1);
});

test('refetches the order after a rejected payment and keeps the reason', async () => {
  const { getCalls, pay, reply, result } = await hook();
  reply('confirmOrderPayment', [409, 'payment_failed']);
  expect(await pay()).toBeUndefined();
  expect(result.current.payment.state).toMatchObject({
    status: 'rejected',
    error: { code: 'payment_failed' },
  });
  await waitFor(() => expect(getCalls('getOrder')).toHaveLength(2));
});

test('starts a new payment after a rejection or for another token', async () => {
  const { getKeys, pay, reply } = await hook();
  reply('confirmOrderPayment', [409, 'payment_failed'], lost(), lost());
  await pay();
  await pay();
  await pay('USDT');
  expect(new Set(getKeys('confirmOrderPayment')).size).toBe(3);
});

test('is unknown only for the order that was paid', async () => {
  const tab = memoryStorage();
  const { handle, pay, reply, result } = await hook({ perTab: () => tab });
  handle('getOrder', () => ({ status: 200, body: order }));
  reply('confirmOrderPayment', lost());
  await pay();
  expect(result.current.payment.state).toMatchObject({ status: 'unknown', variables: { orderId: order.id } });
  const other = await platformFixture({ perTab: () => tab });
  const { result: otherOrder } = renderHook(() => usePayOrder('ord_other'), { wrapper: other.wrapper });
  expect(otherOrder.current.state).toEqual({ status: 'idle' });
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
