import { decimal } from '@gli/validation';
import { and, eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findViolations } from '../../faults/audit-ledger.ts';
import { advanceTo } from '../../src/advance.ts';
import { findPayouts } from '../../src/areas/rwa/investments/paid-payouts.ts';
import { investments } from '../../src/areas/rwa/schema.ts';
import { ledgerEntries, ledgerPostings } from '../../src/core/ledger/schema.ts';
import { DEMO_MEMBERS } from '../../src/core/seed/demo-members.ts';
import { addDays } from '../../src/core/time/calendar.ts';
import { type Clock, openClock } from '../../src/core/time/clock.ts';
import { plusDuration } from '../../src/core/time/duration.ts';
import { DAY_MS, plusMs, toKoreanTimestamp } from '../../src/core/time/time.ts';
import { memberBeforeFace } from '../kyc/journey.ts';
import { connectWallet, registerMember, type TestMember } from '../members.ts';
import { freshData, startTestSandbox, type TestSandbox } from '../sandbox.ts';
import { control } from './control.ts';

const closed = await startTestSandbox();
// The clock moves only forward from one test to the next.
const open = await startTestSandbox({ controls: true });
const at = (time: string) => new Date(time);
const move = (json: object) => control(open, 'POST', '/clock/', json);
const logIn = async ({ send }: TestSandbox, { email, password }: TestMember) =>
  (await send('POST', '/auth/login/', { json: { username: email, password } })).body.token.access as string;

it('requires the controls flag and rejects other origins', async () => {
  expect((await control(closed, 'GET', '/clock/')).status).toBe(404);
  expect((await control(closed, 'POST', '/clock/', { advance: 'P1D' })).status).toBe(404);
  const foreign = { Origin: 'https://evil.example' };
  expect((await control(open, 'POST', '/clock/', { advance: 'P1D' }, foreign)).status).toBe(403);
});

it.each([
  ['P10Y', '2036-11-30T10:00:00+09:00'],
  ['P3M', '2027-02-28T10:00:00+09:00'],
  ['P1W2DT3H4M5S', '2026-12-09T13:04:05+09:00'],
  ['PT36H', '2026-12-01T22:00:00+09:00'],
  ['P', null],
  ['PT', null],
  ['1D', null],
  ['P-1D', null],
])('adds the duration %s to a time', (duration, expected) => {
  const sum = plusDuration(at('2026-11-30T10:00:00+09:00'), duration);
  expect(sum).toEqual(expected === null ? null : at(expected));
});

it.each([
  { advance: 'P999999999999Y' },
  { advance: 'P99999999999999999999999M' },
  { advance: 'P7900Y' },
  { advance: 'P999999999999W' },
  { advance: `PT${'9'.repeat(400)}S` },
  { set: '9999-12-31T23:59:59Z' },
])('rejects a time after the latest supported one with 400: %j', async (change) => {
  const before = (await control(open, 'GET', '/clock/')).body.mode;
  const [field] = Object.keys(change);
  expect(await move(change)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', details: { [field ?? '']: [expect.any(String)] } },
  });
  expect((await control(open, 'GET', '/clock/')).body.mode).toBe(before);
});

it('freezes, advances and resumes the clock', async () => {
  const read = async () => (await control(open, 'GET', '/clock/')).body;
  const before = Date.parse(toKoreanTimestamp(open.now()));
  const running = await read();
  expect(running.mode).toBe('running');
  // The clock may have advanced by a second between the reads.
  expect(Date.parse(running.now)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(running.now)).toBeLessThanOrEqual(Date.parse(toKoreanTimestamp(open.now())));
  const frozen = (await move({ mode: 'frozen' })).body;
  open.advance(3_600_000);
  expect(await read()).toEqual({ now: frozen.now, mode: 'frozen' });
  const moved = (await move({ advance: 'P1D' })).body;
  expect(Date.parse(moved.now) - Date.parse(frozen.now)).toBe(86_400_000);
  expect(await read()).toEqual({ now: moved.now, mode: 'frozen' });
  // Clients learn the time from every response, also from a rejection.
  const rejected = await open.send('GET', '/user/profile/');
  expect(rejected.status).toBe(401);
  expect(Date.parse(rejected.headers.get('Date') ?? '')).toBe(Date.parse(moved.now));
  const set = toKoreanTimestamp(plusMs(at(moved.now), 7 * 86_400_000));
  expect((await move({ set, mode: 'running' })).body).toMatchObject({ now: set, mode: 'running' });
  open.advance(1000);
  expect(Date.parse((await read()).now)).toBeGreaterThanOrEqual(Date.parse(set) + 1000);
  // Tokens, sessions and every operation use this clock.
  const member = await registerMember(open);
  expect((await open.send('GET', '/user/profile/', { token: member.access })).status).toBe(200);
  await move({ advance: 'PT16M' });
  expect(await open.send('GET', '/user/profile/', { token: member.access })).toMatchObject({
    status: 401,
    body: { code: 'token_expired' },
  });
});

it.each([
  [{}, 'body'],
  [{ advance: 'P1X' }, 'advance'],
  [{ advance: 'P9999Y' }, 'advance'],
  [{ advance: 'P1D', set: '2027-01-01T00:00:00Z' }, 'set'],
  [{ set: '2020-01-01T00:00:00Z' }, 'set'],
  [{ set: 'tomorrow' }, 'set'],
  [{ mode: 'backwards' }, 'mode'],
])('explains what is wrong with the body %j', async (change, field) => {
  const { status, body } = await move(change);
  expect(status).toBe(400);
  expect(Object.keys(body.details)).toEqual([field]);
});

it('processes due events in order while the clock moves', async () => {
  const { body: frozen } = await move({ mode: 'frozen' });
  const { send } = open;
  const owner = await registerMember(open);
  const { code } = (await send('POST', '/v1/referrals/code', { token: owner.access, json: {} })).body;
  const member = await registerMember(open, { referral_code: code });
  const { access: token } = member;
  await connectWallet(open, member);
  const post = (path: string, json: object) => send('POST', path, { token, json });
  const { body: held } = await post('/v1/shopping/orders/', {
    lines: [{ product_id: 'prd_7gy1v5hc9m', quantity: 1 }],
    token: 'GLIL',
    customer: { name: '한지우', phone: '+82 10-9876-5432', address: '서울 성동구' },
  });
  const { body: quote } = await post('/v1/wallet/conversion/validate/', {
    ...{ from_token: 'GLIB', to_token: 'GLID', amount: '500', conversion_type: 'instant' },
  });
  const convert = { quote_id: quote.id, acknowledged_warnings: [] };
  expect((await post('/v1/wallet/conversion/execute/', convert)).status).toBe(201);
  const invested = await post('/v1/rwa/assets/ast_2tx7b5ym4h/invest/', {
    amount: '500',
    accepted_risk: true,
  });
  expect(invested.status).toBe(201);

  const { body } = await move({ advance: 'P2Y' });
  const after = (ms: number) => toKoreanTimestamp(plusMs(at(frozen.now), ms));
  expect(body.stops.slice(0, 2)).toEqual([
    { at: after(10_000), due: ['conversions'] },
    { at: after(30 * 60_000), due: ['orders'] },
  ]);
  expect(body.stops).toContainEqual({
    at: `${invested.body.matures_on}T09:00:00+09:00`,
    due: ['investments'],
  });
  const times = body.stops.map((stop: { at: string }) => stop.at);
  expect(times).toEqual(times.toSorted());
  const again = await logIn(open, member);
  const order = (await send('GET', `/v1/shopping/orders/${held.id}/`, { token: again })).body;
  expect(order).toMatchObject({ status: 'cancelled', payment: { status: 'expired' } });
  const { results } = (await send('GET', '/v1/investments/', { token: again })).body;
  expect(results).toMatchObject([{ status: 'matured' }]);
});

it('completes an identity review while the clock moves and pays its reward at 21:00', async () => {
  await move({ mode: 'running' });
  const operator = await logIn(open, {
    ...{ id: '', access: '', refresh: '', email: 'jihoon.choi@gli.example', password: 'gli-sandbox-2026' },
  });
  const json = { rules: [{ event: 'kyc_completed', enabled: true }], payout_delay_days: 0 };
  const config = await open.send('PATCH', '/v1/referrals/rewards/config', { token: operator, json });
  expect(config.status).toBe(200);
  const owner = await registerMember(open);
  const { code } = (await open.send('POST', '/v1/referrals/code', { token: owner.access, json: {} })).body;
  const { member, kyc } = await memberBeforeFace(open);
  await open.send('POST', '/v1/referrals/use', { token: member.access, json: { code } });
  await kyc.face();
  const { stops } = (await move({ advance: 'P2D' })).body;
  const rewards = stops.filter(({ due }: { due: string[] }) => due.includes('rewards'));
  expect(rewards.at(-1).at).toContain('T21:00:00+09:00');
  const token = await logIn(open, owner);
  const history = await open.send('GET', `/v1/referrals/rewards/history/${owner.id}?event=kyc_completed`, {
    token,
  });
  expect(history.body.results).toMatchObject([{ status: 'paid' }]);
});

it('keeps running after a process that was moving it ends', async () => {
  const { db } = closed.sandbox.database;
  const clock = await openClock(db, { machine: closed.now, isMovable: true });
  expect((await clock.read()).mode).toBe('running');
  const { access: token } = await registerMember(closed);
  const json = { amount: '500', accepted_risk: true };
  await closed.send('POST', '/v1/rwa/assets/ast_5gw8n2kd7q/invest/', { token, json });
  const target = plusDuration(await clock.now(), 'P10Y') ?? new Date();
  const dying: Clock = {
    ...clock,
    async set(...change) {
      await clock.set(...change);
      throw new Error('killed');
    },
  };
  await expect(advanceTo(target, db, dying)).rejects.toThrow('killed');
  const { now, mode } = await clock.read();
  expect([mode, now < target]).toEqual(['running', true]);
});

it('pays each payout over ten years once and balances the ledger at every stop', {
  tags: 'slow',
}, async () => {
  const { db } = closed.sandbox.database;
  const assets = (await closed.send('GET', '/v1/rwa/assets/?status=active')).body.results;
  for (let index = 0; index < 3; index++) {
    const { access: token } = await registerMember(closed);
    for (const { id, minimum_investment } of assets) {
      const json = { amount: minimum_investment, accepted_risk: true };
      await closed.send('POST', `/v1/rwa/assets/${id}/invest/`, { token, json });
    }
    closed.advance(86_400_000);
  }
  const clock = await openClock(db, { machine: closed.now, isMovable: true });
  const start = await clock.now();
  const target = plusDuration(start, 'P10Y') ?? start;
  const violations: string[] = [];
  const times: Date[] = [];
  const stops = await advanceTo(target, db, {
    ...clock,
    async set(time, ...rest) {
      violations.push(...(await findViolations(db)));
      times.push(time);
      return clock.set(time, ...rest);
    },
  });
  violations.push(...(await findViolations(db)));
  expect(violations).toEqual([]);
  expect(times).toEqual(times.toSorted((a, b) => a.getTime() - b.getTime()));
  expect(stops.length).toBeGreaterThan(20);

  const kim = '%mem_4kq7w2hx9p%';
  const held = await db.select().from(investments).where(eq(investments.memberId, DEMO_MEMBERS.kim.id));
  expect(held.length).toBeGreaterThan(1);
  for (const { id, status, principal } of held) {
    expect(status).toBe('matured');
    const paid = await findPayouts(db, id);
    // Each period is paid exactly once, up to maturity.
    paid.slice(1).forEach(({ fromDate }, index) => {
      expect(fromDate).toBe(addDays(paid[index]?.toDate ?? '', 1));
    });
    const released = await db
      .select({ amount: ledgerEntries.amount })
      .from(ledgerEntries)
      .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
      .where(
        and(
          eq(ledgerPostings.referenceId, id),
          eq(ledgerPostings.kind, 'investment_release'),
          like(ledgerEntries.accountId, kim),
        ),
      );
    expect(released.map(({ amount }) => decimal.normalize(amount))).toEqual([decimal.normalize(principal)]);
  }
});

it('never takes back a move that another process finished first', async () => {
  const { db } = closed.sandbox.database;
  const [far, near] = [
    await openClock(db, { machine: closed.now, isMovable: true }),
    await openClock(db, { machine: closed.now, isMovable: true }),
  ];
  const start = await far.now();
  const [later, sooner] = [plusMs(start, 60 * DAY_MS), plusMs(start, DAY_MS)];
  let farMove: Promise<unknown> | undefined;
  await advanceTo(sooner, db, {
    ...near,
    async set(...change) {
      farMove ??= advanceTo(later, db, far);
      await farMove;
      return near.set(...change);
    },
  });
  expect(farMove).toBeDefined();
  expect((await near.now()).getTime()).toBeGreaterThanOrEqual(later.getTime());
  expect(await findViolations(db)).toEqual([]);
});

const isPostgres = process.env.GLI_TEST_DATABASE_URL !== undefined;
it.runIf(isPostgres)(
  'shares the clock among all sandboxes on a database and keeps it across a restart',
  async () => {
    const { data } = await freshData();
    const one = await startTestSandbox({ controls: true, data });
    const two = await startTestSandbox({ controls: true, data });
    await control(one, 'POST', '/clock/', { set: '2030-01-01T00:00:00+09:00', mode: 'frozen' });
    expect((await control(two, 'GET', '/clock/')).body).toEqual({
      now: '2030-01-01T00:00:00+09:00',
      mode: 'frozen',
    });
    const three = await startTestSandbox({ data });
    expect((await control(three, 'GET', '/health/')).body.clock.now).toBe('2030-01-01T00:00:00+09:00');
  },
);
