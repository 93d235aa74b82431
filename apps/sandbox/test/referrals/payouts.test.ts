import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { catchUpPayouts } from '../../src/areas/referrals/rewards/payouts.ts';
import { memberBalances } from '../../src/core/ledger/balances.ts';
import { members } from '../../src/core/members/schema.ts';
import { connectWallet, registerMember, type TestMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

// Tokens expire after minutes, but these tests wait for weeks, so everyone signs in again after each jump.
let now = new Date('2026-11-10T09:00:00+09:00');
const sandbox = await startTestSandbox({ ownSeed: true, now: () => now });
const { db } = sandbox.sandbox.database;
const jumpTo = (time: string) => {
  now = new Date(time);
};

async function call(member: TestMember, method: string, path: string, json?: unknown) {
  const credentials = { username: member.email, password: member.password };
  const { body } = await sandbox.send('POST', '/auth/login/', { json: credentials });
  return sandbox.send(method, `/v1/referrals${path}`, {
    token: body.token.access,
    ...(json === undefined ? {} : { json }),
  });
}
const operator = await registerMember(sandbox);
await db.update(members).set({ role: 'admin' }).where(eq(members.id, operator.id));
// Every login counts, and only three are allowed within five minutes.
const pass = (minutes: number) => jumpTo(new Date(now.getTime() + minutes * 60_000).toISOString());
async function ask(method: string, path: string, json?: unknown) {
  pass(5);
  return (await call(operator, method, path, json)).body;
}
const readHistory = async ({ id }: TestMember) => (await ask('GET', `/rewards/history/${id}`)).results;
const glib = async ({ id }: TestMember) => (await memberBalances(db, id)).GLIB.available;

async function invite(owner: TestMember): Promise<TestMember> {
  pass(5);
  await call(owner, 'POST', '/code', {});
  const { code } = (await call(owner, 'GET', `/code/${owner.id}`)).body;
  const guest = await registerMember(sandbox);
  await call(guest, 'POST', '/use', { code });
  return guest;
}
const verifyEmail = ({ id }: TestMember) =>
  db.update(members).set({ emailVerifiedAt: now }).where(eq(members.id, id));

it('pays at 21:00 Korean time seven days after the last condition is met, regardless of reads', async () => {
  jumpTo('2026-11-10T10:00:00+09:00');
  const owner = await registerMember(sandbox);
  const guest = await invite(owner);
  expect(await readHistory(owner)).toMatchObject([
    { open_conditions: ['email_verified', 'wallet_registered'], due_at: null },
  ]);
  await verifyEmail(guest);
  expect(await readHistory(owner)).toMatchObject([{ open_conditions: ['wallet_registered'], due_at: null }]);
  expect((await ask('GET', `/history/${owner.id}`)).results).toMatchObject([{ status: 'pending' }]);

  jumpTo('2026-11-10T21:30:00+09:00');
  const { body } = await sandbox.send('POST', '/auth/login/', {
    json: { username: guest.email, password: guest.password },
  });
  await connectWallet({ ...sandbox, now: () => now }, { ...guest, access: body.token.access });
  const due = { status: 'pending', open_conditions: [], due_at: '2026-11-17T21:30:00+09:00' };
  expect(await readHistory(owner)).toMatchObject([due]);
  expect((await ask('GET', `/history/${owner.id}`)).results).toMatchObject([{ status: 'active' }]);

  jumpTo('2026-11-18T20:50:00+09:00');
  expect(await readHistory(owner)).toMatchObject([due]);
  jumpTo('2026-11-25T08:00:00+09:00');
  const many = await Promise.all(Array.from({ length: 5 }, () => catchUpPayouts(db, now)));
  expect(many).toHaveLength(5);
  const paid = { status: 'paid', processed_at: '2026-11-18T21:00:00+09:00', processed_by: null };
  expect(await readHistory(owner)).toMatchObject([paid]);
  expect(await readHistory(owner)).toMatchObject([paid]);
  expect(await glib(owner)).toBe('10030');
  expect(await ask('GET', `/stats/${owner.id}`)).toMatchObject({
    total_rewards: '30',
    monthly_rewards: '30',
  });

  jumpTo('2027-02-01T12:00:00+09:00');
  expect((await ask('GET', `/history/${owner.id}`)).results).toMatchObject([{ status: 'inactive' }]);
});

it('defers the excess over the monthly cap to the next month, ignoring manual rewards', async () => {
  jumpTo('2027-03-10T10:00:00+09:00');
  const noConditions = {
    rules: [{ event: 'sign_up', conditions: [] }],
    monthly_cap: '70',
    payout_delay_days: 0,
  };
  await ask('PATCH', '/rewards/config', noConditions);
  const owner = await registerMember(sandbox);
  for (let count = 0; count < 3; count++) {
    pass(5);
    await invite(owner);
  }
  const reward = { member_id: owner.id, amount: '500', token: 'GLIB', reason: '우수 참여 보상' };
  await ask('POST', '/rewards/manual', reward);

  jumpTo('2027-03-12T10:00:00+09:00');
  expect(await glib(owner)).toBe('10000');
  expect(await ask('GET', `/rewards/stats/${owner.id}`)).toMatchObject({
    total_amount: '560',
    pending_amount: '30',
    monthly_cap: '70',
    monthly_cap_remaining: '10',
    next_payout_at: '2027-04-01T00:00:00+09:00',
  });
  expect(await glib(owner)).toBe('10560');
  jumpTo('2027-04-01T20:00:00+09:00');
  expect((await ask('GET', `/rewards/pending/${owner.id}`)).count).toBe(1);
  jumpTo('2027-04-02T09:00:00+09:00');
  expect(await ask('GET', `/rewards/stats/${owner.id}`)).toMatchObject({
    pending_count: 0,
    total_amount: '590',
    monthly_amount: '30',
    monthly_cap_remaining: '40',
    last_paid_at: '2027-04-01T21:00:00+09:00',
  });
});

it('keeps a reward’s amount, conditions and delay if the rules change later', async () => {
  jumpTo('2027-05-03T10:00:00+09:00');
  await ask('PATCH', '/rewards/config', { payout_delay_days: 2, monthly_cap: null });
  const owner = await registerMember(sandbox);
  await invite(owner);
  await ask('PATCH', '/rewards/config', {
    rules: [{ event: 'sign_up', amount: '99', token: 'USDT', conditions: ['kyc_completed'] }],
    payout_delay_days: 90,
  });
  const [reward] = await readHistory(owner);
  expect(reward).toMatchObject({
    amount: '30',
    token: 'GLIB',
    open_conditions: [],
    due_at: expect.stringMatching(/^2027-05-05/),
  });
  await invite(owner);
  const [later] = await readHistory(owner);
  expect(later).toMatchObject({
    amount: '99',
    token: 'USDT',
    open_conditions: ['kyc_completed'],
    due_at: null,
  });
});

it('leaves the ledger balanced after all payouts', async () => {
  const sums = await db.execute(
    sql`select token, sum(balance)::text as sum from ledger_accounts group by token`,
  );
  expect(JSON.stringify(sums)).not.toMatch(/"sum":"-?[1-9]|"sum":"-?0\.\d*[1-9]/);
});
