import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from './root.ts';

const run = promisify(execFile);

test.each(['packages/sdk', 'packages/validation', 'apps/sandbox'])(
  'rejects a bare `npm pack` of %s',
  async (place) => {
    const packed = run('npm', ['pack', '--dry-run'], { cwd: path.join(root, place) });
    await expect(packed).rejects.toMatchObject({ stderr: expect.stringContaining('pnpm pack') });
  },
);
