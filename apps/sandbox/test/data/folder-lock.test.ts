import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from '../../src/core/data/folder-lock.ts';

const parent = mkdtempSync(path.join(tmpdir(), 'gli-lock-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));
let number = 0;
const newFolder = () => path.join(parent, String(number++));

/** Another process that takes the lock, says how it went, and stays. */
async function otherProcess(folder: string): Promise<{ child: ChildProcess; said: string }> {
  const file = path.join(import.meta.dirname, '../../src/core/data/folder-lock.ts');
  const code = `import(${JSON.stringify(file)}).then(({ lockFolder }) => lockFolder(${JSON.stringify(folder)}))
    .then(() => { console.log('locked'); setInterval(() => {}, 1000); }, (error) => console.log(error.message));`;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = await new Promise<string>((resolve) =>
    child.stdout?.once('data', (text) => resolve(String(text).trim())),
  );
  return { child, said };
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

it('refuses a second process and says which one has the folder', async () => {
  const folder = newFolder();
  const { child, said } = await otherProcess(folder);
  expect(said).toBe('locked');
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await expect(lockFolder(folder)).rejects.toThrow(`process ${child.pid}`);
  child.kill('SIGKILL');
  await ended(child);
  // What a killed process left behind is taken over.
  const unlock = await lockFolder(folder);
  await unlock();
});

it('refuses a second time in the same process, and gives the folder free', async () => {
  const folder = newFolder();
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await unlock();
  await (await lockFolder(folder))();
});

it('lets at most one of several in that start at once over a stale lock', async () => {
  const folder = newFolder();
  const { child } = await otherProcess(folder);
  child.kill('SIGKILL');
  await ended(child);
  const started = await Promise.all(Array.from({ length: 4 }, () => otherProcess(folder)));
  expect(started.filter(({ said }) => said === 'locked').length).toBeLessThanOrEqual(1);
  for (const { child: each } of started) each.kill('SIGKILL');
});
