// Tests that a member cannot access the data of other members or operators.
import { expect, it } from 'vitest';
import { type Example, pointer, resolve } from '../src/core/contract/document.ts';
import { contractOperations } from '../src/core/contract/operations.ts';
import { PASSWORD, register, send } from './target.ts';

const KIM = 'mem_4kq7w2hx9p';
const PHONE = { phone: '010-2345-6789' };
const member = await register();
const { body: session } = await send('POST', '/auth/login/', {
  json: { username: 'seoyeon.kim@example.com', password: 'gli-sandbox-2026' },
});
const kim = String(session.token.access);
const readFirstId = async (path: string): Promise<string> => {
  const { body } = await send('GET', path, { token: kim });
  return String((Array.isArray(body) ? body : body.results)[0].id);
};
const ids = {
  order: await readFirstId('/v1/shopping/orders/'),
  investment: await readFirstId('/v1/investments/'),
  conversion: await readFirstId('/v1/wallet/conversion/history/'),
  session: await readFirstId('/auth/sessions/'),
};

it.each<[string, string, object | undefined]>([
  ['GET', `/v1/shopping/orders/${ids.order}/`, undefined],
  ['POST', `/v1/shopping/orders/${ids.order}/cancel/`, {}],
  ['POST', `/v1/shopping/orders/${ids.order}/confirm_payment/`, {}],
  ['GET', `/v1/investments/${ids.investment}/`, undefined],
  ['GET', `/v1/wallet/conversion/transactions/${ids.conversion}`, undefined],
  ['DELETE', `/auth/sessions/${ids.session}/`, undefined],
  ['GET', `/users/${KIM}/kyc/status/`, undefined],
  ['GET', `/users/${KIM}/kyc/documents/`, undefined],
  ['POST', `/users/${KIM}/kyc/email-verification/send/`, { email: 'seoyeon.kim@example.com' }],
  ['POST', `/users/${KIM}/kyc/phone-verification/send/`, PHONE],
  ['POST', `/users/${KIM}/kyc/phone-verification/verify/`, { ...PHONE, verification_code: '123456' }],
  ['GET', `/users/${KIM}/face-verification/status/`, undefined],
  ['GET', `/users/${KIM}/face-verification/history/`, undefined],
  ['GET', `/v1/referrals/code/${KIM}`, undefined],
  ['PATCH', `/v1/referrals/code/${KIM}`, { active: false }],
  ['DELETE', `/v1/referrals/code/${KIM}`, undefined],
  ['GET', `/v1/referrals/stats/${KIM}`, undefined],
  ['GET', `/v1/referrals/history/${KIM}`, undefined],
  ['GET', `/v1/referrals/rewards/stats/${KIM}`, undefined],
  ['GET', `/v1/referrals/rewards/pending/${KIM}`, undefined],
  ['GET', `/v1/referrals/rewards/history/${KIM}`, undefined],
  ['GET', '/v1/wallet/info/?wallet_address=6TAAcukwSHujkx5LmfhBo8YM5P4r5tRgjaSPfXdF8cyQ', undefined],
])('hides %s %s from another member', async (method, path, json) => {
  const refused = await send(method, path, { token: member.access, ...(json ? { json } : {}) });
  expect(refused.status).toBe(404);
  // The owner can read it, so ownership is the reason for the rejection.
  if (method === 'GET') expect((await send(method, path, { token: kim })).status).toBe(200);
});

it('shows only the public data of another member', async () => {
  const { status, body } = await send('GET', `/user/profile/${KIM}/`, { token: member.access });
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toMatch(/@example\.com|\+82|6TAAcukw/);
});

const operators = contractOperations
  .filter(({ role }) => role === 'admin')
  .map(({ method, path, body }) => {
    const [example] = Object.values(body?.media.examples ?? {});
    return [method, path, example && resolve<Example>(example, pointer()).value.value] as const;
  });
it.each(operators)('restricts %s %s to operators', async (method, path, example) => {
  const address = path.replaceAll(/\{[^}]+\}/g, member.id);
  const { status, body } = await send(method, address, {
    token: member.access,
    ...(example === undefined ? {} : { json: example }),
  });
  expect([status, body.code]).toEqual([403, 'permission_denied']);
});

const privileged: readonly [string, unknown][] = [
  ['role', 'admin'],
  ['is_admin', true],
  ['grade', 'platinum'],
  ['id', KIM],
  ['wallet_address', '6TAAcukwSHujkx5LmfhBo8YM5P4r5tRgjaSPfXdF8cyQ'],
  ['kyc_status', 'approved'],
  ['email_verified', true],
  ['__proto__', { role: 'admin' }],
  ['constructor', { prototype: { role: 'admin' } }],
];
it.each(privileged)('prevents members from setting %s for themselves', async (field, value) => {
  const json = `{"name":"한지우",${JSON.stringify(field)}:${JSON.stringify(value)}`;
  const headers = { 'Content-Type': 'application/json' };
  for (const method of ['PUT', 'PATCH']) {
    const edit = await send(method, '/user/profile/', { token: member.access, body: `${json}}`, headers });
    expect(edit.status).toBe(400);
  }
  const more = `,"email":"new-${field}@example.com","password":"${PASSWORD}","terms_accepted":true}`;
  const registered = await send('POST', '/auth/register/', { body: json + more, headers });
  expect(registered.status).toBe(400);
  expect((await send('GET', '/user/profile/', { token: member.access })).body.role).toBe('member');
});
