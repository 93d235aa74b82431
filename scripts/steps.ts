import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { root } from './root.ts';

export type Step = {
  name: string;
  command: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
};

/**
 * Runs one program with its output on this terminal; true when it succeeds.
 * @param onLine Takes the lines of the output instead.
 */
export function runStep(
  { command, args, cwd = root, env = {} }: Step,
  onLine?: (line: string) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const stdio = onLine ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env } });
    for (const output of [child.stdout, child.stderr]) {
      if (output && onLine) createInterface(output).on('line', onLine);
    }
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(false);
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** Lanes that run side by side: each waits now and then, for a disk, a server or a process that it has killed. */
const LANES_AT_A_TIME = availableParallelism() + 1;

/**
 * Runs the steps of each lane in order, one lane more side by side than there are processors, and prints the results. The
 * lines of a step that runs beside others begin with its lane's number. True when all succeed.
 */
export const runSteps = (...lanes: Step[][]): Promise<boolean> => runPhases(lanes);

/** The same for lanes that begin when those before them have ended. */
export async function runPhases(...phases: Step[][][]): Promise<boolean> {
  const started = Date.now();
  const rows: Row[] = [];
  for (const lanes of phases) {
    const filled = lanes.filter((lane) => lane.length > 0);
    const results: Row[][] = [];
    const waiting = filled.entries();
    const runNext = async () => {
      for (const [index, lane] of waiting) {
        results[index] = await runLane(lane, filled.length > 1 ? `${index + 1} │ ` : '');
      }
    };
    await Promise.all(Array.from({ length: LANES_AT_A_TIME }, runNext));
    rows.push(...results.flat());
  }
  for (const { name, good, end } of rows)
    if (!good && end.length > 0) console.log(['', title(name), ...end].join('\n'));
  console.log('');
  for (const { name, good, seconds } of rows) console.log(`${good ? '✓' : '✗'} ${name} (${seconds} s)`);
  const passed = rows.filter(({ good }) => good).length;
  console.log(`${passed} passed, ${rows.length - passed} failed (${secondsSince(started)} s)`);
  return passed === rows.length;
}

type Row = { name: string; good: boolean; seconds: string; end: readonly string[] };

/** The last lines of a step that failed beside others are printed again below all steps, where they are looked for. */
const LINES_PRINTED_AGAIN = 80;

async function runLane(steps: Step[], prefix: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const step of steps) {
    console.log(`\n${prefix}${title(step.name)}`);
    const started = Date.now();
    const end: string[] = [];
    const onLine = (line: string) => {
      console.log(prefix + line);
      if (end.push(line) > LINES_PRINTED_AGAIN) end.shift();
    };
    const good = await runStep(step, prefix === '' ? undefined : onLine);
    rows.push({ name: step.name, good, seconds: secondsSince(started), end });
  }
  return rows;
}

const title = (name: string) => `── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`;

const secondsSince = (started: number) => ((Date.now() - started) / 1000).toFixed(1);

/** The path of a program of a root dependency. */
export function bin(name: string): string {
  return `${root}/node_modules/.bin/${name}`;
}
