import { decimal } from '@gli/validation';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findViolations } from '../../faults/audit-ledger.ts';
import { investmentPayments } from '../../src/areas/rwa/investments/payments.ts';
import { investments, rwaAssets, rwaYields } from '../../src/areas/rwa/schema.ts';
import { memberBalances } from '../../src/core/ledger/balances.ts';
import { DAY_MS, toKoreanDate } from '../../src/core/time/time.ts';
import { registerMember, signIn, type TestMember } from '../members.ts';
import { freshData, startTestSandbox } from '../sandbox.ts';
import { comparePayouts } from './compare-payouts.ts';

const AEWOL = 'ast_5gw8n2kd7q';
const AEWOL_TERM_DAYS = 1100;
const sandbox = await startTestSandbox();
const { db } = sandbox.sandbox.database;

/** Invests in Aewol, which is opened again after earlier tests moved the time past its end. */
async function invest({ access: token }: TestMember, amount = '500') {
  await db.update(rwaAssets).set({ status: 'active', closesAt: null }).where(eq(rwaAssets.id, AEWOL));
  const json = { amount, accepted_risk: true };
  const made = await sandbox.send('POST', `/v1/rwa/assets/${AEWOL}/invest/`, { token, json });
  expect(made.status).toBe(201);
  return made;
}
const again = ({ email, password }: TestMember) => signIn(sandbox, email, password);
const getAvailable = async (id: string) => (await memberBalances(db, id)).GLIB.available;

it('pays earnings to the balance with a deposit that names the asset and the period', async () => {
  const member = await registerMember(sandbox);
  const { body: made } = await invest(member);
  const before = await getAvailable(member.id);
  sandbox.advance(45 * DAY_MS);
  const { access: token } = await again(member);
  const { body } = await sandbox.send('GET', `/v1/investments/${made.id}/`, { token });
  const [payout] = body.payouts;
  const paid = decimal.sum(body.payouts.map(({ amount }: { amount: string }) => amount));
  expect(body).toMatchObject({ earned: paid, current_value: '500.00' });
  expect(await getAvailable(member.id)).toBe(decimal.add(before, paid));
  const { body: wallet } = await sandbox.send('GET', '/v1/wallet/info/?type=deposit', { token });
  expect(wallet.transactions.results[0]).toMatchObject({
    id: payout.transaction_id,
    amount: decimal.normalize(payout.amount),
    reference: { type: 'investment', id: made.id },
    created_at: `${payout.credited_on}T09:00:00+09:00`,
  });
  expect(wallet.transactions.results[0].description).toMatch(/^Payout · Aewol Ocean Resort · \w+ \d{4}$/);
});

it('returns the principal after the last payout, and lists both', async () => {
  const member = await registerMember(sandbox);
  const { body: made } = await invest(member);
  sandbox.advance(AEWOL_TERM_DAYS * DAY_MS);
  const { access: token } = await again(member);
  const { body } = await sandbox.send('GET', '/v1/wallet/info/?type=deposit', { token });
  const [principal, last] = body.transactions.results;
  expect(principal).toMatchObject({
    amount: '500',
    purpose: 'principal',
    description: 'Principal returned · Aewol Ocean Resort',
  });
  expect(last.description).toMatch(/^Payout · Aewol Ocean Resort/);
  const { body: investment } = await sandbox.send('GET', `/v1/investments/${made.id}/`, { token });
  expect(investment).toMatchObject({ status: 'matured', next_payout: null });
  expect(await getAvailable(member.id)).toBe(decimal.add('10000', investment.earned));
});

it('pays once when many calls come first at the same time', async () => {
  const member = await registerMember(sandbox);
  await invest(member);
  sandbox.advance(400 * DAY_MS);
  const now = sandbox.now();
  await Promise.all(Array.from({ length: 5 }, () => investmentPayments.settle(db, now)));
  const { paid, promised } = await comparePayouts(db, member.id, now);
  expect(promised.length).toBeGreaterThan(10);
  expect(paid).toEqual(promised);
  expect(await findViolations(db)).toEqual([]);
});

it('keeps paying while the asset is paused, at the yields published by then', async () => {
  const member = await registerMember(sandbox);
  const { body: made } = await invest(member, '1200');
  const month = toKoreanDate(sandbox.now()).slice(0, 7);
  await db.update(rwaAssets).set({ status: 'paused' }).where(eq(rwaAssets.id, AEWOL));
  await db.delete(rwaYields).where(sql`${rwaYields.assetId} = ${AEWOL} and ${rwaYields.month} >= ${month}`);
  await db.insert(rwaYields).values({ assetId: AEWOL, month, apy: '0', averageInvested: '1' });
  sandbox.advance(80 * DAY_MS);
  const { access: token } = await again(member);
  const { body } = await sandbox.send('GET', `/v1/investments/${made.id}/`, { token });
  expect(body.payouts.at(-1)).toMatchObject({ amount: '0.00', apy: '0.00', transaction_id: null });
  expect(body.payouts.length).toBeGreaterThan(1);
  // A yield that is published later changes no payout.
  await db.update(rwaYields).set({ apy: '12' }).where(eq(rwaYields.month, month));
  const { body: later } = await sandbox.send('GET', `/v1/investments/${made.id}/`, { token });
  expect(later.payouts).toEqual(body.payouts);
});

it('sends one notification for each payout day and token', async () => {
  const member = await registerMember(sandbox);
  await invest(member, '300');
  await invest(member, '400');
  const [held] = await db.select().from(investments).where(eq(investments.memberId, member.id));
  const due = new Date(`${held?.dueOn}T12:00:00+09:00`);
  sandbox.advance(due.getTime() - sandbox.now().getTime());
  const { access: token } = await again(member);
  const { body } = await sandbox.send('GET', '/v1/dashboard/overview/', { token });
  const paid = body.notices.filter(({ kind }: { kind: string }) => kind === 'payout');
  expect(paid).toHaveLength(1);
  expect(paid[0].text).toMatch(/^[\d.,]+ GLIB from Aewol Ocean Resort was added to your balance\.$/);
});

it.runIf(process.env.GLI_TEST_DATABASE_URL)('pays once with two sandboxes on one database', async () => {
  const { data } = await freshData();
  const one = await startTestSandbox({ data });
  const two = await startTestSandbox({ data });
  const member = await registerMember(one);
  const json = { amount: '500', accepted_risk: true };
  await one.send('POST', `/v1/rwa/assets/${AEWOL}/invest/`, { token: member.access, json });
  for (const each of [one, two]) each.advance(700 * DAY_MS);
  const credentials = { username: member.email, password: member.password };
  const logIn = (each: typeof one) => each.send('POST', '/auth/login/', { json: credentials });
  const responses = await Promise.all([one, two, one, two].map(logIn));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const shared = one.sandbox.database.db;
  const { paid, promised } = await comparePayouts(shared, member.id, one.now());
  expect(promised.length).toBeGreaterThan(20);
  expect(paid).toEqual(promised);
  expect(await findViolations(shared)).toEqual([]);
});
