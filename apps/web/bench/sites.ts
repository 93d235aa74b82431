import { once } from 'node:events';
import { existsSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../../scripts/root.ts';
import { runProgram } from '../../../scripts/run-program.ts';
import { sandboxServer } from '../../../scripts/sandbox.ts';
import { startServers } from '../../../scripts/servers.ts';
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
  const [apiPort, port] = [await getFreePort(), await getFreePort()];
  const nginx = await createNginx({ folder, port, api: `http://127.0.0.1:${apiPort}` });
  const data = path.join(folder, 'data');
  const [sandbox] = await startServers([{ ...sandboxServer(apiPort, data), echo: false }]);
  try {
    await nginx.start();
    await measure(nginx.origin);
  } finally {
    await nginx.stop();
    // The process must end before its folder is deleted.
    if (sandbox?.kill('SIGTERM')) await once(sandbox, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
}

function buildApp(): void {
  const vite = 'node_modules/vite/bin/vite.js';
  const args = [vite, 'build', '--logLevel', 'warn'];
  if (!runProgram(process.execPath, args, { cwd: web })) throw new Error('The app could not be built.');
}

async function getFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
