// @vitest-environment happy-dom
import type { Order } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { ORDER_LINES_MAX } from '@gli/validation';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { lost, memoryStorage } from '../../../testing/platform-fixture.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { replyWithProduct } from '../example-products.testing.ts';

afterEach(cleanup);

/** A dinner for 240 GLIL, before and after its payment and its cancellation. */
const unpaid = exampleOf('getOrder', 200, 'pendingPayment');
const paid = exampleOf('confirmOrderPayment', 200);
/** An order of 516 GLIL, partly for goods. */
const mixed = exampleOf('getOrder', 200, 'paid');
const body = (order: Order) => ({ status: 200, body: order });

const getText = ({ textContent }: Element) => textContent;

type Options = Parameters<typeof renderScreen>[1];

/** Opens an order, as the server knows it until a test replaces it. */
async function openOrder(order: Order, options: Options = {}) {
  const server = { order };
  const page = await renderScreen(`/orders?order=${order.id}`, {
    ...options,
    handlers: { getOrder: () => body(server.order), getProduct: replyWithProduct, ...options.handlers },
  });
  const panel = within(await screen.findByRole('region', { name: `Order ${order.number}` }));
  const press = async (name: string) => page.user.click(await panel.findByRole('button', { name }));
  return { ...page, server, panel, press };
}

async function openPayment(options?: Options) {
  const page = await openOrder(unpaid, options);
  await page.press('Pay 240 GLIL');
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm payment' }));
  return { ...page, dialog, pay: () => page.user.click(dialog.getByRole('button', { name: 'Pay' })) };
}

describe('payment', () => {
  test('needs consent and explains every rejection', async () => {
    const { dialog, getCalls, getKeys, pay, reply, user } = await openPayment();
    await pay();
    expect(await dialog.findByText('Agree to the payment to continue.')).toBeTruthy();
    expect(getCalls('confirmOrderPayment')).toHaveLength(0);
    await user.click(dialog.getByRole('checkbox'));
    for (const [response, text] of [
      [[409, 'insufficient_balance'], 'Insufficient balance.'],
      [[409, 'payment_failed'], 'Payment failed, please try again.'],
      [
        [409, 'order_status_conflict'],
        'This order cannot be paid. This order is no longer awaiting payment. Place a new order.',
      ],
      [
        { status: 429, body: exampleOf('confirmOrderPayment', 429), headers: { 'Retry-After': '30' } },
        'Too many requests. Try again in 30 s.',
      ],
    ] as const) {
      reply('confirmOrderPayment', response);
      await pay();
      await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain(text));
    }
    // A rejection finalizes its key, so each attempt needs a new one.
    expect(new Set(getKeys('confirmOrderPayment')).size).toBe(4);
  });

  test('reads the order of a payment with a lost response, and shows it as paid', async () => {
    const { dialog, getCalls, panel, pay, reply, server, user } = await openPayment();
    await user.click(dialog.getByRole('checkbox'));
    reply('confirmOrderPayment', lost());
    server.order = paid;
    await pay();
    await waitFor(() => expect(panel.getAllByRole('status').map(getText)).toContain('Paid'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(panel.queryByRole('button', { name: /^Pay / })).toBeNull();
    expect(getCalls('confirmOrderPayment')).toHaveLength(1);
  });

  test('shows the missing amount and a link to the conversion if the balance is too low', async () => {
    const wallet = exampleOf('getWalletInfo', 200);
    const balances = wallet.balances.map((one) => ({ ...one, available: '25.4' }));
    const { dialog } = await openPayment({
      handlers: { getWalletInfo: { status: 200, body: { ...wallet, balances } } },
    });
    expect(await dialog.findByText('Insufficient balance.')).toBeTruthy();
    expect(dialog.getByText('You’re 214.6 GLIL short. Convert tokens to pay.')).toBeTruthy();
    const link = dialog.getByRole('link', { name: 'Convert tokens' });
    expect(link.getAttribute('href')).toBe('/conversion?to=GLIL');
    expect(dialog.queryByRole('button', { name: 'Pay' })).toBeNull();
  });
});

test('explains why a cancellation is rejected', async () => {
  const { press, user } = await openOrder(paid, {
    handlers: { cancelOrder: [409, 'order_status_conflict'] },
  });
  await press('Cancel order');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
  await user.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
  const text = 'This order cannot be canceled. This order is being prepared and can no longer be canceled.';
  expect(await dialog.findByText(text)).toBeTruthy();
});

describe('ordering again', () => {
  test('adds the same goods to the cart and opens it', async () => {
    const { press } = await openOrder(mixed, { shell: true });
    await press('Add the goods again');
    const cart = within(await screen.findByRole('dialog', { name: 'Cart' }));
    const [line, ...others] = await cart.findAllByRole('spinbutton');
    expect(line).toHaveProperty('value', '2');
    expect(others).toEqual([]);
  });

  test('explains that the goods do not fit into a full cart', async () => {
    const lines = Array.from({ length: ORDER_LINES_MAX }, (_, index) => ({
      kind: 'goods',
      productId: `prd_${index}`,
      quantity: 1,
    }));
    const { press } = await openOrder(mixed, {
      shell: true,
      local: memoryStorage({ cart: JSON.stringify({ owner: null, lines }) }),
    });
    await press('Add the goods again');
    const full = `Your cart holds up to ${ORDER_LINES_MAX} items. Order or remove some first.`;
    expect(await screen.findByText(full)).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Cart' })).toBeNull();
  });
});
