import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject } from 'vitest';
import { recordMetrics } from './attack-metrics.ts';
import { send } from './target.ts';

/**
 * Number of concurrent copies of an attack. If one copy blocks the server for several seconds, all of them together
 * exceed the test timeout.
 */
const COPIES = 8;

const PAUSE_MS = 10;
const READS = ['/team-members/', '/v1/rwa/assets/', '/v1/shopping/products/'];

// Warms up the server, because a new process compiles its code during the first responses.
for (const path of READS) await send('GET', path);

/** Runs several copies of an attack concurrently and sends reads in the meantime. */
export const repeatAndRead = <Result>(attack: () => Promise<Result>): Promise<Result[]> =>
  readDuring(() => Promise.all(Array.from({ length: COPIES }, attack)));

/** Sends reads one after another during an attack, expects each of them to succeed, and records the timings. */
export async function readDuring<Result>(attack: () => Promise<Result>): Promise<Result> {
  const before = await getHeldUpTimes();
  let isOver = false;
  const attacking = attack().finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  do {
    await sleep(PAUSE_MS);
    const started = performance.now();
    const { status } = await send('GET', READS[times.length % READS.length] ?? '/');
    times.push(performance.now() - started);
    expect(status).toBe(200);
  } while (!isOver);
  const result = await attacking;
  const heldUpMs = Math.max(0, ...(await getHeldUpTimes()).slice(before.length));
  recordMetrics({ heldUpMs, slowestReadMs: Math.max(...times) });
  return result;
}

/** Returns the CPU time of each long task on the server's main thread, in ms. */
async function getHeldUpTimes(): Promise<number[]> {
  const notes = await readFile(inject('heldUpFile'), 'utf8');
  return notes.split('\n').filter(Boolean).map(Number);
}
