import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { PASSWORD, registerMember } from '../members.ts';

/** Runs after the next password check, before its caller gets the result. */
const afterCheck = vi.hoisted<{ next: (() => Promise<unknown>) | null }>(() => ({ next: null }));

vi.mock(import('../../src/core/members/passwords.ts'), async (original) => {
  const passwords = await original();
  return {
    ...passwords,
    // A call that is queued during a login would wait until the login ends.
    inPasswordQueue: (work) => work(),
    isPassword: async (hash, password) => {
      const isRight = await passwords.isPassword(hash, password);
      const { next } = afterCheck;
      afterCheck.next = null;
      await next?.();
      return isRight;
    },
  };
});

// The suite's setup has already loaded the real module.
vi.resetModules();
const { startTestSandbox } = await import('../sandbox.ts');
const sandbox = await startTestSandbox();
const { send } = sandbox;
const logIn = (username: string, password: string) =>
  send('POST', '/auth/login/', { json: { username, password } });
const changePassword = (token: string) =>
  send('POST', '/user/profile/change-password/', {
    token,
    json: { current_password: PASSWORD, new_password: 'hallasan-first-snow' },
  });

afterEach(() => {
  expect(afterCheck.next).toBeNull();
});
// Restores the real module for the next test file in this worker.
afterAll(() => {
  vi.doUnmock('../../src/core/members/passwords.ts');
  vi.resetModules();
});

it('creates no session if the password is changed while it is being verified', async () => {
  const member = await registerMember(sandbox);
  let changed = 0;
  afterCheck.next = async () => {
    changed = (await changePassword(member.access)).status;
  };
  expect(await logIn(member.email, PASSWORD)).toMatchObject({
    status: 401,
    body: { code: 'invalid_credentials' },
  });
  expect(changed).toBe(200);
  const { body: sessions } = await send('GET', '/auth/sessions/', { token: member.access });
  expect(sessions).toHaveLength(1);
  expect((await logIn(member.email, 'hallasan-first-snow')).status).toBe(200);
});

it('ends the session of a login that finished during a password change', async () => {
  const member = await registerMember(sandbox);
  let access: string | undefined;
  afterCheck.next = async () => {
    access = (await logIn(member.email, PASSWORD)).body.token.access;
  };
  expect((await changePassword(member.access)).status).toBe(200);
  expect(await send('GET', '/user/profile/', { token: access })).toMatchObject({
    status: 401,
    body: { code: 'token_revoked' },
  });
});
