import { spawn } from 'node:child_process';
import { root } from './root.ts';

export type Step = {
  name: string;
  command: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
};

/** Runs one program with its output on this terminal; true when it succeeds. */
export function runStep({ command, args, cwd = root, env = {} }: Step): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(false);
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** Runs every step in order and prints the results. True when all succeed. */
export async function runSteps(steps: Step[]): Promise<boolean> {
  const rows: { name: string; good: boolean; seconds: string }[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name} ${'─'.repeat(Math.max(0, 70 - step.name.length))}`);
    const started = Date.now();
    const good = await runStep(step);
    rows.push({ name: step.name, good, seconds: ((Date.now() - started) / 1000).toFixed(1) });
  }
  console.log('');
  for (const { name, good, seconds } of rows) console.log(`${good ? '✓' : '✗'} ${name} (${seconds} s)`);
  const passed = rows.filter(({ good }) => good).length;
  console.log(`${passed} passed, ${rows.length - passed} failed`);
  return passed === rows.length;
}

/** The path of a program of a root dependency. */
export function bin(name: string): string {
  return `${root}/node_modules/.bin/${name}`;
}
