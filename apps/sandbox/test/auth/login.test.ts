import { expect, it } from 'vitest';
import { contractOperation } from '../../src/core/contract/operations.ts';
import { PASSWORD, registerMember, signIn } from '../members.ts';
import { buildBody } from '../refusals/example-request.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { send } = sandbox;
const logIn = (username: string, password: string, language: 'ko' | 'en' = 'en') =>
  send('POST', '/auth/login/', { json: { username, password }, language });

it('accepts the login of the contract’s example', async () => {
  const { status, body } = await send('POST', '/auth/login/', buildBody(contractOperation('logIn')));
  expect([status, body.user?.email]).toEqual([200, 'seoyeon.kim@example.com']);
});

it('logs Kim in and returns her profile', async () => {
  const { status, body } = await logIn(' Seoyeon.Kim@Example.com ', 'gli-sandbox-2026');
  expect(status).toBe(200);
  expect(body.user).toMatchObject({
    id: 'mem_4kq7w2hx9p',
    name: '김서연',
    grade: 'writer',
    grade_progress: { held_balance: '10950', held_stake: '2500', progress_percent: '50.00' },
    staking: { amount: '2500', apy: '8.00', days_count: 173 },
  });
  expect(body.user.achievements.map((entry: { current_count: number }) => entry.current_count)).toEqual([
    1,
    expect.any(Number),
    30,
    1,
  ]);
});

it('returns the same response for an unknown user and a wrong password, with the attempts that are left', async () => {
  const { email } = await registerMember(sandbox);
  const errors = [
    'The email or password is incorrect. You have 2 attempts left.',
    'The email or password is incorrect. You have 1 attempt left.',
    'Login failed 3 times.',
  ];
  for (const [index, error] of errors.entries()) {
    const wrong = await logIn(email, 'wrong-password-1');
    const unknown = await logIn(`nobody-${email}`, 'wrong-password-1');
    expect(wrong.body).toEqual(unknown.body);
    for (const { status, body, headers } of [wrong, unknown]) {
      expect({ status, body }).toMatchObject({ status: 401, body: { code: 'invalid_credentials', error } });
      expect(headers.get('RateLimit')).toMatch(`"login";r=${2 - index};`);
      expect(headers.has('Retry-After')).toBe(index === 2);
    }
  }
});

it('responds in Korean unless English is requested', async () => {
  const name = 'someone@example.com';
  const first = await logIn(name, 'wrong-password-1', 'ko');
  expect(first.body.error).toBe('이메일 또는 비밀번호가 맞지 않습니다. 2번 더 시도할 수 있습니다.');
});

it('rejects a fourth attempt within five minutes with Retry-After', async () => {
  const { email } = await registerMember(sandbox);
  for (let attempt = 1; attempt <= 3; attempt++)
    expect((await logIn(email, 'wrong-password-1')).status).toBe(401);
  const refused = await logIn(email, PASSWORD);
  expect(refused).toMatchObject({ status: 429, body: { code: 'login_throttled' } });
  const seconds = Number(refused.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(300);
  sandbox.advance(seconds * 1000);
  expect((await logIn(email, PASSWORD)).status).toBe(200);
});

it('allows only three of many concurrent attempts', async () => {
  const { email } = await registerMember(sandbox);
  const responses = await Promise.all(Array.from({ length: 12 }, () => logIn(email, 'wrong-password-1')));
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(3);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(9);
});

it('resets the attempt count after a successful login', async () => {
  const { email } = await registerMember(sandbox);
  for (let round = 0; round < 2; round++) {
    await logIn(email, 'wrong-password-1');
    await logIn(email, 'wrong-password-2');
    expect((await logIn(email, PASSWORD)).status).toBe(200);
  }
});

it('names each missing field', async () => {
  const { status, body } = await send('POST', '/auth/login/', { json: { username: '' } });
  expect(status).toBe(400);
  expect(body.details).toEqual({
    username: ['Email is a required field.'],
    password: ['Password is a required field.'],
  });
});

it('signs in every demo account', async () => {
  for (const email of ['junho.lee@example.com', 'minji.park@example.com', 'jihoon.choi@gli.example']) {
    expect((await signIn(sandbox, email)).access).toBeTruthy();
  }
});
