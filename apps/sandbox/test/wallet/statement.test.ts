import type { Token } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findViolations } from '../../faults/audit-ledger.ts';
import { memberBalances } from '../../src/core/ledger/balances.ts';
import { DEMO_MEMBERS, zDemoMemberKey } from '../../src/core/seed/demo-members.ts';
import { addDays } from '../../src/core/time/calendar.ts';
import { DAY_MS, toKoreanDate } from '../../src/core/time/time.ts';
import { registerMember, signIn, type TestMember } from '../members.ts';
import { isNightly } from '../nightly.ts';
import { comparePayouts } from '../rwa/compare-payouts.ts';
import { startTestSandbox } from '../sandbox.ts';
import { readStatement, reconcile } from './statement.ts';

/** Number of random histories. */
const HISTORIES = Number(process.env.STATEMENT_HISTORIES ?? (isNightly ? 500 : 40));
const MAX_STEPS = 6;
/** One pays monthly, the other quarterly. */
const ASSETS = ['ast_5gw8n2kd7q', 'ast_2vx6p9rm4t'];
/** A generous timeout that only catches hangs. */
const HISTORIES_TIMEOUT_MS = 3_600_000;

const sandbox = await startTestSandbox();
const { db } = sandbox.sandbox.database;
const today = () => toKoreanDate(sandbox.now());

/**
 * Asserts that the opening balance plus the received minus the spent amount equals the closing balance and the ledger's
 * balance until today.
 */
async function expectReconciled(member: TestMember, from: string, to = today()): Promise<void> {
  const lines = await readStatement(sandbox, member, { from, to });
  expect(lines.map(({ token }) => token)).toEqual(['GLIB', 'GLID', 'GLIL', 'USDT']);
  for (const line of lines) expect(reconcile(line), `${line.token} from ${from} to ${to}`).toBe(line.closing);
  if (to < today()) return;
  const held = await memberBalances(db, member.id);
  for (const { token, closing } of lines) expect(closing, token).toBe(held[token].total);
}

it('lists every movement of the demo data at the time of its posting', async () => {
  expect(await findViolations(db)).toEqual([]);
});

it.each(zDemoMemberKey.options)('reconciles every statement of %s with the ledger', async (key) => {
  const member = await signIn(sandbox, DEMO_MEMBERS[key].email);
  await expectReconciled(member, '2000-01-01');
  const year = Number(today().slice(0, 4));
  for (const of of [year - 1, year]) await expectReconciled(member, `${of}-01-01`, `${of}-12-31`);
  for (const days of [200, 30, 9])
    await expectReconciled(member, addDays(today(), -days), addDays(today(), -8));
});

type Step = (member: TestMember, key: string) => Promise<unknown>;

async function pass(ms: number): Promise<void> {
  sandbox.advance(ms);
  // Keeps assets open, with funding targets that members can reach.
  await db.execute(sql`update rwa_assets set target = raised + 5000, status = 'active', status_reason = null,
    closes_at = ${sandbox.now().toISOString()}::timestamptz + interval '300 days'
    where id in (${sql.join(ASSETS, sql`, `)})`);
}

/** Signs a member in again to get a valid session. */
const again = ({ email, password }: TestMember): Promise<TestMember> => signIn(sandbox, email, password);

const post = (address: string, { access: token }: TestMember, json: object, key: string) =>
  sandbox.send('POST', address, { token, json, headers: { 'Idempotency-Key': key } });

async function convert(member: TestMember, key: string, pair: object, amount: number, type: string) {
  const json = { ...pair, amount: `${amount}.5`, conversion_type: type };
  const { body: quote } = await post('/v1/wallet/conversion/validate/', member, json, key);
  const acknowledged_warnings = quote.warnings.map(({ code }: { code: string }) => code);
  return post('/v1/wallet/conversion/execute/', member, { quote_id: quote.id, acknowledged_warnings }, key);
}

async function reward({ id }: TestMember, key: string, amount: number, token: Token) {
  const operator = await signIn(sandbox, DEMO_MEMBERS.choi.email);
  const json = { member_id: id, amount: String(amount), token, reason: key };
  const { body } = await post('/v1/referrals/rewards/manual', operator, json, `${key}-grant`);
  return post(`/v1/referrals/rewards/process/${body.id}`, operator, { action: 'pay' }, `${key}-pay`);
}

async function order(member: TestMember, key: string, quantity: number, isCancelled: boolean) {
  const customer = { name: '한지우', phone: '+82 10-1234-5678', address: '서울 성동구' };
  const json = { lines: [{ product_id: 'prd_7gy1v5hc9m', quantity }], token: 'GLIL', customer };
  const { status, body } = await post('/v1/shopping/orders/', member, json, `${key}-order`);
  if (status !== 201) return;
  await post(`/v1/shopping/orders/${body.id}/confirm_payment/`, member, {}, `${key}-pay`);
  if (isCancelled) await post(`/v1/shopping/orders/${body.id}/cancel/`, member, {}, `${key}-cancel`);
}

const pairs = [
  { from_token: 'GLIB', to_token: 'GLIL' },
  { from_token: 'GLIB', to_token: 'GLID' },
  { from_token: 'GLID', to_token: 'GLIB' },
];
const amount = fc.integer({ min: 10, max: 2000 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...pairs), amount, fc.constantFrom('instant', 'standard', 'economy'))
      .map(
        ([pair, of, type]): Step =>
          (member, key) =>
            convert(member, key, pair, of, type),
      ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(20_000, 400_000, DAY_MS, 40 * DAY_MS, 1200 * DAY_MS, 1826 * DAY_MS).map(
      (ms): Step =>
        () =>
          pass(ms),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(amount, fc.constantFrom(...ASSETS)).map(
      ([of, asset]): Step =>
        (member, key) =>
          post(`/v1/rwa/assets/${asset}/invest/`, member, { amount: String(of), accepted_risk: true }, key),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.integer({ min: 1, max: 2 }), fc.boolean()).map(
      ([quantity, isCancelled]): Step =>
        (member, key) =>
          order(member, key, quantity, isCancelled),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(amount, fc.constantFrom<Token[]>('GLIB', 'GLIL', 'USDT')).map(
      ([of, token]): Step =>
        (member, key) =>
          reward(member, key, of, token),
    ),
  },
);

it(`reconciles the statements of ${HISTORIES} random histories with the ledger`, {
  tags: 'slow',
  timeout: HISTORIES_TIMEOUT_MS,
}, async () => {
  let histories = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { minLength: 1, maxLength: MAX_STEPS }),
      fc.integer({ min: 0, max: 60 }),
      async (steps, daysBack) => {
        histories += 1;
        await pass(0);
        let member = await registerMember(sandbox);
        const joined = today();
        for (const [index, step] of steps.entries()) {
          const before = sandbox.now();
          await step(member, `history-${histories}-${index}`);
          if (sandbox.now().getTime() - before.getTime() > DAY_MS / 2) member = await again(member);
        }
        await expectReconciled(member, joined);
        const { paid, promised } = await comparePayouts(db, member.id, sandbox.now());
        expect(paid).toEqual(promised);
        const middle = addDays(today(), -daysBack);
        const [earlier = joined, later = joined] = [joined, middle].sort();
        await expectReconciled(member, joined, later);
        await expectReconciled(member, earlier);
        await expectReconciled(member, later);
      },
    ),
    { numRuns: HISTORIES, seed: 20261125 },
  );
  expect(await findViolations(db)).toEqual([]);
});

it('lists the incoming amount of a conversion when it completes', async () => {
  const member = await registerMember(sandbox);
  const { access: token } = member;
  const [toGlil] = pairs;
  await convert(member, 'lists-both', { ...toGlil }, 999, 'instant');
  const conversions = async () =>
    (await sandbox.send('GET', '/v1/wallet/info/?type=conversion', { token })).body.transactions.results;
  expect(await conversions()).toMatchObject([{ direction: 'out', status: 'pending', amount: '999.5' }]);
  sandbox.advance(11_000);
  const [received, given] = await conversions();
  const receivedAmount = decimal.multiply('999.5', '1.386');
  expect(received).toMatchObject({
    direction: 'in',
    status: 'completed',
    token: 'GLIL',
    amount: receivedAmount,
  });
  expect(given).toMatchObject({ direction: 'out', status: 'completed', token: 'GLIB', amount: '999.5' });
  expect(received).toMatchObject({ hash: given.hash, reference: given.reference });
});

it('filters a conversion that spans midnight by its start or completion date', async () => {
  const member = await registerMember(sandbox);
  const [toGlil] = pairs;
  await convert(member, 'over-midnight', { ...toGlil }, 100, 'economy');
  const startedOn = today();
  sandbox.advance(DAY_MS + 60_000);
  const later = await again(member);
  const listed = async (day: string, field: string) => {
    const query = `type=conversion&from_date=${day}&to_date=${day}&date_field=${field}`;
    return (await sandbox.send('GET', `/v1/wallet/info/?${query}`, { token: later.access })).body.transactions
      .count;
  };
  expect(await listed(startedOn, 'created_at')).toBe(1);
  expect(await listed(startedOn, 'completed_at')).toBe(0);
  expect(await listed(today(), 'completed_at')).toBe(2);
  await expectReconciled(later, startedOn, startedOn);
  await expectReconciled(later, today());
});
