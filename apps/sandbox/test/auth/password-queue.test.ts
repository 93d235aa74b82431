import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inPasswordQueue } from '../../src/core/members/passwords.ts';
import { newEmail, PASSWORD, registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { send } = sandbox;

let finish = () => {};
let waiting: Promise<void>[] = [];

/** Fills the queue with work that does not end before `finish()`. */
beforeEach(async () => {
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  waiting = [];
  for (let isFull = false; !isFull; ) {
    const one = inPasswordQueue(() => work);
    isFull = await Promise.race([
      one.then(
        () => false,
        () => true,
      ),
      new Promise<false>((done) => setImmediate(done, false)),
    ]);
    if (!isFull) waiting.push(one);
  }
});
afterEach(() => finish());

it.each([
  ['login', '/auth/login/', { username: newEmail(), password: PASSWORD }, 401],
  [
    'registration',
    '/auth/register/',
    { email: newEmail(), password: PASSWORD, name: 'x', terms_accepted: true },
    201,
  ],
])(
  'sends a %s away when many wait already, says when to come back, and serves it then',
  async (_, path, json, served) => {
    expect(waiting.length).toBeGreaterThan(100);
    const refused = await send('POST', path, { json });
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(refused.headers.get('Retry-After')).toBe('2');
    finish();
    await Promise.all(waiting);
    expect((await send('POST', path, { json })).status).toBe(served);
  },
);

it('serves those who wait in their turn', async () => {
  finish();
  const { email } = await registerMember(sandbox);
  const login = await send('POST', '/auth/login/', { json: { username: email, password: PASSWORD } });
  expect(login.status).toBe(200);
});

it('hashes beside the main thread, and lets reads pass while a hundred people log in', async () => {
  finish();
  await Promise.all(waiting);
  let done = 0;
  const logins = Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const json = { username: `nobody-${index}@example.com`, password: 'x' };
      const { status } = await send('POST', '/auth/login/', { json });
      done++;
      return status;
    }),
  );
  const overtaken: number[] = [];
  while (done < 100) {
    const before = done;
    expect((await send('GET', '/v1/rwa/assets/')).status).toBe(200);
    overtaken.push(done - before);
    // As a network would: without it, reads alone keep the process busy.
    await turn();
  }
  expect(await logins).toEqual(Array.from({ length: 100 }, () => 401));
  // Counts, which a busy machine does not change: hashed on the main thread, 100 log-ins left room for 7 reads, not 1,950.
  expect(Math.max(...overtaken)).toBeLessThan(25);
  expect(overtaken.length).toBeGreaterThan(100);
});
