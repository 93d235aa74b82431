// @vitest-environment happy-dom
import type { Order } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lost, platformFixture, type Reply } from '../../../testing/platform-fixture.tsx';
import { OrderPanel, refetchDelayMs } from './OrdersScreen.tsx';

const now = Date.parse('2026-11-20T12:00:00+09:00');
const paid = {
  status: 'paid',
  payment: { status: 'paid', expires_at: null },
  cancellable_until: null,
} as const;

test('does not refetch an order that cannot change', () => {
  expect(refetchDelayMs(paid, now)).toBe(false);
});

test('refetches an unpaid order just after its payment deadline', () => {
  const pending = {
    status: 'pending_payment',
    payment: { status: 'pending', expires_at: '2026-11-20T12:10:00+09:00' },
    cancellable_until: '2026-11-20T12:30:00+09:00',
  } as const;
  expect(refetchDelayMs(pending, now)).toBe(601_000);
  expect(refetchDelayMs(pending, now + 700_000)).toBe(1_101_000);
  expect(refetchDelayMs(pending, now + 3_600_000)).toBe(false);
});

test('limits the refetch delay for a distant deadline', () => {
  expect(refetchDelayMs({ ...paid, cancellable_until: '2027-02-01T00:00:00+09:00' }, now)).toBe(3_600_000);
});

test('polls a pending refund until it is booked', () => {
  const refund = {
    ...paid,
    status: 'cancelled',
    payment: { status: 'refund_pending', expires_at: null },
  } as const;
  expect(refetchDelayMs(refund, now)).toBe(10_000);
});

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
