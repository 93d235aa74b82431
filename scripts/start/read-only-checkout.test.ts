// Runs npm start as a newcomer might: from a read-only checkout in a folder with spaces and Hangul. Requires Linux and
// permission to mount. On other systems, the parts are tested separately.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../root.ts';

const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0;
/** A generous timeout that only catches hangs. */
const START_WITHIN_MS = 100_000;

const folder = mkdtempSync(path.join(tmpdir(), 'gli-start-'));
const checkout = path.join(folder, '새 폴더 (1)', 'gli platform');
const cache = path.join(folder, 'cache');
mkdirSync(checkout, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Script that mounts the checkout read-only for this process only. */
const START = `
set -e
mount --bind "$1" "$2"
mount -o remount,ro,bind "$2"
cd "$2"
shift 2
exec "$@"`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

it.runIf(canMount)('resets a read-only checkout with --reset and keeps its data in the cache', async () => {
  const [port, apiPort] = [await freePort(), await freePort()];
  const child = spawn(
    'unshare',
    [
      ...['--mount', 'sh', '-c', START, 'sh', root, checkout],
      ...[
        process.execPath,
        'scripts/start.ts',
        '--reset',
        '--port',
        String(port),
        '--api-port',
        String(apiPort),
      ],
    ],
    { env: { ...process.env, XDG_CACHE_HOME: cache }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let told = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      told += text;
    });
  }
  try {
    const isUp = () => /Ctrl-C stops both/.test(told) || child.exitCode !== null;
    await expect.poll(isUp, { timeout: START_WITHIN_MS }).toBe(true);
    expect(told).toContain('The data was deleted.');
    expect(told).toContain(`App   http://localhost:${port}`);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/src/main.tsx')]);
    const script = await fetch(`http://127.0.0.1:${port}/src/main.tsx`);
    expect([script.status, script.headers.get('Content-Type')]).toEqual([200, 'text/javascript']);
    const api = await fetch(`http://127.0.0.1:${port}/api/team-members/`);
    expect(api.status).toBe(200);
    const [kept = ''] = readdirSync(path.join(cache, 'gli-platform'));
    expect(readdirSync(path.join(cache, 'gli-platform', kept))).toContain('.gli-sandbox');
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
});
