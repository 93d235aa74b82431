// Runs a command and terminates it when stdin closes, which happens whenever the parent ends, even by SIGKILL. The
// first argument is a folder to delete afterward, or empty. Started by start-program.ts.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { constants } from 'node:os';
import process from 'node:process';

const KILL_TIMEOUT_MS = 5000;

const [folder = '', command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });

child.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  finish(1);
});
child.once('exit', (code, signal) => finish(code ?? 128 + (signal ? constants.signals[signal] : 0)));

// Ctrl-C reaches the whole process group. The child handles it, and this process exits with the child.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
process.stdin.on('close', end).on('error', end).resume();

function finish(code: number): void {
  if (folder !== '') rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}

function end(): void {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), KILL_TIMEOUT_MS).unref();
}
