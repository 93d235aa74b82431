// pnpm check:reproducible: rebuilds the app from a copy of its sources and compares every file with apps/web/dist.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIn } from './build-files.ts';

const root = path.join(import.meta.dirname, '../../..');

const copy = mkdtempSync(path.join(tmpdir(), 'gli another folder '));
try {
  const isSource = (file: string) => !/[\\/](dist|\.cache|\.vite|test-results|coverage)$/.test(file);
  // The app's tsconfig.json references the scripts, which reference the contract.
  const sources = ['packages', 'apps/web', 'scripts', 'openapi'];
  for (const name of ['package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json', ...sources]) {
    mkdirSync(path.dirname(path.join(copy, name)), { recursive: true });
    cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isSource,
    });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    cwd: path.join(copy, 'apps/web'),
    env: { ...process.env, GLI_UNCOMPRESSED: '1' },
    stdio: 'inherit',
  });
  const [first, second] = [root, copy].map((folder) => buildIn(path.join(folder, 'apps/web/dist')));
  const names = new Set([...Object.keys(first?.files ?? {}), ...Object.keys(second?.files ?? {})]);
  const other = [...names].filter((name) => first?.files[name] !== second?.files[name]);
  if (other.length > 0) {
    console.error(
      `Files that differ from apps/web/dist (is it built from these sources?):\n  ${other.join('\n  ')}`,
    );
    process.exitCode = 1;
  } else console.log(`Both are build ${first?.digest}.`);
} finally {
  rmSync(copy, { recursive: true });
}
