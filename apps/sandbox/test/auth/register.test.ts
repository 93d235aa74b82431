import { zRegistrationInput } from '@gli/sdk/schemas';
import { checkEmail } from '@gli/validation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

it('creates a signed-in member with the reader grade and the initial grant', async () => {
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

it('rejects a registered email in any letter case, even in concurrent requests', async () => {
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
  expect(body.details).toEqual({
    name: ['Name is a required field.'],
    body: ['Contains an unknown field.'],
  });
});

describe('an email address', () => {
  // The password is always rejected, so no account is created.
  const isAccepted = async (email: string) => {
    const { body } = await register({ ...whole(), password: 'Password-12345', email });
    return !('email' in body.details);
  };
  const emailSchema = zRegistrationInput.shape.email;

  it.each([
    ...["o'neil_1@example.com", 'a+b@sub.example.co.kr', 'a@b.kr', `${'a'.repeat(242)}@example.com`],
    ...[
      '김@예시.한국',
      'a..b@example.com',
      '.a@example.com',
      'a.@example.com',
      '(a)@example.com',
      'a!b@c.kr',
    ],
    ...['a@-b.kr', 'a@b-.kr', 'a@b_c.kr', 'a@b.1', 'a@b', 'a b@c.kr', '"a b"@c.kr', '<b>@c.kr', 'a@b..kr'],
    `${'a'.repeat(243)}@example.com`,
  ])('is validated identically by the form and the server: %s', async (email) => {
    const isValid = checkEmail(email) === null;
    expect(await isAccepted(email)).toBe(isValid);
    // A client that validates responses must accept every email that the server accepts.
    if (isValid) expect(emailSchema.safeParse(email).success).toBe(true);
  });

  it('with random characters is validated identically by the form and the server', async () => {
    const text = fc.string({ unit: fc.constantFrom(..."aZ9.-_+'!@ 김"), minLength: 1, maxLength: 8 });
    const address = fc.tuple(text, text, fc.constantFrom('kr', 'com', 'k', '한국', 'k1'));
    await fc.assert(
      fc.asyncProperty(address, async ([name, host, top]) => {
        const email = `${name}@${host}.${top}`;
        const isValid = checkEmail(email) === null;
        expect(await isAccepted(email), email).toBe(isValid);
        if (isValid) expect(emailSchema.safeParse(email).success, email).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
