import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from '../../src/core/data/folder-lock.ts';
import { openDatabase } from '../../src/core/data/open-database.ts';

const parent = mkdtempSync(path.join(tmpdir(), 'gli-lock-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));
let number = 0;
const newFolder = () => path.join(parent, String(number++));

/** Another process that takes the lock, reports the result, and stays. */
async function otherProcess(folder: string): Promise<{ child: ChildProcess; output: string }> {
  const file = path.join(import.meta.dirname, '../../src/core/data/folder-lock.ts');
  const code = `import(${JSON.stringify(file)}).then(({ lockFolder }) => lockFolder(${JSON.stringify(folder)}))
    .then(() => { console.log('locked'); setInterval(() => {}, 1000); }, (error) => console.log(error.message));`;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const output = await new Promise<string>((resolve) =>
    child.stdout?.once('data', (text) => resolve(String(text).trim())),
  );
  return { child, output };
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

it('rejects a second process and names the one that has the folder', async () => {
  const folder = newFolder();
  const { child, output } = await otherProcess(folder);
  expect(output).toBe('locked');
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await expect(lockFolder(folder)).rejects.toThrow(`process ${child.pid}`);
  child.kill('SIGKILL');
  await ended(child);
  // The lock of a killed process is taken over.
  const unlock = await lockFolder(folder);
  await unlock();
});

it('rejects a second lock in the same process, and unlocks the folder', async () => {
  const folder = newFolder();
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await unlock();
  await (await lockFolder(folder))();
});

it('says in a sentence that a folder cannot be written', async () => {
  // A file has no folders below it, for anyone.
  const folder = path.join(process.execPath, 'data');
  await expect(openDatabase({ folder })).rejects.toThrow(
    `The data folder ${folder} cannot be written. Choose another one with --data.`,
  );
});

it('admits at most one of several processes that start together over a stale lock', async () => {
  const folder = newFolder();
  const { child } = await otherProcess(folder);
  child.kill('SIGKILL');
  await ended(child);
  const started = await Promise.all(Array.from({ length: 4 }, () => otherProcess(folder)));
  expect(started.filter(({ output }) => output === 'locked').length).toBeLessThanOrEqual(1);
  for (const { child: each } of started) each.kill('SIGKILL');
});
