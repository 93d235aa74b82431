import { expect, it } from 'vitest';
import { getExample } from '../examples.ts';
import { registerMember, signIn } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { send } = sandbox;
const PROFILE = '/user/profile/';

it("returns the contract's example for Kim, except for her login time", async () => {
  const { access: token } = await signIn(sandbox);
  const {
    last_login_at: _at,
    staking: _s,
    ...expected
  } = (await getExample(sandbox, ['GET', PROFILE], 'member', token)) as Record<string, unknown>;
  const { body } = await send('GET', PROFILE, { token, language: 'ko' });
  expect(body).toMatchObject({ ...expected, achievements: expect.any(Array) });
});

it('changes only the given fields', async () => {
  const { access: token } = await registerMember(sandbox, { phone: '010-1234-5678' });
  const patch = (json: unknown) => send('PATCH', PROFILE, { token, json });
  const { body: before } = await send('GET', PROFILE, { token });
  sandbox.advance(2000);
  const { body: after } = await patch({
    language: 'en',
    notifications: { sms: true },
    birth_date: '1990-02-28',
    bio: '바다',
  });
  expect(after).toEqual({
    ...before,
    language: 'en',
    birth_date: '1990-02-28',
    bio: '바다',
    notifications: { ...before.notifications, sms: true },
    updated_at: after.updated_at,
  });
  expect(after.updated_at).not.toBe(before.updated_at);
  sandbox.advance(2000);
  expect((await patch({ language: 'en', phone: '+82 10 1234 5678' })).body).toEqual(after);
  expect((await patch({ bio: null, birth_date: null })).body).toMatchObject({ bio: null, birth_date: null });
  const consent = (await patch({ marketing_accepted: true })).body.consents;
  expect(consent).toMatchObject({ marketing_accepted: true, marketing_changed_at: expect.any(String) });
});

it('replaces the whole profile and clears omitted fields', async () => {
  const { access: token } = await registerMember(sandbox, {
    phone: '010-1234-5678',
    marketing_accepted: true,
  });
  const put = (json: unknown) => send('PUT', PROFILE, { token, json });
  const everything = {
    name: ' 김한강 ',
    phone: '010-9876-5432',
    bio: '바다가 보이는 리조트라면 어디든 좋아요.',
    birth_date: '1990-05-17',
    language: 'en',
    marketing_accepted: true,
    notifications: { sms: true, orders: false },
  };
  expect((await put(everything)).body).toMatchObject({
    name: '김한강',
    phone: '+82 10-9876-5432',
    birth_date: '1990-05-17',
    notifications: { email: true, sms: true, orders: false, referrals: true },
  });
  const { body: emptied } = await put({ name: '김한강' });
  expect(emptied).toMatchObject({
    phone: null,
    bio: null,
    birth_date: null,
    language: 'ko',
    notifications: { email: true, sms: false, orders: true },
    consents: { marketing_accepted: false },
  });
  sandbox.advance(2000);
  expect((await put({ name: '김한강' })).body).toEqual(emptied);
});

it('requires a new phone number to be verified again', async () => {
  const { access: token } = await signIn(sandbox, 'jihoon.choi@gli.example');
  const same = await send('PATCH', PROFILE, { token, json: { phone: '010-5678-9012' } });
  expect(same.body.phone_verified).toBe(true);
  const { body } = await send('PATCH', PROFILE, { token, json: { phone: '010-9876-5432' } });
  // The phone is a step of the identity check. The accepted portrait remains.
  const kyc = { level: 'none', progress_percent: '90' };
  expect(body).toMatchObject({ phone: '+82 10-9876-5432', phone_verified: false, kyc });
});

it.each([
  [{}, 'body'],
  [{ name: '  ' }, 'name'],
  [{ name: null }, 'name'],
  [{ phone: 'call me now' }, 'phone'],
  [{ phone: '--------' }, 'phone'],
  [{ bio: '가'.repeat(301) }, 'bio'],
  [{ birth_date: '2020-01-01' }, 'birth_date'],
  [{ birth_date: '0000-01-01' }, 'birth_date'],
  [{ birth_date: '1990-02-30' }, 'birth_date'],
  [{ language: 'jp' }, 'language'],
  [{ role: 'admin' }, 'body'],
  [{ notifications: { fax: true } }, 'notifications'],
])('rejects the profile change %j', async (json, field) => {
  const { access: token } = await registerMember(sandbox);
  const { status, body } = await send('PATCH', PROFILE, { token, json });
  expect(status).toBe(400);
  expect(Object.keys(body.details)).toEqual([field]);
});

it('returns the same messages as the form for invalid fields', async () => {
  const { access: token } = await registerMember(sandbox);
  const { body } = await send('PUT', PROFILE, { token, json: { name: '', phone: 'a'.repeat(9) } });
  expect(body.details).toEqual({
    name: ['Please enter your name.'],
    phone: ['Use digits, hyphens, spaces, parentheses and a leading + only.'],
  });
});

it('loses no change when several fields change concurrently', async () => {
  const { access: token } = await registerMember(sandbox);
  const switches = ['sms', 'push', 'email', 'orders'];
  await Promise.all(
    switches.map((name) =>
      send('PATCH', PROFILE, {
        token,
        json: { notifications: { [name]: name.startsWith('s') || name === 'push' } },
      }),
    ),
  );
  const { body } = await send('GET', PROFILE, { token });
  expect(body.notifications).toMatchObject({ sms: true, push: true, email: false, orders: false });
});

it('requires a bearer token and a JSON body', async () => {
  expect((await send('GET', PROFILE)).status).toBe(401);
  const { access: token } = await registerMember(sandbox);
  const text = { token, body: 'name=x', headers: { 'Content-Type': 'text/plain' } };
  expect((await send('PUT', PROFILE, text)).status).toBe(415);
});

it('masks the names of other members', async () => {
  const { access: token } = await signIn(sandbox, 'minji.park@example.com');
  const lee = await send('GET', '/user/profile/mem_8rt3n6vc1d/', { token, language: 'ko' });
  const { joined_on: _on, ...expected } = (await getExample(
    sandbox,
    ['GET', '/user/profile/mem_8rt3n6vc1d/'],
    'referred',
    token,
  )) as Record<string, unknown>;
  expect(lee.body).toMatchObject(expected);
  const kim = await send('GET', '/user/profile/mem_4kq7w2hx9p/', { token });
  expect(kim.body).toMatchObject({
    display_name: '김*연',
    identity_verified: false,
    avatar_url: '/media/avatars/seoyeon-kim.svg',
  });
  expect(Object.keys(kim.body)).not.toContain('email');
  expect((await send('GET', '/user/profile/mem_0000000000/', { token })).status).toBe(404);
});

it('changes the plan and newsletters, and records when the plan started', async () => {
  const { access: token } = await registerMember(sandbox);
  const change = (json: unknown) => send('POST', '/user/profile/update-subscription/', { token, json });
  const { body: premium } = await change({ plan: 'premium', new_asset_alerts: true });
  expect(premium).toMatchObject({ plan: 'premium', newsletter: true, new_asset_alerts: true });
  sandbox.advance(86_400_000 / 144);
  expect((await change({ plan: 'premium' })).body).toEqual(premium);
  expect((await change({ newsletter: false })).body).toMatchObject({
    newsletter: false,
    plan_since_on: premium.plan_since_on,
  });
  const { body: user } = await send('GET', PROFILE, { token });
  expect(user.subscription).toMatchObject({ plan: 'premium', newsletter: false });
  expect((await change({})).status).toBe(400);
  expect((await change({ plan: 'gold' })).body.details.plan).toHaveLength(1);
});
