import { setTimeout as sleep } from 'node:timers/promises';
import { send } from './target.ts';
import { noteForTable } from './task-notes.ts';

/** A read that waits this long was held up by the attack; a busy machine alone takes a fraction of it. */
export const HANG_MS = 2000;

const PAUSE_MS = 10;
const READS = ['/team-members/', '/v1/rwa/assets/', '/v1/shopping/products/'];

export type Beside<Result> = { readonly result: Result; readonly slowestMs: number };

/** Sends reads one after the other while an attack runs, and one more after it. */
export async function readBeside<Result>(attack: () => Promise<Result>): Promise<Beside<Result>> {
  let isOver = false;
  const attacking = attack().finally(() => {
    isOver = true;
  });
  let reads = 0;
  let slowestMs = 0;
  do {
    await sleep(PAUSE_MS);
    const started = performance.now();
    const { status } = await send('GET', READS[reads % READS.length] ?? '/');
    if (status !== 200) throw new Error(`A read beside the attack returned ${status}.`);
    slowestMs = Math.max(slowestMs, performance.now() - started);
    reads++;
  } while (!isOver);
  const result = await attacking;
  noteForTable({ slowestReadMs: slowestMs });
  return { result, slowestMs };
}
