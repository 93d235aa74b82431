import { execFile } from 'node:child_process';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root.ts';

const run = promisify(execFile);
const sandbox = path.join(root, 'apps/sandbox');

/**
 * Writes the sandbox's migrations from its schema.ts files. Until the first release, there is only one migration, so
 * that parallel branches never conflict in the journal. Afterward, `drizzle-kit generate` creates the next migration.
 * @param folder an empty folder below apps/sandbox
 */
export async function generateMigrations(folder: string): Promise<void> {
  // drizzle-kit accepts only relative folders.
  const out = `./${path.relative(sandbox, folder)}`;
  const drizzleKit = path.join(sandbox, 'node_modules/drizzle-kit/bin.cjs');
  await run(process.execPath, [drizzleKit, 'generate', '--name=initial'], {
    cwd: sandbox,
    env: { ...process.env, GLI_MIGRATIONS_OUT: out },
  });
  const meta = path.join(folder, 'meta');
  // drizzle-kit needs its snapshots only to create the next migration.
  for (const file of await readdir(meta)) await rm(path.join(meta, file));
  // Removes dates from the journal, so that the same schema generates the same files.
  const migrations = (await readdir(folder)).filter((file) => file.endsWith('.sql'));
  const entries = migrations.map((file, idx) => ({
    idx,
    version: '7',
    when: idx + 1,
    tag: path.basename(file, '.sql'),
    breakpoints: true,
  }));
  const journal = { version: '7', dialect: 'postgresql', entries };
  await writeFile(path.join(meta, '_journal.json'), `${JSON.stringify(journal, null, 2)}\n`);
}
