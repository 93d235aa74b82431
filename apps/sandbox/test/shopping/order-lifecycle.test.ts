import type { Order } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { count, eq, inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders } from '../../src/areas/shopping/schema.ts';
import { memberBalances } from '../../src/core/ledger/balances.ts';
import { ledgerAccounts, ledgerEntries } from '../../src/core/ledger/schema.ts';
import { addDays } from '../../src/core/time/calendar.ts';
import { toKoreanDate } from '../../src/core/time/time.ts';
import { registerMember, type TestMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

// The clock moves in this file, to trigger automatic changes of orders.
const sandbox = await startTestSandbox();
const { send, advance } = sandbox;
const { db } = sandbox.sandbox.database;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const BOX = 'prd_7gy1v5hc9m';
const customer = { name: '김서연', phone: '+82 10-2345-6789' };

const day = (offset: number) => addDays(toKoreanDate(sandbox.now()), offset);
const place = async (member: TestMember, ...lines: object[]): Promise<Order> => {
  const json = { lines, token: 'GLIL', customer };
  return (await send('POST', '/v1/shopping/orders/', { token: member.access, json })).body;
};
const act = (member: TestMember, id: string, action: string) =>
  send('POST', `/v1/shopping/orders/${id}/${action}/`, { token: member.access });
const read = async (member: TestMember, id: string): Promise<Order> =>
  (await send('GET', `/v1/shopping/orders/${id}/`, { token: member.access })).body;
const glil = async (member: TestMember) => (await memberBalances(db, member.id)).GLIL.available;
const later = async (member: TestMember, ms: number): Promise<TestMember> => {
  advance(ms);
  const { body } = await send('POST', '/auth/login/', {
    json: { username: member.email, password: member.password },
  });
  return { ...member, access: body.token.access };
};
const dinner = (offset: number, quantity = 2) => ({
  product_id: 'prd_3ks9x6bp4z',
  quantity,
  visit_at: `${day(offset)}T18:30:00+09:00`,
});

it('expires an unpaid order after 30 minutes and releases its stock to the next buyer', async () => {
  const slow = await registerMember(sandbox);
  const other = await registerMember(sandbox);
  const order = await place(slow, dinner(40, 8), dinner(40, 8), dinner(40, 8));
  expect(order.status).toBe('pending_payment');
  expect(await place(other, dinner(40, 1))).toMatchObject({ code: 'out_of_stock' });
  const again = await later(slow, 30 * MINUTE_MS);
  const otherAgain = await later(other, 0);
  expect((await place(otherAgain, dinner(40, 8))).status).toBe('pending_payment');
  const expired = await read(again, order.id);
  expect(expired).toMatchObject({
    status: 'cancelled',
    payment: { status: 'expired', expires_at: null },
    allowed_actions: [],
  });
  expect(expired.status_history.at(-1)).toMatchObject({
    actor: 'system',
    changed_at: order.payment.expires_at,
    note: 'Canceled because it was not paid in time.',
  });
  expect((await act(again, order.id, 'confirm_payment')).body.code).toBe('order_status_conflict');
});

it('expires the unpaid orders of several members in one transaction when somebody reads the catalog', async () => {
  const buyers = [await registerMember(sandbox), await registerMember(sandbox)];
  const placed = [];
  for (const buyer of buyers) {
    for (let number = 0; number < 3; number++) placed.push(await place(buyer, dinner(41)));
  }
  expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 'pending_payment'));
  advance(30 * MINUTE_MS);
  const expired = inArray(
    orders.id,
    placed.map(({ id }) => id),
  );
  expect((await send('GET', '/v1/shopping/products/')).status).toBe(200);
  const changes = await db
    .select({ status: orders.status, orders: count(), transaction: sql`${orders}.xmin::text` })
    .from(orders)
    .where(expired)
    .groupBy(orders.status, sql`${orders}.xmin::text`);
  expect(changes).toEqual([{ status: 'cancelled', orders: placed.length, transaction: expect.any(String) }]);
  for (const buyer of buyers) {
    const again = await later(buyer, 0);
    const { body } = await send('GET', '/v1/dashboard/overview/', { token: again.access });
    expect(body.notices.filter(({ kind }: { kind: string }) => kind === 'order')).toHaveLength(3);
  }
});

it('refunds a stay in full, later by half, and not at all on the last day', async () => {
  let member = await registerMember(sandbox);
  const stay = (offset: number) => ({
    product_id: 'prd_5mk2v8qd7h',
    room_type: 'standard',
    quantity: 1,
    guests: 2,
    check_in_date: day(offset),
    check_out_date: day(offset + 1),
  });
  const orders: Order[] = [];
  for (const offset of [2, 10, 1]) orders.push(await place(member, stay(offset)));
  for (const { id } of orders) await act(member, id, 'confirm_payment');
  expect(await glil(member)).toBe('2610');
  const [soon, far, tomorrow] = await Promise.all(orders.map(({ id }) => read(member, id)));
  expect([soon?.refundable_amount, far?.refundable_amount]).toEqual(['65', '130']);
  // Check-in at 15:00 tomorrow is less than 24 hours away only in the afternoon.
  const isLate = Date.parse(`${day(1)}T15:00:00+09:00`) - sandbox.now().getTime() < 24 * HOUR_MS;
  expect(tomorrow?.allowed_actions).toEqual(isLate ? [] : ['cancel']);

  const { body: cancelled } = await act(member, soon?.id ?? '', 'cancel');
  expect(cancelled).toMatchObject({
    status: 'cancelled',
    payment: { status: 'refund_pending', refund: { status: 'pending', amount: '65', refund_percent: '50' } },
    refundable_amount: '0',
  });
  expect(await glil(member)).toBe('2610');
  member = await later(member, 2 * MINUTE_MS);
  await send('GET', '/user/profile/', { token: member.access });
  expect(await glil(member)).toBe('2675');
  const refunded = await read(member, soon?.id ?? '');
  expect(refunded).toMatchObject({
    status: 'refunded',
    payment: { status: 'refunded', refund: { status: 'completed' } },
  });
  expect(refunded.status_history.at(-1)?.note).toBe('Refunded 65 GLIL.');

  member = await later(member, 9 * 24 * HOUR_MS + 20 * HOUR_MS);
  expect((await act(member, far?.id ?? '', 'cancel')).body).toMatchObject({ code: 'order_status_conflict' });
  expect((await read(member, tomorrow?.id ?? '')).status).toBe('completed');
});

it('packs goods on the next weekday, after which they cannot be canceled, and delivers them', async () => {
  let member = await registerMember(sandbox);
  const { id } = await place(member, { product_id: BOX, quantity: 1 });
  await act(member, id, 'confirm_payment');
  expect(await read(member, id)).toMatchObject({ cancellable_until: null, allowed_actions: ['cancel'] });
  for (let hours = 0; (await read(member, id)).status === 'paid' && hours < 96; hours += 12) {
    member = await later(member, 12 * HOUR_MS);
  }
  expect((await act(member, id, 'cancel')).body).toMatchObject({
    code: 'order_status_conflict',
    message: 'This order is being prepared and can no longer be canceled.',
  });
  member = await later(member, 3 * 24 * HOUR_MS);
  const delivered = await read(member, id);
  expect(delivered.status_history.map(({ status }) => status)).toEqual([
    'pending_payment',
    'paid',
    'preparing',
    'completed',
  ]);
  expect(delivered.refundable_amount).toBe('0');
});

it('leaves the ledger balanced after all orders', async () => {
  const entries = await db
    .select({ account: ledgerEntries.accountId, token: ledgerAccounts.token, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId));
  for (const [token, moves] of Map.groupBy(entries, (entry) => entry.token)) {
    expect([token, decimal.sum(moves.map((entry) => entry.amount))]).toEqual([token, '0']);
  }
  const byAccount = Map.groupBy(entries, (entry) => entry.account);
  for (const { id, balance } of await db.select().from(ledgerAccounts)) {
    expect([id, decimal.sum((byAccount.get(id) ?? []).map((entry) => entry.amount))]).toEqual([id, balance]);
  }
});
