import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onFirstInvestment, onKycCompleted } from '../../src/areas/referrals/rewards/events.ts';
import { transaction } from '../../src/core/data/transaction.ts';
import { memberBalances } from '../../src/core/ledger/balances.ts';
import { members } from '../../src/core/members/schema.ts';
import { registerMember, type TestMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { db } = sandbox.sandbox.database;

const call = (member: TestMember, method: string, path: string, json?: unknown, key?: string) =>
  sandbox.send(method, `/v1/referrals${path}`, {
    token: member.access,
    ...(json === undefined ? {} : { json }),
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  });
const newOperator = async (): Promise<TestMember> => {
  const member = await registerMember(sandbox);
  await db.update(members).set({ role: 'admin' }).where(eq(members.id, member.id));
  return member;
};
const operator = await newOperator();
const glib = async ({ id }: TestMember) => (await memberBalances(db, id)).GLIB.available;
const verifyEmail = ({ id }: TestMember) =>
  db.update(members).set({ emailVerifiedAt: sandbox.now() }).where(eq(members.id, id));
const listRewards = async ({ id }: TestMember, reader = operator) =>
  (await call(reader, 'GET', `/rewards/history/${id}`)).body.results;
const manual = async (member: TestMember, amount = '5', token = 'GLIB') =>
  (
    await call(operator, 'POST', '/rewards/manual', {
      member_id: member.id,
      amount,
      token,
      reason: '행사 참여',
    })
  ).body;

async function invite(
  owner?: TestMember,
): Promise<{ owner: TestMember; guest: TestMember; referralId: string }> {
  const from = owner ?? (await registerMember(sandbox));
  const known = await call(from, 'GET', `/code/${from.id}`);
  const { code } = known.status === 200 ? known.body : (await call(from, 'POST', '/code', {})).body;
  const guest = await registerMember(sandbox);
  const { body } = await call(guest, 'POST', '/use', { code });
  return { owner: from, guest, referralId: body.id };
}

it('restricts operator calls to operators', async () => {
  const member = await registerMember(sandbox);
  const calls = [
    ['GET', '/all'],
    ['POST', '/reward/ref_6hw2n9tk4x', { event: 'sign_up' }],
    ['PATCH', '/rewards/config', { payout_delay_days: 0 }],
    ['POST', '/rewards/process/rwd_8cn4w6hq1v', {}],
    ['POST', `/rewards/process-batch/${member.id}`, {}],
    ['POST', '/rewards/manual', { member_id: member.id, amount: '1', token: 'GLIB', reason: '나에게' }],
  ] as const;
  for (const [method, path, json] of calls) {
    expect(await call(member, method, path, json)).toMatchObject({
      status: 403,
      body: { code: 'permission_denied' },
    });
  }
  expect((await call(member, 'GET', '/rewards/config')).status).toBe(200);
});

it('rewards the first investment of at least the minimum', async () => {
  const { owner, guest } = await invite();
  await verifyEmail(guest);
  const invest = (amount: string) =>
    transaction(db, (tx) => onFirstInvestment(tx, guest.id, sandbox.now(), amount));
  await invest('99.99999999');
  expect(await listRewards(owner)).toHaveLength(1);
  await Promise.all([invest('100'), invest('500')]);
  await invest('100');
  const [reward, ...others] = await listRewards(owner);
  expect(reward).toMatchObject({
    event: 'first_investment',
    amount: '20',
    status: 'pending',
    open_conditions: [],
  });
  expect(others).toHaveLength(1);
  const { body } = await call(owner, 'GET', `/stats/${owner.id}`);
  expect(body).toMatchObject({ invested_count: 1, conversion_percent: '100', pending_rewards: '50' });
});

it('rewards verification only while its rule is active', async () => {
  const { owner, guest } = await invite();
  await transaction(db, (tx) => onKycCompleted(tx, guest.id, sandbox.now()));
  expect(await listRewards(owner)).toMatchObject([{ event: 'sign_up' }]);
  await call(operator, 'PATCH', '/rewards/config', { rules: [{ event: 'kyc_completed', enabled: true }] });
  const second = await invite(owner);
  await transaction(db, (tx) => onKycCompleted(tx, second.guest.id, sandbox.now()));
  expect((await listRewards(owner))[0]).toMatchObject({ event: 'kyc_completed', amount: '10' });
  await call(operator, 'PATCH', '/rewards/config', { rules: [{ event: 'kyc_completed', enabled: false }] });
});

it('ignores investments before the invitation', async () => {
  const early = await registerMember(sandbox);
  await transaction(db, (tx) => onFirstInvestment(tx, early.id, sandbox.now(), '200'));
  const owner = await registerMember(sandbox);
  const { code } = (await call(owner, 'POST', '/code', {})).body;
  await call(early, 'POST', '/use', { code });
  await transaction(db, (tx) => onFirstInvestment(tx, early.id, sandbox.now(), '200'));
  expect(await listRewards(owner)).toMatchObject([{ event: 'sign_up' }]);
});

it('rewards each event of a referral once, even if two operators act concurrently', async () => {
  const { referralId } = await invite();
  const reward = (event: string) =>
    call(operator, 'POST', `/reward/${referralId}`, { event, reason: '누락된 보상' });
  expect(await reward('sign_up')).toMatchObject({ status: 409, body: { code: 'reward_already_processed' } });
  const responses = await Promise.all([reward('kyc_completed'), reward('kyc_completed')]);
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  const granted = responses.find(({ status }) => status === 201);
  expect(granted?.body).toMatchObject({
    amount: '10',
    reason: '누락된 보상',
    open_conditions: [],
    status: 'pending',
  });
  expect((await call(operator, 'POST', '/reward/ref_0000000000', { event: 'sign_up' })).status).toBe(404);
});

it('pays a reward once, even if two operators act concurrently', async () => {
  const member = await registerMember(sandbox);
  const { id } = await manual(member, '12.5');
  const before = await glib(member);
  const second = await newOperator();
  const responses = await Promise.all(
    [operator, second, operator].map((by) => call(by, 'POST', `/rewards/process/${id}`, {})),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect([before, await glib(member)]).toEqual(['10000', '10012.5']);
});

it('replays the response for a reused key and pays only once', async () => {
  const member = await registerMember(sandbox);
  const key = randomUUID();
  const json = { member_id: member.id, amount: '7', token: 'USDT', reason: '전환 지연에 대한 보상' };
  const first = await call(operator, 'POST', '/rewards/manual', json, key);
  const again = await call(operator, 'POST', '/rewards/manual', json, key);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  expect((await call(operator, 'POST', '/rewards/manual', { ...json, amount: '8' }, key)).status).toBe(422);
  expect(await listRewards(member)).toHaveLength(1);

  const processKey = randomUUID();
  const pay = () => call(operator, 'POST', `/rewards/process/${first.body.id}`, undefined, processKey);
  const paid = [await pay(), await pay()];
  expect(paid.map(({ status, body }) => [status, body.status])).toEqual([
    [200, 'paid'],
    [200, 'paid'],
  ]);
  expect((await memberBalances(db, member.id)).USDT.available).toBe('1007');
});

it('requires a reason to cancel a reward, and never pays a canceled one', async () => {
  const member = await registerMember(sandbox);
  const { id } = await manual(member);
  const process = (json: object) => call(operator, 'POST', `/rewards/process/${id}`, json);
  expect((await process({ action: 'cancel' })).body.details).toEqual({
    reason: ['Enter a reason for the cancellation.'],
  });
  const cancelled = await process({ action: 'cancel', reason: '두 번 지급됨' });
  expect(cancelled.body).toMatchObject({
    status: 'cancelled',
    status_reason: '두 번 지급됨',
    processed_by: operator.id,
  });
  expect(await process({ action: 'pay' })).toMatchObject({
    status: 409,
    body: { code: 'reward_already_processed' },
  });
  expect(await glib(member)).toBe('10000');
  expect((await call(operator, 'POST', '/rewards/process/rwd_0000000000', {})).status).toBe(404);
});

it('pays a batch from oldest to newest, limited to due rewards on request', async () => {
  const { owner } = await invite();
  await manual(owner, '3', 'GLIL');
  await manual(owner, '2');
  const batch = (json: object) => call(operator, 'POST', `/rewards/process-batch/${owner.id}`, json);
  expect((await batch({ due_only: true })).body).toMatchObject({
    processed_count: 2,
    paid_count: 2,
    paid_totals: [
      { token: 'GLIB', amount: '2' },
      { token: 'GLIL', amount: '3' },
    ],
  });
  const rest = await batch({});
  expect(rest.body.outcomes).toMatchObject([
    { outcome: 'paid', reward: { event: 'sign_up', open_conditions: [] } },
  ]);
  expect((await batch({})).body).toMatchObject({ processed_count: 0, remaining_count: 0, outcomes: [] });
  expect(await glib(owner)).toBe('10032');
});

it('pays a batch once, even if two operators act concurrently', async () => {
  const member = await registerMember(sandbox);
  for (let count = 0; count < 4; count++) await manual(member, '1');
  const responses = await Promise.all(
    [0, 1, 2].map(() => call(operator, 'POST', `/rewards/process-batch/${member.id}`, {})),
  );
  expect(responses.reduce((sum, { body }) => sum + body.paid_count, 0)).toBe(4);
  expect(await glib(member)).toBe('10004');
});

it('fails a payout to a closed account and allows a retry', async () => {
  const member = await registerMember(sandbox);
  const { id } = await manual(member);
  const closes = (deletesAt: Date | null) =>
    db.update(members).set({ deletesAt }).where(eq(members.id, member.id));
  await closes(sandbox.now());
  const { body } = await call(operator, 'POST', `/rewards/process-batch/${member.id}`, {});
  expect(body).toMatchObject({
    failed_count: 1,
    outcomes: [{ outcome: 'failed', failure: { code: 'not_found' } }],
  });
  expect((await listRewards(member))[0]).toMatchObject({ status: 'failed', hash: null });
  await closes(null);
  const retried = await call(operator, 'POST', `/rewards/process/${id}`, { action: 'pay' });
  expect(retried.body).toMatchObject({ status: 'paid', status_reason: null });
});

it('rejects amounts of zero or above the limit, and unknown members', async () => {
  const grant = (more: object) =>
    call(operator, 'POST', '/rewards/manual', {
      member_id: operator.id,
      amount: '1',
      token: 'GLIB',
      reason: '보상',
      ...more,
    });
  expect((await grant({ amount: '0.00' })).body.details).toEqual({
    amount: ['amount must be greater than 0'],
  });
  expect((await grant({ amount: '1000000.1' })).status).toBe(400);
  expect(await grant({ member_id: 'mem_0000000000' })).toMatchObject({
    status: 404,
    body: { details: { member_id: ['This member does not exist.'] } },
  });
});

const patch = (json: object) => call(operator, 'PATCH', '/rewards/config', json);

it('rejects zero and duplicate values in the rules', async () => {
  expect((await patch({ rules: [{ event: 'sign_up', amount: '0' }] })).body.details).toEqual({
    'rules.0.amount': ['Must be greater than 0.'],
  });
  const twice = [{ event: 'sign_up' }, { event: 'sign_up' }];
  const goal = { target_count: 3, amount: '1', token: 'GLIB' };
  const doubled = await patch({ rules: twice, milestones: [goal, goal], monthly_cap: '0' });
  expect(Object.keys(doubled.body.details)).toEqual([
    'rules.1.event',
    'milestones.1.target_count',
    'monthly_cap',
  ]);
});

it('changes only the given rules', async () => {
  const goal = { target_count: 3, amount: '1', token: 'GLIB' };
  const { body } = await patch({
    milestones: [{ ...goal, target_count: 20 }, goal],
    minimum_investment: '0',
  });
  expect(body.milestones.map((entry: typeof goal) => entry.target_count)).toEqual([3, 20]);
  expect(body).toMatchObject({ monthly_cap: '500', minimum_investment: '0', updated_by: operator.id });
  expect(body.rules[0]).toMatchObject({ event: 'sign_up', amount: '30' });
});

it('names the invalid field of a body or query', async () => {
  const wrong = [
    ['GET', '/all?active=maybe', undefined, 'active'],
    ['GET', `/history/${operator.id}?status=lost`, undefined, 'status'],
    ['GET', `/rewards/pending/${operator.id}?page_size=101`, undefined, 'page_size'],
    ['POST', '/reward/ref_6hw2n9tk4x', { event: 'manual' }, 'event'],
    ['POST', `/rewards/process-batch/${operator.id}`, { due_only: 'yes' }, 'due_only'],
    ['POST', '/rewards/process/rwd_8cn4w6hq1v', { action: 'burn' }, 'action'],
    ['POST', '/use', { code: 'no-code' }, 'code'],
    ['POST', '/code', { description: 'NUL \u0000' }, 'description'],
    ['GET', '/all?search=%00', undefined, 'search'],
  ] as const;
  for (const [method, path, json, field] of wrong) {
    const { status, body } = await call(operator, method, path, json);
    expect([status, Object.keys(body.details)]).toEqual([400, [field]]);
  }
  expect((await call(operator, 'GET', '/all?page=99')).status).toBe(404);
});
