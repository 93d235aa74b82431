import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashPassword, inPasswordQueue, isPassword } from '../../src/core/members/passwords.ts';
import { newEmail, PASSWORD, registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { send } = sandbox;

let finish = () => {};
let waiting: Promise<void>[] = [];

/** Fills the queue with work that does not end before `finish()` is called. */
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
])('rejects a %s with Retry-After only while the password queue is full', async (_, path, json, served) => {
  expect(waiting.length).toBeGreaterThan(100);
  const refused = await send('POST', path, { json });
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(refused.headers.get('Retry-After')).toBe('2');
  finish();
  await Promise.all(waiting);
  expect((await send('POST', path, { json })).status).toBe(served);
});

it('serves requests once the password queue has emptied', async () => {
  finish();
  const { email } = await registerMember(sandbox);
  const login = await send('POST', '/auth/login/', { json: { username: email, password: PASSWORD } });
  expect(login.status).toBe(200);
});

it('serves reads while the password queue is full', async () => {
  expect((await send('GET', '/v1/rwa/assets/')).status).toBe(200);
});

it('verifies passwords without blocking the main thread', async () => {
  finish();
  const passwordHash = await hashPassword(PASSWORD);
  let isDone = false;
  const checking = isPassword(passwordHash, PASSWORD).then((isRight) => {
    isDone = true;
    return isRight;
  });
  // Work on another thread ends in a later turn of the event loop. Work on this thread would have ended by now.
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  expect(isDone).toBe(false);
  expect(await checking).toBe(true);
});
