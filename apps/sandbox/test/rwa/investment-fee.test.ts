import { decimal } from '@gli/validation';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rwaAssets } from '../../src/areas/rwa/schema.ts';
import { memberBalances } from '../../src/core/ledger/balances.ts';
import { ledgerAccounts } from '../../src/core/ledger/schema.ts';
import { toKoreanDate } from '../../src/core/time/time.ts';
import { registerMember, signIn } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';
import { readStatement } from '../wallet/statement.ts';

const DAY_MS = 86_400_000;
const sandbox = await startTestSandbox({ investmentFee: '2.5' });
const { send } = sandbox;
const { db } = sandbox.sandbox.database;
const YEONGDO = 'ast_2tx7b5ym4h';

const invest = (token: string, amount: string) =>
  send('POST', `/v1/rwa/assets/${YEONGDO}/invest/`, { token, json: { amount, accepted_risk: true } });
const readFees = async () => {
  const [account] = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.id, 'platform:fees:GLIB'));
  return account?.balance ?? '0';
};
const readRaised = async () => {
  const [asset] = await db.select().from(rwaAssets).where(eq(rwaAssets.id, YEONGDO));
  return asset?.raised ?? '0';
};

it('is debited as quoted, and listed with the amount', async () => {
  const member = await registerMember(sandbox);
  const token = member.access;
  const [fees, raised] = [await readFees(), await readRaised()];
  const { body: check } = await send('POST', '/v1/investments/validate/', {
    token,
    json: { asset_id: YEONGDO, amount: '1000' },
  });
  expect(check).toMatchObject({ valid: true, fee: '2.50', total_cost: '1002.50', balance_after: '8997.50' });
  const { status, body: made } = await invest(token, '1000');
  expect({ status, principal: made.principal, fee: made.fee }).toEqual({
    status: 201,
    principal: '1000.00',
    fee: '2.50',
  });
  expect((await memberBalances(db, member.id)).GLIB.available).toBe('8997.5');
  expect(decimal.subtract(await readFees(), fees)).toBe('2.5');
  expect(decimal.subtract(await readRaised(), raised)).toBe('1000');
  const { body: list } = await send('GET', '/v1/investments/', { token });
  expect(list.results).toMatchObject([{ principal: '1000.00', fee: '2.50' }]);
  const { body: wallet } = await send('GET', '/v1/wallet/info/?type=purchase', { token });
  expect(wallet.transactions.results).toMatchObject([
    { id: made.transaction.id, direction: 'out', amount: '1002.5' },
  ]);
  const today = toKoreanDate(sandbox.now());
  const lines = await readStatement(sandbox, member, { from: today, to: today });
  const glib = lines.find((line) => line.token === 'GLIB');
  expect(glib).toMatchObject({ spent: '1002.5', closing: '8997.5' });
});

it('counts for the balance but not for the amount', async () => {
  const { access: token } = await registerMember(sandbox);
  const { status, body } = await invest(token, '9998');
  expect({ status, code: body.code, details: body.details }).toEqual({
    status: 409,
    code: 'insufficient_balance',
    details: { amount: ['You are 0.5 GLIB short.'] },
  });
  expect((await invest(token, '9997.5')).status).toBe(201);
});

it('is not returned at maturity, and leaves the ledger balanced', async () => {
  const member = await registerMember(sandbox);
  const { body: made } = await invest(member.access, '1000');
  sandbox.advance(600 * DAY_MS);
  const { access: token } = await signIn(sandbox, member.email, member.password);
  const { body: matured } = await send('GET', `/v1/investments/${made.id}/`, { token });
  expect(matured).toMatchObject({ status: 'matured', fee: '2.50' });
  const { GLIB } = await memberBalances(db, member.id);
  expect(GLIB.available).toBe(decimal.add('9997.5', matured.earned));
  const accounts = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.token, 'GLIB'));
  expect(decimal.sum(accounts.map(({ balance }) => balance))).toBe('0');
});
