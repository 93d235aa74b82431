import { existsSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSandbox } from '@gli/testkit';
import { root } from '../../../scripts/root.ts';
import { runProgram } from '../../../scripts/run-program.ts';
import { getFreePort } from '../../../scripts/servers.ts';
import { createNginx } from '../hosting/local-nginx.ts';

const web = path.join(root, 'apps/web');
/** Folder of the built app. */
export const dist = path.join(web, 'dist');

/**
 * Serves the built app with its own sandbox behind nginx until `measure` ends, over TLS and HTTP/2 as for members.
 * Builds the app if needed.
 */
export async function withSite(measure: (origin: string) => Promise<void>): Promise<void> {
  if (!existsSync(path.join(dist, 'index.html'))) buildApp();
  const folder = await mkdtemp(path.join(tmpdir(), 'gli-measure-'));
  symlinkSync(dist, path.join(folder, 'site'));
  const port = await getFreePort();
  const sandbox = await startSandbox();
  const nginx = await createNginx({
    folder,
    port,
    plainPort: await getFreePort(),
    api: new URL(sandbox.apiUrl).origin,
  });
  try {
    await nginx.start();
    await measure(`https://127.0.0.1:${port}`);
  } finally {
    await Promise.all([nginx.stop(), sandbox.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
}

function buildApp(): void {
  const vite = 'node_modules/vite/bin/vite.js';
  const args = [vite, 'build', '--logLevel', 'warn'];
  if (!runProgram(process.execPath, args, { cwd: web })) throw new Error('The app could not be built.');
}
