import { expect, it } from 'vitest';
import { memberBalances } from '../../src/core/ledger/balances.ts';
import { newEmail, registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { send } = sandbox;
const register = (json: object) => send('POST', '/auth/register/', { json });
const whole = () => ({
  email: newEmail(),
  password: 'gangneung-pine-1118',
  name: '박민지',
  terms_accepted: true,
});

it("creates a reader who is signed in and has the sandbox's grant", async () => {
  const { status, body } = await register({ ...whole(), phone: '010-4567-8901', marketing_accepted: true });
  expect(status).toBe(201);
  expect(body.user).toMatchObject({ grade: 'reader', phone: '+82 10-4567-8901', wallet_address: null });
  expect(body.user.consents.marketing_changed_at).not.toBeNull();
  const sessions = await send('GET', '/auth/sessions/', { token: body.tokens.access_token });
  expect(sessions.body).toHaveLength(1);
  const balances = await memberBalances(sandbox.sandbox.database.db, body.user.id);
  expect(
    [balances.GLIB, balances.GLID, balances.GLIL, balances.USDT].map((entry) => entry.available),
  ).toEqual(['10000', '1000', '3000', '1000']);
});

it('rejects an email that is taken, in any letter case, even with two concurrent requests', async () => {
  const { email } = await registerMember(sandbox);
  const taken = await register({ ...whole(), email: email.toUpperCase() });
  expect(taken).toMatchObject({
    status: 409,
    body: { code: 'email_already_registered', error: 'Signup failed.' },
  });
  const fresh = whole();
  const responses = await Promise.all([register(fresh), register(fresh), register(fresh)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

it('reports all errors together and creates no account', async () => {
  const json = { ...whole(), password: 'Password-12345', terms_accepted: false, referral_code: 'NOSUCH99' };
  const { status, body } = await register(json);
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: 'Signup failed.', code: 'validation_failed' });
  expect(Object.keys(body.details)).toEqual(['password', 'terms_accepted', 'referral_code']);
  expect((await register({ ...whole(), email: json.email })).status).toBe(201);
});

it('rejects unknown fields and a blank name', async () => {
  const { status, body } = await register({ ...whole(), name: '  ', role: 'admin' });
  expect(status).toBe(400);
  expect(body.details).toEqual({ name: ['Name is a required field.'], role: ['This field is not known.'] });
});
