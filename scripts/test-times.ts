import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from './root.ts';

/** Processor time of a list of tasks with nothing cached, and its time on two cores. */
type TestTime = { cpuSeconds: number; minutes: number };

/** Measured times by list of tasks. Documents and workflows state these times. */
export const testTimes: Record<string, TestTime> = JSON.parse(
  readFileSync(path.join(root, 'scripts/test-times.json'), 'utf8'),
);

/** Clock ticks per second in `/proc`, which Linux fixes. */
const TICKS_PER_SECOND = 100;

/** Returns the processor time of all ended child processes, user and system, in s. Undefined except on Linux. */
export function readChildrenSeconds(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  // The second field is the program's name in parentheses, which may contain spaces.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  // Fields 16 and 17 of the line, which begin at field 3 here.
  const [user, system] = fields.slice(13, 15).map(Number);
  return ((user ?? 0) + (system ?? 0)) / TICKS_PER_SECOND;
}

/** Returns a message if a measured time differs from the stated one by more than half of it. */
export function checkTime(list: string, seconds: number): string | undefined {
  const stated = testTimes[list]?.cpuSeconds;
  if (stated === undefined || Math.abs(seconds - stated) <= stated / 2) return undefined;
  return (
    `npm run ${list} took ${Math.round(seconds)} s of processor time, and scripts/test-times.json says ${stated} s. ` +
    'Make the tests faster, or correct that file and the documents that its test names.'
  );
}
