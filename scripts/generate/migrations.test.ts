import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkReleasedMigrations, MIGRATIONS } from './migrations.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gli-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

test('accepts the released migrations', async () => {
  await checkReleasedMigrations(folder);
});

test('rejects an edited released migration', async () => {
  await appendFile(path.join(folder, '0000_initial.sql'), '\n-- edited');
  await expect(checkReleasedMigrations(folder)).rejects.toThrow('were changed: 0000_initial.sql.');
});

test('rejects a deleted released migration', async () => {
  await rm(path.join(folder, '0001_paid_earnings.sql'));
  await expect(checkReleasedMigrations(folder)).rejects.toThrow('were changed: 0001_paid_earnings.sql.');
});
