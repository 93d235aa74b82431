import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteFolderData, explainFailure } from '../../src/core/data/data-folder.ts';
import { FolderInUseError } from '../../src/core/data/folder-lock.ts';
import { openDatabase } from '../../src/core/data/open-database.ts';

const parent = mkdtempSync(path.join(tmpdir(), 'gli-data-'));
const original = path.join(parent, 'original');
afterAll(() => rmSync(parent, { recursive: true, force: true }));
let number = 0;
function newFolder(...files: readonly string[]): string {
  const folder = path.join(parent, String(number++));
  mkdirSync(folder);
  for (const file of files) writeFileSync(path.join(folder, file), 'not ours');
  return folder;
}
function copyOriginal(): string {
  const folder = path.join(parent, String(number++));
  cpSync(original, folder, { recursive: true });
  return folder;
}

beforeAll(async () => {
  await (await openDatabase({ folder: original })).close();
});

it('rejects a folder with other files and leaves it unchanged', async () => {
  const folder = newFolder('thesis.txt', '.DS_Store');
  await expect(openDatabase({ folder })).rejects.toThrow(
    `The folder ${folder} contains thesis.txt, which is not the sandbox's. Choose an empty folder with --data.`,
  );
  expect(readdirSync(folder).sort()).toEqual(['.DS_Store', 'thesis.txt']);
});

it('accepts a folder that contains only files created by operating systems', async () => {
  const folder = newFolder('.DS_Store', 'Thumbs.db');
  mkdirSync(path.join(folder, 'lost+found'));
  await (await openDatabase({ folder })).close();
});

it('opens its own folder even if it contains another file', async () => {
  const folder = copyOriginal();
  writeFileSync(path.join(folder, 'notes.txt'), '');
  await (await openDatabase({ folder })).close();
});

it.each<[string, (data: string) => void]>([
  ['without PG_VERSION', (data) => rmSync(path.join(data, 'PG_VERSION'))],
  ['with a short control file', (data) => truncateSync(path.join(data, 'global/pg_control'), 100)],
  ['without its tables', (data) => rmSync(path.join(data, 'base'), { recursive: true })],
])('explains in one sentence that data %s is damaged and leaves it unchanged', async (_name, damage) => {
  const folder = copyOriginal();
  const data = path.join(folder, 'pgdata');
  damage(data);
  const names = readdirSync(data);
  await expect(openDatabase({ folder })).rejects.toThrow(
    `The data in ${folder} is damaged. Restore a copy of the folder, or start over with --reset.`,
  );
  expect(readdirSync(data)).toEqual(expect.arrayContaining(names));
});

it('starts over if the first start was killed before the database was complete', async () => {
  const folder = newFolder('pgdata-is-incomplete');
  mkdirSync(path.join(folder, 'pgdata/base'), { recursive: true });
  const database = await openDatabase({ folder });
  expect(await database.db.execute(sql`select from members`)).toMatchObject({ rows: [] });
  await database.close();
  expect(readdirSync(folder).sort()).toEqual(['lock', 'pgdata']);
});

it('stays locked after somebody deletes the file of its lock', async () => {
  const folder = newFolder();
  const created = await openDatabase({ folder });
  rmSync(path.join(folder, 'lock'));
  await expect(openDatabase({ folder })).rejects.toThrow(FolderInUseError);
  await created.close();
  const opened = await openDatabase({ folder });
  rmSync(path.join(folder, 'lock'));
  await expect(deleteFolderData(folder)).rejects.toThrow(FolderInUseError);
  await opened.close();
});

it('explains in one sentence that its database is a file', async () => {
  const folder = newFolder('pgdata');
  await expect(openDatabase({ folder })).rejects.toThrow(
    `The data in ${folder} is damaged. Restore a copy of the folder, or start over with --reset.`,
  );
});

it('explains in one sentence that a folder is not writable', async () => {
  // No folder can be created below a file.
  const folder = path.join(process.execPath, 'data');
  await expect(openDatabase({ folder })).rejects.toThrow(
    `The data folder ${folder} cannot be written. Choose another one with --data.`,
  );
});

// Linux reports ENOENT for a new folder there. Node then creates the existing parent again and again.
it.runIf(process.platform === 'linux')('explains in one sentence that /proc is not writable', async () => {
  await expect(openDatabase({ folder: '/proc/gli/data' })).rejects.toThrow(
    'The data folder /proc/gli/data cannot be written. Choose another one with --data.',
  );
});

it.each([
  ['of the file system', Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })],
  [
    'of PostgreSQL',
    new Error('Failed query', { cause: Object.assign(new Error('extend'), { code: '53100' }) }),
  ],
])('explains in one sentence that the disk is full, based on the error code %s', async (_name, error) => {
  expect(await explainFailure(parent, error)).toMatchObject({
    message: `The disk of the data folder ${parent} is full. Free some space, or choose another folder with --data.`,
  });
});
