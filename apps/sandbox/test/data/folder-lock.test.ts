import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from '../../src/core/data/folder-lock.ts';

const parent = mkdtempSync(path.join(tmpdir(), 'gli-lock-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(parent, { recursive: true, force: true });
});
let number = 0;
function newFolder(): string {
  const folder = path.join(parent, String(number++));
  mkdirSync(folder);
  return folder;
}

const SCRIPT = path.join(import.meta.dirname, '../../src/core/data/folder-lock.ts');
/** Returns a script that takes the lock, reports the result with its process id, and keeps running. */
const lockCode = (folder: string) =>
  `import(${JSON.stringify(SCRIPT)}).then(({ lockFolder }) => lockFolder(${JSON.stringify(folder)})).then(
    () => { console.log('locked ' + process.pid); setInterval(() => {}, 1000); },
    (error) => console.log(error.message));`;

/** Starts another process that tries to take the lock. `start` is the command without the script. */
async function startProcess(folder: string, start: readonly string[] = [process.execPath, '-e']) {
  const [command = '', ...args] = [...start, lockCode(folder)];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const output = await new Promise<string>((resolve) =>
    child.stdout.once('data', (text) => resolve(String(text).trim())),
  );
  return { output, pid: Number(/^locked (\d+)$/.exec(output)?.[1]), child };
}

it('rejects a second process and names the owner of the lock', async () => {
  const folder = newFolder();
  const { pid } = await startProcess(folder);
  const error = await lockFolder(folder).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(FolderInUseError);
  expect(String(error)).toContain(`process ${pid}`);
});

it('rejects a second lock in the same process', async () => {
  const folder = newFolder();
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  unlock();
  (await lockFolder(folder))();
});

it('rejects a second process even if the owner’s process id is unknown on this machine', async () => {
  const folder = newFolder();
  await startProcess(folder);
  const { child } = await startProcess(newFolder());
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  writeFileSync(path.join(folder, 'lock'), `process ${child.pid}`);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
});

it('ignores the process id of a dead owner, even if it has been reused', async () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'lock'), `process ${process.ppid}`);
  (await lockFolder(folder))();
});

it('takes over the lock of a process immediately after it is killed', async () => {
  const folder = newFolder();
  for (let kills = 0; kills < 5; kills++) {
    const { child } = await startProcess(folder);
    child.kill('SIGKILL');
    (await lockFolder(folder))();
  }
});

it('takes over the lock of a killed process that has not been reaped', async () => {
  const folder = newFolder();
  // `sleep` replaces the shell and never waits for its child.
  const start = ['/bin/sh', '-c', '"$0" -e "$1" & exec sleep 600', process.execPath];
  const { pid } = await startProcess(folder, start);
  process.kill(pid, 'SIGKILL');
  (await lockFolder(folder))();
  expect(process.kill(pid, 0)).toBe(true);
});

it('admits only one of several processes that start together', async () => {
  const folder = newFolder();
  const started = await Promise.all(Array.from({ length: 4 }, () => startProcess(folder)));
  expect(started.filter(({ pid }) => !Number.isNaN(pid))).toHaveLength(1);
});
