import { spawnSync } from 'node:child_process';
import { root } from './root.ts';

/** Runs a program with its output on this terminal, in the root folder by default. Returns true if it succeeds. */
export function runProgram(
  command: string,
  args: readonly string[],
  { cwd = root, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): boolean {
  const { error, status } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  return status === 0;
}

/** Returns the path of a program that a root dependency installs. */
export function bin(name: string): string {
  return `${root}/node_modules/.bin/${name}`;
}
