import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { PUBLISHED } from './release/packages.ts';
import { root } from './root.ts';

const run = promisify(execFile);

test.each(PUBLISHED)('rejects `npm pack` in %s', async (place) => {
  const packed = run('npm', ['pack', '--dry-run'], { cwd: path.join(root, place) });
  await expect(packed).rejects.toMatchObject({ stderr: expect.stringContaining('pnpm pack') });
});

test.each([
  { execPath: '/share/pnpm/nodejs/24/lib/node_modules/npm/bin/npm-cli.js', exitCode: 1 },
  { execPath: '/share/pnpm/12/bin/pnpm.cjs', exitCode: 0 },
])('exits with $exitCode if the package is packed by $execPath', ({ execPath, exitCode }) => {
  const env = { npm_execpath: execPath, npm_config_user_agent: 'pnpm/12.21.0' };
  const { status } = spawnSync(process.execPath, ['refuse-npm.mjs'], { cwd: import.meta.dirname, env });
  expect(status).toBe(exitCode);
});
