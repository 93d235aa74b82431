import { expect, it } from 'vitest';
import { memberBeforeFace } from '../kyc/journey.ts';
import { connectWallet, registerMember, signIn, type TestMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

// Tests the effects of other areas on the referral program by calling those areas.
const sandbox = await startTestSandbox();
const { send } = sandbox;
const call = (member: TestMember, method: string, path: string, json?: unknown) =>
  send(method, path, { token: member.access, ...(json === undefined ? {} : { json }) });

it('grants a reward for a first investment made through the API', async () => {
  const owner = await registerMember(sandbox);
  const { code } = (await call(owner, 'POST', '/v1/referrals/code', {})).body;
  const guest = await registerMember(sandbox, { referral_code: code });
  const invested = { amount: '150', accepted_risk: true };
  const responses = await Promise.all(
    [1, 2].map(() => call(guest, 'POST', '/v1/rwa/assets/ast_5gw8n2kd7q/invest/', invested)),
  );
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  const { body } = await call(owner, 'GET', `/v1/referrals/rewards/pending/${owner.id}`);
  expect(body.results).toMatchObject([
    { event: 'sign_up', amount: '30', open_conditions: ['email_verified', 'wallet_registered'] },
    { event: 'first_investment', amount: '20', open_conditions: ['email_verified'], due_at: null },
  ]);
  const { results } = (await call(owner, 'GET', `/v1/referrals/history/${owner.id}`)).body;
  expect(results[0].first_investment_at).not.toBeNull();
});

it('grants a reward for an identity review only if it ends after the code was used', async () => {
  const operator = await signIn(sandbox, 'jihoon.choi@gli.example');
  const rules = [{ event: 'kyc_completed', enabled: true }];
  expect((await call(operator, 'PATCH', '/v1/referrals/rewards/config', { rules })).status).toBe(200);
  const owner = await registerMember(sandbox);
  const { code } = (await call(owner, 'POST', '/v1/referrals/code', {})).body;
  const rewards = async () =>
    (await call(owner, 'GET', `/v1/referrals/rewards/history/${owner.id}?event=kyc_completed`)).body.results;

  const { member: guest, kyc } = await memberBeforeFace(sandbox);
  await call(guest, 'POST', '/v1/referrals/use', { code });
  await kyc.face();
  sandbox.advance(60_000);
  expect((await kyc.status()).progress_percent).toBe('100');
  const [reward, ...others] = await rewards();
  expect(reward).toMatchObject({ amount: '10', status: 'pending', open_conditions: [] });
  expect(others).toEqual([]);

  const early = await memberBeforeFace(sandbox);
  await early.kyc.face();
  sandbox.advance(60_000);
  expect((await call(early.member, 'POST', '/v1/referrals/use', { code })).status).toBe(201);
  expect(await rewards()).toHaveLength(1);
  await connectWallet(sandbox, early.member);
  const { results } = (await call(owner, 'GET', `/v1/referrals/history/${owner.id}?status=active`)).body;
  expect(results).toMatchObject([{ user: { id: early.member.id } }]);
});
