// Regenerates src/core/data/migrations from the schema.ts files of src. Until the first release there is one migration, so that
// parallel work never conflicts in a journal; after it, use `drizzle-kit generate` for the next one.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const folder = path.join(root, 'src/core/data/migrations');
// drizzle-kit accepts only relative folders.
const fresh = mkdtempSync(path.join(root, '.migrations-'));
try {
  execFileSync(
    process.execPath,
    [path.join(root, 'node_modules/drizzle-kit/bin.cjs'), 'generate', '--name=initial'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, GLI_MIGRATIONS_OUT: `./${path.basename(fresh)}` },
    },
  );
  // Nothing random or dated in it: the same schema gives the same files.
  const journal = path.join(fresh, 'meta/_journal.json');
  const entries = readdirSync(fresh)
    .filter((file) => file.endsWith('.sql'))
    .map((file, idx) => ({
      idx,
      version: '7',
      when: idx + 1,
      tag: path.basename(file, '.sql'),
      breakpoints: true,
    }));
  writeFileSync(journal, `${JSON.stringify({ version: '7', dialect: 'postgresql', entries }, null, 2)}\n`);
  for (const file of readdirSync(path.join(fresh, 'meta'))) {
    if (file !== '_journal.json') rmSync(path.join(fresh, 'meta', file));
  }
  rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(fresh, folder);
  } catch {
    cpSync(fresh, folder, { recursive: true });
  }
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
