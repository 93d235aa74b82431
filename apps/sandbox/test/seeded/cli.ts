// The CLI for tests: starts a sandbox with a new data folder on a copy of a cached database.
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { readCliOptions, UsageError } from '../../src/cli-options.ts';
import { copySeededFolder } from './seeded-data.ts';

try {
  const { data, seed, clock, random, record, reset } = readCliOptions(process.argv.slice(2));
  // Random values and recordings start with empty data. A reset deletes the data.
  const isUsable = !process.env.DATABASE_URL && random === null && record === null && !reset;
  if (isUsable && !existsSync(path.join(data, 'pgdata')))
    await copySeededFolder(data, seed, clock ?? new Date());
} catch (error) {
  // The CLI reports it.
  if (!(error instanceof UsageError)) throw error;
}
await import('../../src/cli.ts');
