import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { packSdk, showOutput } from './pack-sdk.ts';

const run = promisify(execFile);

/** Installs the SDK's tarball in an empty folder, beside `dependencies` (name → range). */
export async function installSdk(folder: string, dependencies: Record<string, string> = {}): Promise<void> {
  const manifest = {
    private: true,
    type: 'module',
    dependencies: { '@gli/sdk': `file:${await packSdk()}`, ...dependencies },
  };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(
    path.join(folder, 'pnpm-workspace.yaml'),
    'allowBuilds:\n  msw: false\nautoInstallPeers: false\n',
  );
  await run('pnpm', ['install', '--prefer-offline', '--ignore-scripts'], { cwd: folder }).catch(showOutput);
}
