import { randomUUID } from 'node:crypto';
import type { OperationId } from '@gli/sdk';
import { describe, expect, it } from 'vitest';
import { contractOperations } from '../../src/core/contract/operations.ts';
import { registerMember, signIn, type TestMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { send } = sandbox;
const operator = await signIn(sandbox, 'jihoon.choi@gli.example');

/** A successful write, and a different body that the server must reject with the same key. */
type Write = {
  readonly by: TestMember;
  readonly path: string;
  readonly json: object;
  readonly other: object;
};

const order = (quantity: number) => ({
  customer: { name: '한지우', phone: '+82 10-2345-6789' },
  token: 'GLIL',
  lines: [{ product_id: 'prd_7gy1v5hc9m', quantity }],
});
async function placeOrder(by: TestMember): Promise<string> {
  return (await send('POST', '/v1/shopping/orders/', { token: by.access, json: order(1) })).body.id;
}
async function execution(by: TestMember) {
  const json = { from_token: 'GLIB', to_token: 'GLID', amount: '500', conversion_type: 'instant' };
  const { body } = await send('POST', '/v1/wallet/conversion/validate/', { token: by.access, json });
  return { quote_id: body.id, acknowledged_warnings: [] };
}
const gift = (amount: string) => ({
  member_id: 'mem_8rt3n6vc1d',
  amount,
  token: 'USDT',
  reason: '전환 지연에 대한 보상',
});
async function rewardId(): Promise<string> {
  const path = '/v1/referrals/rewards/manual';
  return (await send('POST', path, { token: operator.access, json: gift('5') })).body.id;
}
/** Each event of a referral is rewarded only once, so every call uses a different one of Kim's referrals. */
const referrals = ['ref_6hw2n9tk4x', 'ref_4kd9r3hw6s'];

const writes: { readonly [Id in OperationId]?: () => Promise<Write> } = {
  createOrder: async () => ({
    by: await registerMember(sandbox),
    path: '/v1/shopping/orders/',
    json: order(1),
    other: order(2),
  }),
  cancelOrder: async () => {
    const by = await registerMember(sandbox);
    const path = `/v1/shopping/orders/${await placeOrder(by)}/cancel/`;
    return { by, path, json: {}, other: { reason: '여행 일정이 바뀌었습니다.' } };
  },
  confirmOrderPayment: async () => {
    const by = await registerMember(sandbox);
    const path = `/v1/shopping/orders/${await placeOrder(by)}/confirm_payment/`;
    return { by, path, json: {}, other: { token: 'GLIB' } };
  },
  investInRwaAsset: async () => ({
    by: await registerMember(sandbox),
    path: '/v1/rwa/assets/ast_5gw8n2kd7q/invest/',
    json: { amount: '500', accepted_risk: true },
    other: { amount: '600', accepted_risk: true },
  }),
  executeConversion: async () => {
    const by = await registerMember(sandbox);
    const path = '/v1/wallet/conversion/execute/';
    return { by, path, json: await execution(by), other: await execution(by) };
  },
  rewardReferral: async () => ({
    by: operator,
    path: `/v1/referrals/reward/${referrals.pop()}`,
    json: { event: 'kyc_completed' },
    other: { event: 'sign_up' },
  }),
  processReward: async () => ({
    by: operator,
    path: `/v1/referrals/rewards/process/${await rewardId()}`,
    json: { action: 'pay' },
    other: { action: 'cancel', reason: '중복 지급' },
  }),
  processRewardBatch: async () => ({
    by: operator,
    path: '/v1/referrals/rewards/process-batch/mem_8rt3n6vc1d',
    json: { due_only: true },
    other: { due_only: false },
  }),
  grantManualReward: async () => ({
    by: operator,
    path: '/v1/referrals/rewards/manual',
    json: gift('5'),
    other: gift('6'),
  }),
};

it('has a test case for every operation that accepts a key', () => {
  const taking = contractOperations.filter(({ takesIdempotencyKey }) => takesIdempotencyKey);
  expect(Object.keys(writes).sort()).toEqual(taking.map(({ id }) => id).sort());
});

it('rejects a reused key with another body, even after a rejection', async () => {
  const { access } = await registerMember(sandbox);
  const invest = (amount: string, key: string, language?: 'ko') =>
    send('POST', '/v1/rwa/assets/ast_5gw8n2kd7q/invest/', {
      token: access,
      json: { amount, accepted_risk: true },
      headers: { 'Idempotency-Key': key },
      ...(language ? { language } : {}),
    });
  const key = randomUUID();
  const refused = await invest('50000', key);
  expect(refused).toMatchObject({ status: 409, body: { code: 'insufficient_balance' } });
  expect(await invest('500', key)).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  const again = await invest('50000', key, 'ko');
  expect([again.status, again.headers.get('Idempotent-Replayed'), again.body]).toEqual([
    409,
    'true',
    refused.body,
  ]);
  expect((await invest('500', randomUUID())).status).toBe(201);
});

it('keeps the key available if the request is rejected before the operation starts', async () => {
  const { access } = await registerMember(sandbox);
  const invest = (json: object, token: string, key: string) =>
    send('POST', '/v1/rwa/assets/ast_5gw8n2kd7q/invest/', {
      token,
      json,
      headers: { 'Idempotency-Key': key },
    });
  const key = randomUUID();
  const json = { amount: '500', accepted_risk: true };
  expect((await invest(json, 'no token', key)).status).toBe(401);
  expect((await invest({ amount: 'much' }, access, key)).status).toBe(400);
  expect((await invest(json, access, key)).status).toBe(201);
});

describe.each(Object.entries(writes))('%s', (_id, prepare) => {
  const sender =
    ({ by, path }: Write, key: string) =>
    (json: object) =>
      send('POST', path, { token: by.access, json, headers: { 'Idempotency-Key': key } });

  it('replays the response and rejects the reused key with another body', async () => {
    const write = await prepare();
    const ask = sender(write, randomUUID());
    const first = await ask(write.json);
    expect(first.status).toBeLessThan(300);
    expect(await ask(write.other)).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    const again = await ask(write.json);
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([first.status, 'true']);
    expect(again.body).toEqual(first.body);
  });

  it('runs one of two concurrent requests and rejects the other as in progress', async () => {
    const { by, path, json } = await prepare();
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
    const bodies = [heldBack(json), heldBack(json)];
    const responses = bodies.map(({ stream: body }) =>
      send('POST', path, { token: by.access, body, headers }),
    );
    await Promise.all(bodies.map(({ requested }) => requested));
    // By the time these reads have responded, both writes have a database connection.
    await Promise.all(bodies.map(() => send('GET', '/v1/wallet/info/', { token: by.access })));
    for (const { release } of bodies) release();
    const [first, second] = (await Promise.all(responses)).sort((a, b) => a.status - b.status);
    expect(first?.status).toBeLessThan(300);
    expect(second).toMatchObject({ status: 409, body: { code: 'request_in_progress' } });
  });
});

/**
 * Creates a body that is sent only on release. `requested` resolves when the server starts to read it, after it has
 * identified the caller.
 */
function heldBack(json: object) {
  const begun = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        begun.resolve();
        await released.promise;
        controller.enqueue(new TextEncoder().encode(JSON.stringify(json)));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, requested: begun.promise, release: () => released.resolve() };
}
