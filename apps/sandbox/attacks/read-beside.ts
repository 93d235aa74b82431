import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { median } from './median.ts';
import { send } from './target.ts';
import { noteForTable } from './task-notes.ts';

/** For hangs only: what held reads up took 7 to 100 s; a machine with ten times as much to do as it can takes 3. */
const SLOWEST_MAX_MS = 6000;
const MEDIAN_MAX_MS = 1000;

const PAUSE_MS = 10;
const READS = ['/team-members/', '/v1/rwa/assets/', '/v1/shopping/products/'];

/** Sends reads one after the other while an attack runs, and expects that none waits for it. */
export async function readBeside<Result>(attack: () => Promise<Result>): Promise<Result> {
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
  const slowestReadMs = Math.max(...times);
  noteForTable({ slowestReadMs, medianReadMs: median(times) });
  expect(median(times)).toBeLessThan(MEDIAN_MAX_MS);
  expect(slowestReadMs).toBeLessThan(SLOWEST_MAX_MS);
  return result;
}
