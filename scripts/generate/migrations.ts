import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root.ts';

const run = promisify(execFile);
const sandbox = path.join(root, 'apps/sandbox');
/** Folder of the sandbox's migrations. */
export const MIGRATIONS = path.join(sandbox, 'src/core/data/migrations');
/** Hashes of the released migrations, which must never change, in the format of `sha256sum`. */
const RELEASED = 'released.sha256';

/**
 * Copies the sandbox's migrations and adds one if the tables of its schema.ts files have changed.
 * @param folder an empty folder below apps/sandbox
 * @throws Error if a released migration was changed, or if drizzle-kit must ask whether a column was renamed
 */
export async function generateMigrations(folder: string): Promise<void> {
  await checkReleasedMigrations(MIGRATIONS);
  await cp(MIGRATIONS, folder, { recursive: true });
  // drizzle-kit accepts only relative folders.
  const out = `./${path.relative(sandbox, folder)}`;
  const drizzleKit = path.join(sandbox, 'node_modules/drizzle-kit/bin.cjs');
  await run(process.execPath, [drizzleKit, 'generate'], {
    cwd: sandbox,
    env: { ...process.env, GLI_MIGRATIONS_OUT: out },
  }).catch((error: Error) => {
    throw new Error(
      `drizzle-kit wrote no migration. If it must ask about a renamed column, run it in apps/sandbox: ` +
        `pnpm exec drizzle-kit generate\n${error.message}`,
    );
  });
}

/** Adds the hashes of all migrations, which are released from now on. */
export async function releaseMigrations(): Promise<void> {
  const lines = await hashMigrations(MIGRATIONS);
  await writeFile(path.join(MIGRATIONS, RELEASED), `${lines.join('\n')}\n`);
}

/** @throws Error if a released migration was changed or deleted */
export async function checkReleasedMigrations(folder: string): Promise<void> {
  const current = new Set(await hashMigrations(folder));
  const released = (await readFile(path.join(folder, RELEASED), 'utf8')).trim().split('\n');
  const changed = released.filter((line) => !current.has(line)).map((line) => line.split('  ')[1]);
  if (changed.length > 0) {
    throw new Error(
      `Released migrations were changed: ${changed.join(', ')}. Databases have them already, so restore them and add ` +
        'another migration.',
    );
  }
}

async function hashMigrations(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(folder, file));
      return `${createHash('sha256').update(content).digest('hex')}  ${file}`;
    }),
  );
}
