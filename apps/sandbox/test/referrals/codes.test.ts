import { expect, it } from 'vitest';
import { newEmail, PASSWORD, registerMember, signIn, type TestMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { send } = sandbox;
const call = (member: TestMember, method: string, path: string, json?: unknown) =>
  send(method, `/v1/referrals${path}`, { token: member.access, ...(json === undefined ? {} : { json }) });
const newCode = async (owner: TestMember, json: object = {}): Promise<string> =>
  (await call(owner, 'POST', '/code', json)).body.code;
const inDays = (days: number) => new Date(sandbox.now().getTime() + days * 86_400_000).toISOString();

it('creates one code per member, either random or the requested one if it is available', async () => {
  const [one, other, third] = [
    await registerMember(sandbox),
    await registerMember(sandbox),
    await registerMember(sandbox),
  ];
  const random = await call(one, 'POST', '/code', {});
  expect(random).toMatchObject({
    status: 201,
    body: { member_id: one.id, active: true, uses_count: 0, description: '' },
  });
  expect(random.body.code).toMatch(/^[A-Z0-9]{8}$/);
  expect(random.body.share_url).toBe(`/signup?ref=${random.body.code}`);
  const again = await call(one, 'POST', '/code', { code: 'ANOTHER1' });
  expect(again).toMatchObject({ status: 409, body: { code: 'referral_code_exists', details: {} } });
  expect((await call(other, 'POST', '/code', { code: 'JEJUSEA1' })).status).toBe(201);
  const taken = await call(third, 'POST', '/code', { code: 'JEJUSEA1' });
  expect(taken).toMatchObject({
    status: 409,
    body: { code: 'referral_code_taken', details: { code: ['This code is taken. Choose another one.'] } },
  });
});

it('creates only one code for many concurrent requests', async () => {
  const member = await registerMember(sandbox);
  const responses = await Promise.all(
    ['', 'MEETUP01', ''].map((code) => call(member, 'POST', '/code', code ? { code } : {})),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

it('never reuses the text of a deleted code', async () => {
  const member = await registerMember(sandbox);
  await newCode(member, { code: 'GONE2026' });
  expect((await call(member, 'DELETE', `/code/${member.id}`)).status).toBe(204);
  expect((await call(member, 'GET', `/code/${member.id}`)).status).toBe(404);
  expect((await call(member, 'DELETE', `/code/${member.id}`)).status).toBe(404);
  expect((await call(member, 'POST', '/code', { code: 'GONE2026' })).status).toBe(409);
  expect((await call(await registerMember(sandbox), 'POST', '/use', { code: 'GONE2026' })).status).toBe(404);
  expect((await call(member, 'POST', '/code', {})).status).toBe(201);
});

it('rejects an expiry in the past, and a limit below the current number of uses', async () => {
  const [owner, guest] = [await registerMember(sandbox), await registerMember(sandbox)];
  const past = await call(owner, 'POST', '/code', { expires_at: inDays(-1) });
  expect(past).toMatchObject({ status: 400, body: { details: { expires_at: ['Must be in the future.'] } } });
  for (const expires_at of ['2029-12-31T23:59:60Z', '9999-12-31T23:59:59-12:00']) {
    expect((await call(owner, 'POST', '/code', { expires_at })).status).toBe(400);
  }
  const code = await newCode(owner, { maximum_uses: 1 });
  expect((await call(guest, 'POST', '/use', { code })).status).toBe(201);
  const wider = await call(owner, 'PATCH', `/code/${owner.id}`, {
    maximum_uses: null,
    expires_at: inDays(3),
  });
  expect(wider.body).toMatchObject({ maximum_uses: null, uses_count: 1 });
  await call(await registerMember(sandbox), 'POST', '/use', { code });
  const tooLow = await call(owner, 'PATCH', `/code/${owner.id}`, { maximum_uses: 1 });
  expect(tooLow.body.details).toEqual({
    maximum_uses: ['Must be at least 2. The code has been used 2 times.'],
  });
  expect((await call(owner, 'PATCH', `/code/${owner.id}`, { expires_at: inDays(-1) })).status).toBe(400);
  expect((await call(owner, 'PATCH', `/code/${owner.id}`, {})).status).toBe(400);
});

it('treats a paused, expired or used-up code like an unknown one', async () => {
  const [owner, guest] = [await registerMember(sandbox), await registerMember(sandbox)];
  const code = await newCode(owner);
  const use = () => call(guest, 'POST', '/use', { code });
  await call(owner, 'PATCH', `/code/${owner.id}`, { active: false });
  expect(await use()).toMatchObject({ status: 404, body: { code: 'referral_code_not_found' } });
  const [referral] = await Promise.all([call(guest, 'POST', '/use', { code: 'NOSUCH99' })]);
  expect(referral.status).toBe(404);
  await call(owner, 'PATCH', `/code/${owner.id}`, { active: true });
  expect((await use()).status).toBe(201);
});

it('accepts one code per member, in any letter case, but never the member’s own', async () => {
  const [owner, guest] = [
    await registerMember(sandbox, { name: '박민지' }),
    await registerMember(sandbox, { name: '한결' }),
  ];
  const code = await newCode(owner);
  expect(await call(owner, 'POST', '/use', { code })).toMatchObject({
    status: 400,
    body: { code: 'own_referral_code' },
  });
  const used = await call(guest, 'POST', '/use', {
    code: code.toLowerCase(),
    medium: 'qr',
    campaign: '강남 밋업',
  });
  expect(used).toMatchObject({
    status: 201,
    body: {
      code,
      referrer: { id: owner.id, name: '박*지' },
      user: { id: guest.id, name: '한**' },
      status: 'pending',
      rewards: '0',
      pending_rewards: '30',
      medium: 'qr',
      campaign: '강남 밋업',
    },
  });
  const again = await call(guest, 'POST', '/use', { code: 'SEOYEON26' });
  expect(again).toMatchObject({ status: 409, body: { code: 'referral_already_used' } });
});

it('returns the code that a member used or registered with, even after the code is deleted', async () => {
  const owner = await registerMember(sandbox);
  const code = await newCode(owner);
  const readUsed = async (member: TestMember) =>
    (await call(member, 'GET', `/stats/${member.id}`)).body.used_code;
  const guest = await registerMember(sandbox);
  expect(await readUsed(guest)).toBeNull();
  await call(guest, 'POST', '/use', { code: code.toLowerCase() });
  const registered = await registerMember(sandbox, { referral_code: code });
  await call(owner, 'DELETE', `/code/${owner.id}`);
  expect(await readUsed(guest)).toBe(code);
  expect(await readUsed(registered)).toBe(code);
  expect(await readUsed(owner)).toBeNull();
});

it('rejects the code of a member who was invited by the caller, directly or through others', async () => {
  const first = await registerMember(sandbox);
  const second = await registerMember(sandbox, { referral_code: await newCode(first) });
  const secondCode = await newCode(second);
  const third = await registerMember(sandbox, { referral_code: secondCode });
  for (const code of [secondCode, await newCode(third)]) {
    expect(await call(first, 'POST', '/use', { code })).toMatchObject({
      status: 400,
      body: { code: 'referral_circle', details: { code: [expect.stringContaining('joined through you')] } },
    });
  }
  const stranger = await registerMember(sandbox);
  expect((await call(first, 'POST', '/use', { code: await newCode(stranger) })).status).toBe(201);
});

it('enforces the limit of a code despite concurrent uses', async () => {
  const owner = await registerMember(sandbox);
  const code = await newCode(owner, { maximum_uses: 3 });
  const guests = await Promise.all(Array.from({ length: 8 }, () => registerMember(sandbox)));
  const responses = await Promise.all(guests.map((guest) => call(guest, 'POST', '/use', { code })));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 404, 404, 404, 404, 404]);
  expect((await call(owner, 'GET', `/code/${owner.id}`)).body.uses_count).toBe(3);
  expect((await call(owner, 'GET', `/history/${owner.id}`)).body.count).toBe(3);
});

it('accepts only one of two codes that a member uses concurrently', async () => {
  const [one, other, guest] = [
    await registerMember(sandbox),
    await registerMember(sandbox),
    await registerMember(sandbox),
  ];
  const codes = [await newCode(one), await newCode(other)];
  const responses = await Promise.all(codes.map((code) => call(guest, 'POST', '/use', { code })));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  const uses = await Promise.all([one, other].map((owner) => call(owner, 'GET', `/code/${owner.id}`)));
  expect(uses.map(({ body }) => body.uses_count).sort()).toEqual([0, 1]);
});

it('rejects a registration if its referral code cannot be used', async () => {
  const owner = await registerMember(sandbox);
  const code = await newCode(owner, { maximum_uses: 1 });
  const register = () =>
    send('POST', '/auth/register/', {
      json: {
        email: newEmail(),
        password: PASSWORD,
        name: '오유진',
        terms_accepted: true,
        referral_code: code.toLowerCase(),
      },
    });
  const responses = await Promise.all([register(), register()]);
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 400]);
  const refused = responses.find(({ status }) => status === 400);
  expect(refused?.body.details).toEqual({ referral_code: ['This referral code is not active.'] });
  const { body } = await call(owner, 'GET', `/history/${owner.id}`);
  expect(body.results).toMatchObject([
    { user: { name: '오*진' }, medium: null, campaign: null, pending_rewards: '30' },
  ]);
});

it('restricts codes, statistics and rewards to their owner and to operators', async () => {
  const stranger = await registerMember(sandbox);
  const operator = await signIn(sandbox, 'jihoon.choi@gli.example');
  const kim = 'mem_4kq7w2hx9p';
  for (const path of ['code', 'stats', 'history', 'rewards/stats', 'rewards/pending', 'rewards/history']) {
    expect((await call(stranger, 'GET', `/${path}/${kim}`)).status).toBe(404);
    expect((await call(operator, 'GET', `/${path}/${kim}`)).status).toBe(200);
    expect((await call(operator, 'GET', `/${path}/mem_0000000000`)).status).toBe(404);
  }
  expect((await call(stranger, 'PATCH', `/code/${kim}`, { active: false })).status).toBe(404);
  expect((await call(stranger, 'DELETE', `/code/${kim}`)).status).toBe(404);
  expect((await call(operator, 'PATCH', `/code/${kim}`, { description: '운영자 메모' })).status).toBe(200);
});

it('returns zero statistics for a member who has invited nobody', async () => {
  const member = await registerMember(sandbox);
  const { body } = await call(member, 'GET', `/stats/${member.id}`);
  expect(body).toMatchObject({ total_invited: 0, conversion_percent: '0', sign_up_percent: '0', rank: null });
  expect(body.next_milestone).toMatchObject({ title: 'Invite 5 friends', progress_percent: '0' });
  const rewards = await call(member, 'GET', `/rewards/stats/${member.id}`);
  expect(rewards.body).toMatchObject({
    total_amount: '0',
    by_token: [],
    next_payout_at: null,
    last_paid_at: null,
  });
});
