import type { Order, Product } from '@gli/sdk';
import {
  addDays,
  calculateLinePrice,
  checkDeparture,
  decimal,
  getNights,
  getRefundSteps,
  isBookable,
} from '@gli/validation';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { validateLine } from '../../src/areas/shopping/orders/line-rules.ts';
import { getOrderOptions } from '../../src/areas/shopping/orders/order-options.ts';
import { plusMs } from '../../src/core/time/time.ts';
import { registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { send } = sandbox;
const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-21T03:00:00Z');

it('refunds the amount shown in the refund schedule at any time', () => {
  const rules = fc.uniqueArray(
    fc.record({
      hours_before_start: fc.nat(200),
      refund_percent: fc.nat(100).map(String),
    }),
    { selector: (rule) => rule.hours_before_start, minLength: 1, maxLength: 4 },
  );
  const line = fc.record({
    subtotal: fc.nat(1_000_000).map((value) => decimal.multiply(String(value), '0.01')),
    startsAt: fc.option(fc.integer({ min: -50, max: 400 }).map((hours) => plusMs(NOW, hours * HOUR_MS))),
    rules,
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
      const order = {
        status: 'paid' as const,
        expiresAt: null,
        paidAt: NOW,
        refundRequestedAt: null,
        total: decimal.sum(lines.map(({ subtotal }) => subtotal)),
      };
      const stored = lines.map(({ rules: cancellationRules, ...one }) => ({ ...one, cancellationRules }));
      const { actions, refund, cancellableUntil } = getOrderOptions(order, stored, NOW);
      const [step] = getRefundSteps(lines, NOW);
      expect(actions.includes('cancel')).toBe(step !== undefined);
      expect(refund.amount).toBe(step?.amount ?? '0');
      expect(refund.percent).toBe(step?.percent ?? '0');
      if (step) expect(getRefundSteps(lines, NOW).at(-1)?.until).toEqual(cancellableUntil);
    }),
  );
});

it('accepts exactly the stays that the calendar offers', () => {
  const day = fc.integer({ min: -3, max: 20 }).map((offset) => addDays('2026-12-01', offset));
  fc.assert(
    fc.property(day, day, fc.option(fc.integer({ min: 1, max: 9 })), (checkIn, checkOut, maximumNights) => {
      const bookable = { from: '2026-12-01', until: '2026-12-14' };
      const errors = validateLine(
        {
          product_id: 'prd_4wn8d2tk6r',
          quantity: 1,
          room_type: 'deluxe',
          check_in_date: checkIn,
          check_out_date: checkOut,
          guests: 1,
        },
        { kind: 'resort', maximumQuantity: 5, maximumNights, bookable, visitTimes: [], roomCapacity: 2 },
      );
      const stay = { checkIn, checkOut };
      const isOffered =
        isBookable(checkIn, bookable) && checkDeparture(stay, { ...bookable, maximumNights }) === null;
      expect(Object.keys(errors).length === 0).toBe(isOffered);
    }),
  );
});

it('charges the amount shown in the cart', async () => {
  const product: Product = (await send('GET', '/v1/shopping/products/prd_4wn8d2tk6r/')).body;
  const { access: token } = await registerMember(sandbox);
  for (const { room_type, prices, next_available_dates: free } of product.rooms) {
    const checkIn = free.find((day) => free.includes(addDays(day, 1)));
    if (checkIn === undefined) throw new Error(`${room_type} has no two free nights.`);
    const checkOut = addDays(checkIn, 2);
    const stay = {
      product_id: product.id,
      quantity: 1,
      room_type,
      check_in_date: checkIn,
      check_out_date: checkOut,
      guests: 1,
    };
    for (const { token: priceToken, amount } of prices) {
      const customer = { name: '김서연', phone: '+82 10-2345-6789' };
      const json = { customer, token: priceToken, lines: [stay] };
      const { status, body } = await send('POST', '/v1/shopping/orders/', { token, json });
      expect(status, JSON.stringify(body)).toBe(201);
      const order: Order = body;
      const preview = calculateLinePrice(amount, 1, getNights(checkIn, checkOut).length);
      expect(decimal.compare(order.totals.total, preview)).toBe(0);
      // Frees the room for the next order.
      await send('POST', `/v1/shopping/orders/${order.id}/cancel/`, { token });
    }
  }
});
