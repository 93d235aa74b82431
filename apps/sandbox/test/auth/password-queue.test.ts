import { expect, it } from 'vitest';
import { newEmail, PASSWORD, registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { send } = sandbox;
const MANY = 300;

it.each([
  ['logins', '/auth/login/', () => ({ username: newEmail(), password: PASSWORD }), 401],
  [
    'registrations',
    '/auth/register/',
    () => ({ email: newEmail(), password: PASSWORD, name: 'x', terms_accepted: true }),
    201,
  ],
])(
  'sends some of many %s away, tells them when to come back, and serves the others',
  async (_name, path, json, served) => {
    const responses = await Promise.all(
      Array.from({ length: MANY }, () => send('POST', path, { json: json() })),
    );
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ body: { code: 'rate_limited' } });
    expect(refused[0]?.headers.get('Retry-After')).toBe('2');
    expect(responses.filter(({ status }) => status === served)).toHaveLength(MANY - refused.length);
    const { email } = await registerMember(sandbox);
    expect(
      (await send('POST', '/auth/login/', { json: { username: email, password: PASSWORD } })).status,
    ).toBe(200);
  },
);
