import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readOptions } from './options.ts';
import { root } from './root.ts';
import { bin } from './run-program.ts';

type Result = { name: string; size: number; sizeLimit: number; passed: boolean };

const { save } = readOptions(
  `npm run size: sizes of the SDK, the wallets and every page of the built app, compared with the last release.

  npm run size -- --save  stores the sizes in sizes.json as the last release`,
  { save: { type: 'boolean', default: false } },
);
const file = path.join(root, 'sizes.json');
const released: Record<string, number> = JSON.parse(await readFile(file, 'utf8'));

const { stdout, stderr } = spawnSync(bin('size-limit'), ['--json'], { cwd: root, encoding: 'utf8' });
const results = parseResults(stdout, stderr);

console.table(
  Object.fromEntries(
    results.map(({ name, size, sizeLimit, passed }) => {
      const before = released[name];
      return [
        name,
        {
          bytes: size,
          'last release': before ?? 'new',
          difference: before === undefined ? '' : formatDifference(size, before),
          limit: sizeLimit,
          '': passed ? '' : 'too large',
        },
      ];
    }),
  ),
);
const failed = results.filter(({ passed }) => !passed);
if (save) {
  const sizes = Object.fromEntries(results.map(({ name, size }) => [name, size]));
  await writeFile(file, `${JSON.stringify(sizes, null, 2)}\n`);
} else if (failed.length > 0) {
  console.error(`${failed.length} sizes exceed their limits: 10% above the last release, or their budgets.`);
  process.exitCode = 1;
}

function parseResults(output: string, errors: string): Result[] {
  const parsed: Result[] | { error: string } = JSON.parse(output || JSON.stringify({ error: errors }));
  if (!Array.isArray(parsed)) throw new Error(parsed.error);
  return parsed;
}

function formatDifference(size: number, before: number): string {
  const percent = ((size - before) / before) * 100;
  return `${size > before ? '+' : ''}${size - before} (${percent.toFixed(1)} %)`;
}
