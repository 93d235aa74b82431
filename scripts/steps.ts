import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './root.ts';

export type Step = {
  name: string;
  command: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
};

/** Runs one program with its output on this terminal, each line after `prefix`; true when it succeeds. */
export function runStep({ command, args, cwd = root, env = {} }: Step, prefix = ''): Promise<boolean> {
  return new Promise((resolve) => {
    const stdio = prefix === '' ? 'inherit' : 'pipe';
    const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env } });
    for (const output of [child.stdout, child.stderr]) {
      if (output) createInterface(output).on('line', (line) => console.log(prefix + line));
    }
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(false);
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}

/**
 * Runs the steps of each lane in order, the lanes side by side, and prints the results. The lines of a step that runs
 * beside others begin with its lane's number. True when all succeed.
 */
export const runSteps = (...lanes: Step[][]): Promise<boolean> => runPhases(lanes);

/** The same for lanes that begin when those before them have ended. */
export async function runPhases(...phases: Step[][][]): Promise<boolean> {
  const started = Date.now();
  const rows: Row[] = [];
  for (const lanes of phases) {
    const filled = lanes.filter((lane) => lane.length > 0);
    const results = await Promise.all(
      filled.map((lane, index) => runLane(lane, filled.length > 1 ? `${index + 1} │ ` : '')),
    );
    rows.push(...results.flat());
  }
  console.log('');
  for (const { name, good, seconds } of rows) console.log(`${good ? '✓' : '✗'} ${name} (${seconds} s)`);
  const passed = rows.filter(({ good }) => good).length;
  console.log(`${passed} passed, ${rows.length - passed} failed (${secondsSince(started)} s)`);
  return passed === rows.length;
}

type Row = { name: string; good: boolean; seconds: string };

async function runLane(steps: Step[], prefix: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const step of steps) {
    console.log(`\n${prefix}── ${step.name} ${'─'.repeat(Math.max(0, 70 - step.name.length))}`);
    const started = Date.now();
    const good = await runStep(step, prefix);
    rows.push({ name: step.name, good, seconds: secondsSince(started) });
  }
  return rows;
}

const secondsSince = (started: number) => ((Date.now() - started) / 1000).toFixed(1);

/** The path of a program of a root dependency. */
export function bin(name: string): string {
  return `${root}/node_modules/.bin/${name}`;
}
