import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject } from 'vitest';
import { send } from './target.ts';
import { noteForTable } from './task-notes.ts';

/**
 * CPU time for which the server's thread may compute in one piece. What held reads up took 7 to 100 s; a single request takes
 * up to 75 ms now, 600 log-ins that arrive at once 50 ms.
 */
const HELD_UP_MAX_MS = 150;

const PAUSE_MS = 10;
const READS = ['/team-members/', '/v1/rwa/assets/', '/v1/shopping/products/'];

// What a new process compiles for its first answers is no attack's doing.
for (const path of READS) await send('GET', path);

/** Sends reads one after the other while an attack runs, and expects that none waits for it. */
export async function readBeside<Result>(attack: () => Promise<Result>): Promise<Result> {
  const heldUp = await heldUpSoFar();
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
  const heldUpMs = Math.max(0, ...(await heldUpSoFar()).slice(heldUp.length));
  noteForTable({ heldUpMs, slowestReadMs: Math.max(...times) });
  expect(heldUpMs).toBeLessThan(HELD_UP_MAX_MS);
  return result;
}

/** What the server's thread computed in one piece, in milliseconds of CPU time. */
async function heldUpSoFar(): Promise<number[]> {
  const notes = await readFile(inject('heldUpFile'), 'utf8');
  return notes.split('\n').filter(Boolean).map(Number);
}
