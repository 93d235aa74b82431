// @vitest-environment happy-dom

import type { CartLine } from '@gli/domain';
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lost, memoryStorage } from '../../../testing/platform-fixture.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { replyWithProduct } from '../example-products.testing.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Two gift boxes, for 76 GLIL or 54.3 GLIB or USDT. */
const boxes: CartLine = { kind: 'goods', productId: 'prd_7gy1v5hc9m', quantity: 2 };
const stay: CartLine = {
  kind: 'resort',
  productId: 'prd_4wn8d2tk6r',
  roomType: 'deluxe',
  checkIn: '2026-12-12',
  checkOut: '2026-12-13',
  quantity: 1,
  guests: 1,
};
const totals = { subtotal: '76', discount: '0', fee: '0', total: '76' };
const placed = { ...exampleOf('createOrder', 201), totals };
const paid = { ...exampleOf('confirmOrderPayment', 200), totals };

const newTab = () => ({ tab: memoryStorage(), local: memoryStorage(), server: { order: placed } });

/** Opens the cart. Pages with the same `storage` act as one tab before and after a reload. */
async function openCart(lines: CartLine[], storage = newTab(), path = '/shopping?cart=open') {
  const { tab, local, server } = storage;
  if (local.getItem('cart') === null) local.setItem('cart', JSON.stringify({ owner: null, lines }));
  const page = await renderScreen(path, {
    shell: true,
    local,
    perTab: () => tab,
    handlers: {
      getProduct: replyWithProduct,
      createOrder: ({ headers }) => (headers.has('Authorization') ? { status: 201, body: placed } : 401),
      getOrder: () => ({ status: 200, body: server.order }),
      confirmOrderPayment: () => {
        server.order = paid;
        return { status: 200, body: paid };
      },
    },
  });
  const panel = within(await screen.findByRole('dialog'));
  const press = async (name: string | RegExp) => page.user.click(await panel.findByRole('button', { name }));
  return {
    ...page,
    panel,
    press,
    reload: (to?: string) => openCart(lines, storage, to),
    pay: () => press(/^Pay [\d.]+ /),
    done: () => panel.findByRole('heading', { name: 'Payment complete' }),
    /** Goes from the cart to the form, unless it is open, and fills it in. */
    fillIn: async () => {
      if (path.includes('cart=open')) await press('Check out');
      await press('Change');
      const phone = await panel.findByLabelText('Phone');
      await page.user.clear(phone);
      await page.user.click(phone);
      await page.user.paste('01012345678');
      const address = panel.getByLabelText(/^Delivery address/);
      await page.user.clear(address);
      await page.user.click(address);
      await page.user.paste('110 Sejong-daero');
    },
  };
}

const countLines = (panel: ReturnType<typeof within>) => panel.getAllByRole('spinbutton').length;

test('names a room that has sold out in the meantime, and orders the other lines', async () => {
  const { done, fillIn, getCalls, panel, pay, press, reply, user } = await openCart([stay, boxes]);
  await fillIn();
  const soldOut = { ...exampleOf('createOrder', 409, 'out_of_stock') };
  reply('createOrder', {
    status: 409,
    body: { ...soldOut, details: { 'lines.0.check_in_date': ['No room is available on 2026-12-12.'] } },
  });
  await pay();
  await waitFor(() => expect(panel.getByRole('alert').textContent).toContain('Sold out. No deluxe room'));
  expect(panel.getByRole('alert').textContent).toContain('Everything else is still in your cart.');
  expect(panel.getByText('No room is available on 2026-12-12.')).toBeTruthy();
  expect(panel.getByText(/Dec 12/)).toBeTruthy();
  await press('Remove unavailable items');
  await waitFor(() => expect(countLines(panel)).toBe(1));
  await press('Check out');
  expect(await panel.findByText(/010-1234-5678$/)).toBeTruthy();
  expect(panel.getByText('110 Sejong-daero')).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Pay 76 GLIL' }));
  expect(await done()).toBeTruthy();
  expect(getCalls('createOrder').at(-1)?.body).toMatchObject({
    lines: [{ product_id: boxes.productId, quantity: 2 }],
    customer: { phone: '010-1234-5678', address: '110 Sejong-daero' },
  });
});

test('reports an insufficient balance before the order, and accepts another token', async () => {
  const { done, fillIn, getCalls, handle, panel, pay, user } = await openCart([boxes]);
  const wallet = exampleOf('getWalletInfo', 200);
  const balances = wallet.balances.map((one) => (one.token === 'USDT' ? { ...one, available: '54' } : one));
  handle('getWalletInfo', () => ({ status: 200, body: { ...wallet, balances } }));
  await fillIn();
  await user.click(panel.getByRole('radio', { name: /USDT/ }));
  await waitFor(() => expect(panel.getByText('Insufficient balance.')).toBeTruthy());
  expect(panel.getByText(/^You’re 0.3 USDT short/)).toBeTruthy();
  await pay();
  expect(getCalls('createOrder')).toHaveLength(0);
  await user.click(panel.getByRole('radio', { name: /GLIB/ }));
  expect(panel.getAllByText(/54\.3 GLIB/)).not.toHaveLength(0);
  handle('createOrder', () => ({
    status: 201,
    body: { ...placed, token: 'GLIB', totals: { ...totals, total: '54.3' } },
  }));
  await pay();
  expect(await done()).toBeTruthy();
  expect(getCalls('createOrder').map(({ body }) => body)).toMatchObject([{ token: 'GLIB' }]);
  expect(getCalls('confirmOrderPayment').map(({ body }) => body)).toEqual([{ token: 'GLIB' }]);
});

test('retries a failed payment for the same order, even after a reload', async () => {
  const before = await openCart([boxes]);
  await before.fillIn();
  before.reply('confirmOrderPayment', [409, 'payment_failed'], [409, 'insufficient_balance']);
  await before.pay();
  expect(await before.panel.findByText('Payment failed, please try again.')).toBeTruthy();
  await before.pay();
  expect(await before.panel.findByText('Insufficient balance.')).toBeTruthy();

  const after = await before.reload();
  expect(await after.panel.findByText(/^Your order is placed but not paid yet/)).toBeTruthy();
  await after.pay();
  expect(await after.done()).toBeTruthy();
  expect(before.getCalls('createOrder')).toHaveLength(1);
  expect(after.getCalls('createOrder')).toHaveLength(0);
  // A rejection finalizes its key, so each later attempt needs a new one.
  const keys = [...before.getKeys('confirmOrderPayment'), ...after.getKeys('confirmOrderPayment')];
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(3);
});

test('finds an order with a lost response, which the member then pays', async () => {
  const { fillIn, getCalls, panel, pay, reply } = await openCart([boxes]);
  await fillIn();
  const results = [exampleOf('createOrder', 201)];
  reply('createOrder', lost());
  reply('listOrders', { status: 200, body: { count: 1, next: null, previous: null, results } });
  await pay();
  expect(await panel.findByText(/^Your order is placed but not paid yet/)).toBeTruthy();
  expect(getCalls('createOrder')).toHaveLength(1);
  expect(getCalls('confirmOrderPayment')).toHaveLength(0);
});

test('returns to the filled-in form after an expired session and a new login', async () => {
  const storage = newTab();
  const { fillIn, getCalls, getKeys, pay, press, user } = await openCart([boxes], storage);
  await fillIn();
  storage.local.removeItem('auth-token');
  await pay();
  await press('Log in to order');
  expect(screen.getAllByText('Your session has ended. Please log in again.')).not.toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Go to login' }));
  await user.click(await screen.findByLabelText('Email'));
  await user.paste('seoyeon.kim@example.com');
  await user.click(screen.getByLabelText('Password'));
  await user.paste('gli-sandbox-2026');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }));
  const form = within(await screen.findByRole('dialog', { name: 'Your details' }));
  expect(await form.findByText(/010-1234-5678$/)).toBeTruthy();
  expect(form.getByText('110 Sejong-daero')).toBeTruthy();
  expect(form.getByRole('alert').textContent).toBe('');
  // The rejected order's key is over, and only a new confirmation orders.
  expect(getCalls('createOrder')).toHaveLength(1);
  await user.click(form.getByRole('button', { name: 'Pay 76 GLIL' }));
  expect(await screen.findByRole('heading', { name: 'Payment complete' })).toBeTruthy();
  expect(new Set(getKeys('createOrder')).size).toBe(2);
});

const checkOut = (line: CartLine) =>
  `/shopping?cart=checkout&line=${encodeURIComponent(JSON.stringify(line))}`;

test('starts a new order after a paid one, and keeps the cart', async () => {
  const storage = newTab();
  const before = await openCart([boxes, stay], storage, checkOut(boxes));
  await before.pay();
  expect(await before.done()).toBeTruthy();

  const after = await before.reload(checkOut(stay));
  expect(await after.panel.findByRole('button', { name: /^Pay / })).toBeTruthy();
  expect(after.panel.queryByText('Payment complete')).toBeNull();
  expect(JSON.parse(storage.local.getItem('cart') ?? '').lines).toEqual([boxes, stay]);
});

describe('the checkout of one line', () => {
  test('goes back to the product', async () => {
    const { press, user } = await openCart([], newTab(), checkOut(boxes));
    await press('Back');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('');
    await user.click(screen.getByRole('button', { name: 'Cart' }));
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
  });

  test('shows why the line was rejected, and orders another quantity', async () => {
    const { getCalls, panel, pay, reply, user } = await openCart([], newTab(), checkOut(boxes));
    const soldOut = exampleOf('createOrder', 409, 'out_of_stock');
    reply('createOrder', {
      status: 409,
      body: { ...soldOut, details: { 'lines.0.quantity': ['Only one is left.'] } },
    });
    await pay();
    expect(await panel.findByText('Only one is left.')).toBeTruthy();
    await user.click(panel.getByRole('button', { name: /^Decrease/ }));
    await pay();
    await waitFor(() => expect(getCalls('createOrder')).toHaveLength(2));
    expect(getCalls('createOrder')[1]?.body).toMatchObject({ lines: [{ quantity: 1 }] });
  });
});

describe('the customer', () => {
  const orders = exampleOf('listOrders', 200);
  const profile = exampleOf('getProfile', 200);
  const delivery = {
    ...exampleOf('getOrder', 200, 'paid'),
    customer: { name: '이하준', phone: '010-2222-3333', address: '부산 해운대구 우동 1' },
    note: '문 앞에 놓아 주세요.',
  };
  const listOrders = { status: 200, body: { ...orders, count: 1, results: [delivery] } };

  test('of a delivery is filled from the last delivery, and can be changed', async () => {
    const { done, getCalls, handle, panel, pay, press, user } = await openCart([boxes]);
    handle('listOrders', () => listOrders);
    await press('Check out');
    expect(await panel.findByText('이하준 · 010-2222-3333')).toBeTruthy();
    expect(panel.queryAllByRole('textbox')).toEqual([]);
    await press('Change');
    await waitFor(() => expect(document.activeElement).toBe(panel.getByLabelText('Name')));
    await user.clear(panel.getByLabelText(/^Requests/));
    await pay();
    expect(await done()).toBeTruthy();
    const body = getCalls('createOrder')[0]?.body;
    expect(body).toMatchObject({ customer: delivery.customer });
    expect(body).not.toHaveProperty('note');
  });

  test('of a new member needs only the phone number', async () => {
    const { handle, panel, press } = await openCart([stay]);
    handle('listOrders', () => ({ status: 200, body: { ...orders, count: 0, results: [] } }));
    handle('getProfile', () => ({ status: 200, body: { ...profile, phone: null } }));
    await press('Check out');
    expect(await panel.findByText(profile.name)).toBeTruthy();
    expect(panel.getByLabelText('Phone')).toHaveProperty('value', '');
    expect(panel.queryByLabelText('Name')).toBeNull();
  });

  test('of a repeated order is that order’s', async () => {
    const { handle, panel, press } = await openCart([boxes], newTab(), '/shopping?cart=open&again=ord_1');
    handle('getOrder', () => ({ status: 200, body: delivery }));
    await press('Check out');
    expect(await panel.findByText('이하준 · 010-2222-3333')).toBeTruthy();
  });
});
