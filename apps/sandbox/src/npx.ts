import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';

const CHECK_EVERY_MS = 500;

/**
 * Calls a function when the `npx` that started this process has ended. npx starts commands in a shell, and a signal to
 * npx ends only the two of them.
 */
export function watchNpx(onEnd: () => void): void {
  if (process.env.npm_command !== 'exec') return;
  const shell = process.ppid;
  let npx = shell;
  // Without `ps`, only the shell is watched.
  findParent(shell).then(
    (parent) => {
      npx = parent;
    },
    () => {},
  );
  const timer = setInterval(() => {
    // An orphan gets another parent. On Windows, it keeps the id.
    if (process.ppid === shell && isRunning(shell) && isRunning(npx)) return;
    clearInterval(timer);
    onEnd();
  }, CHECK_EVERY_MS);
  timer.unref();
}

/** Returns the parent of a shell, or the process itself if it is no shell. */
async function findParent(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=,comm=', '-p', String(pid)]);
  const [, parent = pid, command = ''] = /^\s*(\d+)\s+(\S+)/.exec(stdout) ?? [];
  return /(^|\/)-?(ba|da|z|k|a)?sh$/.test(command) ? Number(parent) : pid;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
