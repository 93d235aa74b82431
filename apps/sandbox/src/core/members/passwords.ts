import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { problem } from '../problem/problem.ts';

/**
 * Hashes a password with argon2id: 19 MiB, two passes, one lane. These are the library's defaults and take about 11 ms
 * on a separate thread.
 */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Hash that is checked for an unknown user, so that this takes as long as a wrong password. */
let dummyHash: Promise<string> | undefined;

/** True if the password matches the hash. Takes the same time if there is no hash. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('no member has this password');
  const isRight = await verify(passwordHash ?? (await dummyHash), password);
  return passwordHash !== null && isRight;
}

/** Max number of concurrent checks. Leaves a core and most threads of the pool to readers. */
const MAX_AT_A_TIME = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Max queue length, which is about two seconds of work. */
const MAX_WAITING = 128;
const RETRY_AFTER_SECONDS = 2;

const queue = pLimit(MAX_AT_A_TIME);

/**
 * Queues a function that checks or hashes a password, so that concurrent logins run in turn.
 * @throws Problem `rate_limited` if the queue is full
 */
export async function inPasswordQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.pendingCount >= MAX_WAITING) {
    throw problem('rate_limited', { headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } });
  }
  return queue(work);
}
