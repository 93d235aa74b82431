import type { Order } from '@gli/sdk';
import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { walletTransactions } from '../../src/areas/wallet/schema.ts';
import { memberBalances } from '../../src/core/ledger/balances.ts';
import { addDays } from '../../src/core/time/calendar.ts';
import { toKoreanDate } from '../../src/core/time/time.ts';
import { registerMember, type TestMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { send } = sandbox;
const { db } = sandbox.sandbox.database;
const customer = { name: '김서연', phone: '+82 10-2345-6789' };
const BOX = 'prd_7gy1v5hc9m';
const DINNER = 'prd_3ks9x6bp4z';
const AEWOL = 'prd_4wn8d2tk6r';
const VILLAS = 'prd_1tz6c9hv3k';

// Tests book later days than the seed allows.
await db.execute(sql`update products set bookable_until_on = null where id = ${VILLAS}`);

const day = (offset: number) => addDays(toKoreanDate(sandbox.now()), offset);
const place = (member: TestMember, json: object, key?: string) =>
  send('POST', '/v1/shopping/orders/', {
    token: member.access,
    json: { customer, token: 'GLIL', ...json },
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  });
const boxes = (quantity: number) => ({ lines: [{ product_id: BOX, quantity }] });
const act = (member: TestMember, id: string, action: string, json: object = {}, key?: string) =>
  send('POST', `/v1/shopping/orders/${id}/${action}/`, {
    token: member.access,
    json,
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  });
const read = async (member: TestMember, id: string): Promise<Order> =>
  (await send('GET', `/v1/shopping/orders/${id}/`, { token: member.access })).body;
const available = async (member: TestMember, token: 'GLIL' | 'GLIB' | 'USDT' = 'GLIL') =>
  (await memberBalances(db, member.id))[token].available;
const boxesLeft = async (): Promise<number> =>
  (await send('GET', `/v1/shopping/products/${BOX}/`)).body.stock_count;

it('places, pays and lists an order and charges it only once for repeated requests', async () => {
  const member = await registerMember(sandbox);
  const left = await boxesLeft();
  const responses = await Promise.all([1, 2, 3].map(() => place(member, boxes(2), 'place-order-1')));
  const placed = responses.filter(({ status }) => status === 201);
  expect(new Set(placed.map(({ body }) => body.id)).size).toBe(1);
  expect(responses.every(({ status, body }) => status === 201 || body.code === 'request_in_progress')).toBe(
    true,
  );
  expect(await boxesLeft()).toBe(left - 2);
  const order: Order = placed[0]?.body;
  expect(order).toMatchObject({ status: 'pending_payment', totals: { total: '76' }, refundable_amount: '0' });
  expect((await place(member, boxes(3), 'place-order-1')).status).toBe(422);

  const paid = await act(member, order.id, 'confirm_payment', {}, 'pay-order-1');
  expect(paid).toMatchObject({ status: 200, body: { status: 'paid', refundable_amount: '76' } });
  const again = await act(member, order.id, 'confirm_payment', {}, 'pay-order-1');
  expect(again.body).toEqual(paid.body);
  expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  expect((await act(member, order.id, 'confirm_payment')).body.code).toBe('order_status_conflict');
  expect(await available(member)).toBe('2924');
  const rows = await db
    .select()
    .from(walletTransactions)
    .where(and(eq(walletTransactions.memberId, member.id), eq(walletTransactions.referenceId, order.id)));
  expect(rows).toMatchObject([
    { id: paid.body.payment.transaction_id, type: 'purchase', token: 'GLIL', amount: '76' },
  ]);
});

it('sells ten rooms to exactly ten of a hundred concurrent buyers', { tags: 'slow' }, async () => {
  const buyers = await Promise.all([1, 2, 3, 4, 5].map(() => registerMember(sandbox)));
  const stay = {
    product_id: VILLAS,
    quantity: 1,
    room_type: 'suite',
    check_in_date: day(40),
    check_out_date: day(42),
    guests: 2,
  };
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, index) => {
      const buyer = buyers[index % buyers.length];
      if (!buyer) throw new RangeError('No buyer.');
      return place(buyer, { lines: [stay] }).then((response) => ({ ...response, buyer }));
    }),
  );
  const placed = responses.filter(({ status }) => status === 201);
  expect(placed).toHaveLength(10);
  expect(new Set(placed.map(({ body }) => body.number)).size).toBe(10);
  const refused = responses.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(90);
  expect(refused[0]?.body).toMatchObject({
    code: 'out_of_stock',
    details: { 'lines.0.check_in_date': [`No room is available on ${day(40)}.`] },
  });
  const payments = await Promise.all(placed.map(({ body, buyer }) => act(buyer, body.id, 'confirm_payment')));
  expect(payments.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const { body } = await send('GET', `/v1/shopping/products/${VILLAS}/`);
  expect(body.rooms[0].sold_out_dates).toEqual(expect.arrayContaining([day(40), day(41)]));
  expect(body.rooms[0].sold_out_dates).not.toContain(day(42));
});

it('rejects fully booked nights without server errors during overlapping orders', {
  tags: 'slow',
}, async () => {
  const buyers = await Promise.all([1, 2, 3, 4].map(() => registerMember(sandbox)));
  const stay = (from: number, nights: number) => ({
    product_id: VILLAS,
    quantity: 1,
    room_type: 'suite',
    check_in_date: day(60 + from),
    check_out_date: day(60 + from + nights),
    guests: 2,
  });
  const statuses = await Promise.all(
    Array.from({ length: 120 }, async (_, index) => {
      const buyer = buyers[index % buyers.length];
      if (!buyer) throw new RangeError('No buyer.');
      const placed = await place(buyer, { lines: [stay(index % 3, 1 + (index % 4))] });
      if (placed.status !== 201 || index % 2 === 0) return [placed.status];
      return [placed.status, (await act(buyer, placed.body.id, 'cancel')).status];
    }),
  );
  expect([...new Set(statuses.flat())].toSorted()).toEqual([200, 201, 409]);
});

it('rejects a whole order if one line is unavailable', async () => {
  const member = await registerMember(sandbox);
  const left = await boxesLeft();
  const lines = [
    { product_id: BOX, quantity: 1 },
    { product_id: 'prd_7ws1k5jc3t', quantity: 1 },
  ];
  const { status, body } = await place(member, { lines });
  expect({ status, details: body.details }).toEqual({
    status: 409,
    details: { 'lines.1.quantity': ['0 left.'] },
  });
  expect(await boxesLeft()).toBe(left);
});

it('adds up the quantities of lines with the same product', async () => {
  const member = await registerMember(sandbox);
  const table = { product_id: DINNER, visit_at: `${day(30)}T18:30:00+09:00`, quantity: 8 };
  expect((await place(member, { lines: [table, table, table, table] })).body.code).toBe('out_of_stock');
  expect((await place(member, { lines: [table, table, table] })).status).toBe(201);
  const one = { ...table, quantity: 1 };
  expect((await place(member, { lines: [one] })).body.details).toEqual({
    'lines.0.visit_at': ['0 seats left at this time.'],
  });
});

it('names every invalid field and reserves nothing', async () => {
  const member = await registerMember(sandbox);
  const stay = { product_id: AEWOL, quantity: 1, room_type: 'deluxe', guests: 2 };
  const lines = [
    { product_id: 'prd_0000000000', quantity: 1 },
    { ...stay, check_in_date: day(3), check_out_date: day(3) },
    { ...stay, check_in_date: day(-1), check_out_date: day(2), guests: 9, quantity: 2 },
    { ...stay, check_in_date: day(2), check_out_date: day(20) },
    { product_id: 'prd_8qd3f7nw5x', quantity: 4, room_type: 'suite', check_in_date: day(2) },
    { product_id: BOX, quantity: 21, visit_at: `${day(2)}T18:30:00+09:00` },
    { product_id: DINNER, quantity: 2, visit_at: `${day(2)}T18:31:00+09:00` },
    { product_id: DINNER, quantity: 2, visit_at: `${day(0)}T18:30:00+09:00` },
    { product_id: DINNER, quantity: 2, visit_at: '2026-12-31T23:59:60Z' },
    { product_id: DINNER, quantity: 2 },
  ];
  const { status, body } = await place(member, { lines, token: 'GLID' });
  expect(status).toBe(400);
  expect(Object.keys(body.details).sort()).toEqual([
    'lines.0.product_id',
    'lines.1.check_out_date',
    'lines.2.check_in_date',
    'lines.2.guests',
    'lines.3.check_out_date',
    'lines.4.check_out_date',
    'lines.4.guests',
    'lines.4.quantity',
    'lines.4.room_type',
    'lines.5.quantity',
    'lines.5.visit_at',
    'lines.6.visit_at',
    'lines.7.visit_at',
    'lines.8.visit_at',
    'lines.9.visit_at',
    'token',
  ]);
  expect(body.details.token).toEqual(['This order can be paid in GLIL, GLIB or USDT.']);
  expect(body.details['lines.1.check_out_date']).toEqual(['Must be at least one day after check_in_date.']);
});

it('converts the time of a visit from any time zone to Korean time', async () => {
  const member = await registerMember(sandbox);
  const lines = [{ product_id: DINNER, quantity: 1, visit_at: `${day(20)}T09:30:00Z` }];
  const { body } = await place(member, { lines });
  expect(body.lines[0].visit_at).toBe(`${day(20)}T18:30:00+09:00`);
});

it('prices an order in the chosen token, and again if it is paid in another token', async () => {
  const member = await registerMember(sandbox);
  const { body: order } = await place(member, { ...boxes(3), token: 'GLIB' });
  expect(order).toMatchObject({
    token: 'GLIB',
    totals: { total: '81.45' },
    lines: [{ unit_price: '27.15' }],
  });
  const refused = await act(member, order.id, 'confirm_payment', { token: 'GLID' });
  expect(refused.body.details).toEqual({ token: ['This order can be paid in GLIL, GLIB or USDT.'] });
  const { body: paid } = await act(member, order.id, 'confirm_payment', { token: 'GLIL' });
  expect(paid).toMatchObject({ token: 'GLIL', totals: { total: '114' }, lines: [{ subtotal: '114' }] });
  expect([await available(member), await available(member, 'GLIB')]).toEqual(['2886', '10000']);
});

/** Places an order that costs more GLIL than a new member has, and tries to pay it. */
async function payBeyondBalance(firstNight: string, lastDay: string) {
  const member = await registerMember(sandbox);
  const villa = { product_id: AEWOL, room_type: 'villa', quantity: 1, guests: 4 };
  const lines = [{ ...villa, check_in_date: firstNight, check_out_date: lastDay }];
  const { body: order } = await place(member, { lines });
  return { member, order, rejected: await act(member, order.id, 'confirm_payment', {}, 'first-try') };
}

it('reports the shortfall if the balance is too low and keeps the order open', async () => {
  const { member, order, rejected } = await payBeyondBalance(day(45), day(50));
  expect(rejected).toMatchObject({
    status: 409,
    body: {
      code: 'insufficient_balance',
      message: 'You need 3,250 GLIL but have 3,000 GLIL. Convert tokens or pay with another one.',
      details: { token: ['You are 250 GLIL short.'] },
    },
  });
  expect((await read(member, order.id)).payment).toMatchObject({
    status: 'failed',
    failure_reason: rejected.body.message,
  });
});

it('accepts another token after a payment beyond the balance', async () => {
  const { member, order } = await payBeyondBalance(day(51), day(56));
  const paid = await act(member, order.id, 'confirm_payment', { token: 'GLIB' });
  expect(paid.body).toMatchObject({ status: 'paid', payment: { status: 'paid', failure_reason: null } });
});

/** Places an order and tries to pay it while the ledger rejects changes of the member's balance. */
async function payWithRejectingLedger() {
  const member = await registerMember(sandbox);
  const { body: order } = await place(member, boxes(1));
  const account = `member:${member.id}:available:GLIL`;
  await db.execute(
    sql.raw(`alter table ledger_accounts add constraint refuse check (id <> '${account}' or balance = 3000)`),
  );
  const rejected = await act(member, order.id, 'confirm_payment');
  await db.execute(sql`alter table ledger_accounts drop constraint refuse`);
  return { member, order, rejected };
}

it('returns payment_failed without moving money if the ledger rejects a payment', async () => {
  const { member, order, rejected } = await payWithRejectingLedger();
  expect(rejected).toMatchObject({
    status: 409,
    body: { code: 'payment_failed', message: 'Try again, or pay with another token.' },
  });
  expect(await read(member, order.id)).toMatchObject({
    status: 'pending_payment',
    payment: { status: 'failed' },
  });
  expect(await available(member)).toBe('3000');
});

it('accepts another payment after payment_failed', async () => {
  const { member, order } = await payWithRejectingLedger();
  expect((await act(member, order.id, 'confirm_payment')).status).toBe(200);
});

it('pays an order only once for concurrent requests with different keys', async () => {
  const member = await registerMember(sandbox);
  const lines = [{ product_id: DINNER, quantity: 8, visit_at: `${day(31)}T17:30:00+09:00` }];
  const orders = await Promise.all([1, 2].map(() => place(member, { lines })));
  const more = await place(member, { lines: [{ ...lines[0], visit_at: `${day(32)}T17:30:00+09:00` }] });
  const extra = await place(member, { lines: [{ ...lines[0], visit_at: `${day(33)}T17:30:00+09:00` }] });
  const ids = [...orders, more, extra].map(({ body }) => body.id);
  const responses = await Promise.all(
    [...ids, ...ids].map((id, index) => act(member, id, 'confirm_payment', {}, `pay-attempt-${index}`)),
  );
  // The balance of 3000 covers three of four orders of 960.
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await available(member)).toBe('120');
});

it('cancels an unpaid order immediately with a reason and releases its stock', async () => {
  const member = await registerMember(sandbox);
  const left = await boxesLeft();
  const { body: order } = await place(member, boxes(5));
  const { body } = await act(member, order.id, 'cancel', { reason: 'Changed my mind.' });
  expect(body).toMatchObject({
    status: 'cancelled',
    payment: { status: 'cancelled', expires_at: null, refund: null },
    allowed_actions: [],
    cancellable_until: null,
  });
  expect(body.status_history.at(-1)).toMatchObject({ actor: 'member', note: 'Changed my mind.' });
  expect(await boxesLeft()).toBe(left);
  expect((await act(member, order.id, 'cancel')).body).toMatchObject({
    code: 'order_status_conflict',
    message: 'This order is already canceled.',
  });
  expect(await boxesLeft()).toBe(left);
});

it("hides another member's order", async () => {
  const member = await registerMember(sandbox);
  const path = '/v1/shopping/orders/ord_8vd2q6nx4h/';
  expect((await send('GET', path, { token: member.access })).status).toBe(404);
  for (const action of ['cancel', 'confirm_payment']) {
    expect((await act(member, 'ord_8vd2q6nx4h', action)).status).toBe(404);
  }
  expect((await send('GET', path)).status).toBe(401);
});
