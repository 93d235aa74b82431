import { randomUUID } from 'node:crypto';
import { decimal } from '@gli/validation';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { memberBalances } from '../../src/core/ledger/balances.ts';
import { lockedBalance } from '../../src/core/ledger/post-entries.ts';
import { ledgerAccounts } from '../../src/core/ledger/schema.ts';
import { registerMember, signIn, type TestMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { send, advance } = sandbox;
const { db } = sandbox.sandbox.database;
const INSTANT_MS = 10_000;
const DAY_MS = 86_400_000;

const quote = (member: TestMember, json: Record<string, string>, language: 'ko' | 'en' = 'en') =>
  send('POST', '/v1/wallet/conversion/validate/', { token: member.access, json, language });
const small = { from_token: 'GLIB', to_token: 'GLID', amount: '500', conversion_type: 'instant' };
const execute = (member: TestMember, quote_id: string, acknowledged_warnings: string[] = [], key?: string) =>
  send('POST', '/v1/wallet/conversion/execute/', {
    token: member.access,
    json: { quote_id, acknowledged_warnings },
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  });
const read = (member: TestMember, id: string) =>
  send('GET', `/v1/wallet/conversion/transactions/${id}`, { token: member.access });
const wallet = async (member: TestMember) =>
  (await send('GET', '/v1/wallet/info/', { token: member.access })).body;
const convert = async (member: TestMember, input = small) => {
  const { body } = await quote(member, input);
  return execute(
    member,
    body.id,
    body.warnings.map((warning: { code: string }) => warning.code),
  );
};

it("quotes Kim the amounts in the contract's examples", async () => {
  const kim = await signIn(sandbox);
  expect((await quote(kim, small)).body).toMatchObject({
    market_rate: '0.4',
    rate: '0.4',
    price_impact_percent: '0',
    gross_amount: '200',
    fee_percent: '1',
    fee_amount: '2',
    receive_amount: '198',
    warnings: [],
    valid: true,
    balance_before: '8450',
    balance_after: '7950',
    shortfall: '0',
    estimated_seconds: 10,
  });
  const large = await quote(kim, { ...small, amount: '200000', conversion_type: 'standard' }, 'ko');
  expect(large.body).toMatchObject({
    rate: '0.39',
    price_impact_percent: '2.5',
    gross_amount: '78000',
    fee_amount: '390',
    receive_amount: '77610',
    valid: false,
    balance_after: null,
    shortfall: '191550',
    warnings: [
      {
        code: 'high_price_impact',
        message: '수량이 많아 전환 비율이 2.5% 낮아집니다. 나누어 전환하면 더 많이 받을 수 있습니다.',
      },
      { code: 'large_amount', message: '200,000 GLIB를 한 번에 전환합니다. 수량을 다시 확인해 주세요.' },
    ],
  });
  const oneWay = await quote(kim, {
    ...small,
    to_token: 'GLIL',
    amount: '1000',
    conversion_type: 'standard',
  });
  expect(oneWay.body).toMatchObject({
    receive_amount: '1393',
    irreversible: true,
    warnings: [{ code: 'irreversible' }],
  });
});

it.each([
  ['GLIL', 'GLIB'],
  ['GLID', 'GLIL'],
  ['GLIB', 'USDT'],
  ['USDT', 'GLIB'],
  ['GLIB', 'GLIB'],
])('does not convert %s to %s', async (from_token, to_token) => {
  const member = await signIn(sandbox);
  const message = `${from_token} cannot be converted to ${to_token}. Choose another token.`;
  expect((await quote(member, { ...small, from_token, to_token })).body).toMatchObject({
    code: 'conversion_pair_not_supported',
    message,
    details: { to_token: [message] },
  });
});

it.each([
  ['0', 'Must be at least 10.'],
  ['9.99999999', 'Must be at least 10.'],
  ['1000000.00000001', 'Must be at most 1,000,000.'],
])('rejects the amount of %s GLIB', async (amount, validationError) => {
  const member = await signIn(sandbox);
  expect((await quote(member, { ...small, amount })).body).toMatchObject({
    code: 'validation_failed',
    details: { amount: [validationError] },
  });
});

it('locks the given amount immediately and posts both tokens on completion', async () => {
  const member = await registerMember(sandbox);
  const fees = await lockedBalance(db, 'platform:fees:GLID');
  const { status, body } = await convert(member);
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: 'pending', hash: null, completed_at: null, receive_amount: '198' });
  const during = await wallet(member);
  expect(during.balances[0]).toMatchObject({ balance: '10000', available: '9500', locked: '500' });
  expect(during.balances[1]).toMatchObject({ balance: '1000' });
  expect(during.transactions.results[0]).toMatchObject({ type: 'conversion', status: 'pending', hash: null });
  advance(INSTANT_MS);
  const after = await wallet(member);
  expect(after.balances[0]).toMatchObject({ balance: '9500', available: '9500', locked: '0' });
  expect(after.balances[1]).toMatchObject({ balance: '1198', available: '1198' });
  const done = (await read(member, body.id)).body;
  expect(done).toMatchObject({ status: 'completed', completed_at: body.estimated_completion_at });
  expect(after.transactions.results[0]).toMatchObject({ status: 'completed', hash: done.hash });
  expect(await lockedBalance(db, 'platform:fees:GLID')).toBe(decimal.add(fees, '2'));
});

it('fails with a refund instead of completing if a fault reverts it', async () => {
  const member = await registerMember(sandbox);
  const balance = (await memberBalances(db, member.id)).GLIB;
  const { body: quoted } = await quote(member, small);
  const { status, body: started } = await send('POST', '/v1/wallet/conversion/execute/', {
    token: member.access,
    json: { quote_id: quoted.id, acknowledged_warnings: [] },
    headers: { Prefer: 'fault=executeConversion=revert' },
  });
  expect({ status, is: started.status, reason: started.failure_reason }).toEqual({
    status: 201,
    is: 'pending',
    reason: null,
  });
  expect((await memberBalances(db, member.id)).GLIB).toMatchObject({ locked: '500' });
  advance(INSTANT_MS);
  const { body: failed } = await read(member, started.id);
  expect(failed).toMatchObject({
    status: 'failed',
    failure_reason: 'The network was congested. Your balance is unchanged.',
    completed_at: null,
    hash: null,
  });
  expect((await memberBalances(db, member.id)).GLIB).toEqual(balance);
  const { transactions } = await wallet(member);
  expect(transactions.results[0]).toMatchObject({ type: 'conversion', status: 'failed', amount: '500' });
  const sums = await db
    .select({ total: sql<string>`sum(${ledgerAccounts.balance})` })
    .from(ledgerAccounts)
    .groupBy(ledgerAccounts.token);
  expect(sums.every(({ total }) => decimal.isZero(total))).toBe(true);
});

it('completes a conversion only once for concurrent reads', async () => {
  const member = await registerMember(sandbox);
  const { body } = await convert(member);
  advance(INSTANT_MS);
  await Promise.all(Array.from({ length: 8 }, () => read(member, body.id)));
  expect((await memberBalances(db, member.id)).GLID.balance).toBe('1198');
});

it('executes a quote only once for concurrent requests', async () => {
  const member = await registerMember(sandbox);
  const { body } = await quote(member, small);
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => execute(member, body.id, [], randomUUID())),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(responses.filter((response) => response.body.code === 'quote_already_used')).toHaveLength(9);
  expect((await memberBalances(db, member.id)).GLIB).toMatchObject({ available: '9500', locked: '500' });
});

it('replays the response for a reused key and rejects the key for another quote', async () => {
  const member = await registerMember(sandbox);
  const key = randomUUID();
  const { body } = await quote(member, small);
  const first = await execute(member, body.id, [], key);
  const again = await execute(member, body.id, [], key);
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  const other = await quote(member, small);
  expect((await execute(member, other.body.id, [], key)).body.code).toBe('idempotency_key_reused');
});

it('locks no more than the balance, even with several valid quotes', async () => {
  const member = await registerMember(sandbox);
  const input = { ...small, amount: '6000' };
  const quotes = await Promise.all([quote(member, input), quote(member, input)]);
  expect(quotes.every(({ body }) => body.valid)).toBe(true);
  const responses = await Promise.all(quotes.map(({ body }) => execute(member, body.id)));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'insufficient_balance',
    message: 'You need 6,000 GLIB but have 4,000 GLIB. Convert tokens, or choose a lower amount.',
  });
});

it('requires confirmation of every warning', async () => {
  const member = await registerMember(sandbox);
  const { body } = await quote(member, { ...small, to_token: 'GLIL' });
  expect((await execute(member, body.id, ['large_amount'])).body).toMatchObject({
    code: 'acknowledgement_required',
    details: { acknowledged_warnings: ['The warning irreversible has not been acknowledged.'] },
  });
  expect(await execute(member, body.id, ['large_amount', 'irreversible'])).toMatchObject({
    status: 201,
    body: { acknowledged_warnings: ['irreversible'] },
  });
});

it('executes a quote only within three minutes and only for its member', async () => {
  const member = await registerMember(sandbox);
  const stranger = await registerMember(sandbox);
  const { body } = await quote(member, small);
  expect(await execute(stranger, body.id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  advance(181_000);
  expect((await execute(member, body.id)).body.code).toBe('quote_expired');
});

it("lists and filters Kim's conversions as in the contract's example", async () => {
  const kim = await signIn(sandbox);
  const history = async (query = '') =>
    (await send('GET', `/v1/wallet/conversion/history/?${query}`, { token: kim.access, language: 'ko' }))
      .body;
  const ids = async (query: string) =>
    (await history(query)).results.map((entry: { id: string }) => entry.id);
  expect(await ids('')).toEqual([
    'cnv_2xm6h8vq5t',
    'cnv_6fs2v9pd3m',
    'cnv_3gz8j4wc7q',
    'cnv_4bt7n1hx5q',
    'cnv_8rw3d6yk1s',
  ]);
  expect((await history('status=failed')).results).toMatchObject([
    {
      id: 'cnv_4bt7n1hx5q',
      receive_amount: '1386',
      hash: null,
      failure_reason: '네트워크가 혼잡해 전환하지 못했습니다. 잔액은 그대로입니다.',
    },
  ]);
  expect(await ids('conversion_type=standard')).toEqual(['cnv_2xm6h8vq5t']);
  expect(await ids('from_token=GLID&to_token=GLIB')).toEqual(['cnv_8rw3d6yk1s']);
  expect((await read(kim, 'cnv_2xm6h8vq5t')).body).toMatchObject({
    quote_id: 'qte_6ty2r9cd4k',
    fee_amount: '7',
  });
  const stranger = await registerMember(sandbox);
  expect((await read(stranger, 'cnv_2xm6h8vq5t')).status).toBe(404);
});

it('unlocks the achievement with the tenth conversion and then halves the fee', async () => {
  const member = await registerMember(sandbox);
  for (let times = 0; times < 10; times++) await convert(member, { ...small, amount: '10' });
  advance(INSTANT_MS);
  const { body } = await send('GET', '/user/profile/', { token: member.access });
  const ten = body.achievements.find((entry: { code: string }) => entry.code === 'ten_conversions');
  expect(ten).toMatchObject({ current_count: 10, unlocked_at: expect.any(String) });
  expect((await quote(member, small)).body).toMatchObject({ fee_percent: '0.5', fee_amount: '1' });
});

it('deletes quotes after thirty days', async () => {
  const member = await registerMember(sandbox);
  const { body } = await convert(member);
  expect(body.quote_id).toMatch(/^qte_/);
  advance(31 * DAY_MS);
  const { access } = await signInAgain(member);
  await quote({ ...member, access }, small);
  expect((await read({ ...member, access }, body.id)).body.quote_id).toBeNull();
});

async function signInAgain({ email, password }: TestMember): Promise<{ access: string }> {
  const { body } = await send('POST', '/auth/login/', { json: { username: email, password } });
  return { access: body.token.access };
}
