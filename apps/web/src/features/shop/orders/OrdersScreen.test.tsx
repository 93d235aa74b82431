// @vitest-environment happy-dom
import type { Order } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Call, lost, platformFixture, type Reply } from '../../../testing/platform-fixture.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { OrderPanel } from './OrdersScreen.tsx';

afterEach(cleanup);

describe('an open order', () => {
  const pending = exampleOf('getOrder', 200, 'pendingPayment');
  const expiresAt = Date.parse(pending.payment.expires_at ?? '');
  const expired: Order = {
    ...pending,
    status: 'cancelled',
    allowed_actions: [],
    cancellable_until: null,
    updated_at: new Date(expiresAt).toISOString(),
    payment: { ...pending.payment, expires_at: null },
  };

  beforeEach(() => {
    vi.useFakeTimers({ now: expiresAt - 60_000, shouldAdvanceTime: true });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  /** Renders the panel. Each request returns the next of the given order states. */
  async function open(first: Order, ...next: Reply[]) {
    const fixture = await platformFixture({ path: `/orders?order=${first.id}` });
    fixture.reply('getOrder', { status: 200, body: first }, ...next);
    render(<OrderPanel id={first.id} listed={undefined} onClose={() => {}} />, { wrapper: fixture.wrapper });
    expect(await screen.findAllByText('Payment due')).not.toHaveLength(0);
    return () => fixture.getCalls('getOrder').length;
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('is refetched once after its payment deadline', async () => {
    const reply = { status: 200, body: expired };
    const requests = await open(pending, reply, reply, reply);
    await pass(55_000);
    expect(requests()).toBe(1);
    await pass(10_000);
    expect(await screen.findAllByText('Canceled')).not.toHaveLength(0);
    // The change causes a refetch of all order data, including the order itself.
    expect(requests()).toBe(3);
    await pass(7_200_000);
    expect(requests()).toBe(3);
  });

  test('stays visible with an error if the refetch fails', async () => {
    await open(pending, lost());
    await pass(65_000);
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getAllByText('Payment due')).not.toHaveLength(0);
  });

  test('is refetched until its refund is booked', async () => {
    const payment = { ...pending.payment, status: 'refund_pending' as const };
    const refund = { ...pending, payment };
    const booked = { ...expired, updated_at: refund.updated_at };
    const requests = await open(refund, { status: 200, body: refund }, { status: 200, body: booked });
    await pass(11_000);
    expect(requests()).toBe(2);
    await pass(60_000);
    expect(requests()).toBe(3);
  });
});

describe('the list', () => {
  const page = exampleOf('listOrders', 200);
  const rowCount = () => screen.queryAllByRole('article').length;

  test('links to the shop if there are no orders, and names a filter without matches', async () => {
    const { user } = await renderScreen('/orders', {
      handlers: { listOrders: { status: 200, body: { ...page, count: 0, results: [] } } },
    });
    const toShop = await screen.findByRole('link', { name: 'Go to the shop' });
    expect(toShop.getAttribute('href')).toBe('/shopping');
    await user.selectOptions(screen.getByLabelText('Order status'), 'paid');
    expect(window.location.search).toBe('?status=paid');
    expect(await screen.findByText('No results')).toBeTruthy();
  });

  test('returns to all orders from an order that another member placed', async () => {
    const { user } = await renderScreen('/orders?order=ord_others', { handlers: { getOrder: 404 } });
    expect(await screen.findByText('Order not found')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all orders' }));
    expect(window.location.pathname + window.location.search).toBe('/orders');
    expect(screen.queryByText('Order not found')).toBeNull();
  });

  test('keeps the status and page in the URL, also after a reload and Back', async () => {
    const handlers = {
      listOrders: ({ url: { searchParams } }: Call) => ({
        status: 200,
        body: {
          ...page,
          count: 14,
          results: searchParams.get('page') === '2' ? page.results.slice(1) : page.results,
        },
      }),
    };
    const { getCalls, user } = await renderScreen('/orders?status=pending_payment', { handlers });
    await waitFor(() => expect(rowCount()).toBe(4));
    expect(getCalls('listOrders').at(-1)?.url.searchParams.get('status')).toBe('pending_payment');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(rowCount()).toBe(3));
    expect(window.location.search).toBe('?status=pending_payment&page=2');

    await renderScreen(`/orders${window.location.search}`, { handlers });
    await waitFor(() => expect(rowCount()).toBe(3));
    window.history.back();
    await waitFor(() => expect(rowCount()).toBe(4));
  });
});
