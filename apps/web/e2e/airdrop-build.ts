import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Folder of the build with test SOL. */
export const AIRDROP_BUILD = '.cache/with-airdrop';

export const appFolder = path.join(import.meta.dirname, '..');
export const vite = 'node_modules/vite/bin/vite.js';

export async function buildWithAirdrop(): Promise<void> {
  const args = [vite, 'build', '--logLevel', 'error', '--outDir', AIRDROP_BUILD];
  await promisify(execFile)(process.execPath, args, {
    cwd: appFolder,
    // Vitest sets NODE_ENV, which would make this a development build.
    env: { ...process.env, NODE_ENV: 'production', VITE_GLI_AIRDROP: '1' },
  });
}
