// Tests the processes of npm start from outside: what remains when one or all of them end suddenly.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { requireFreePort } from '../servers.ts';

const SERVERS = pathToFileURL(path.join(import.meta.dirname, '../servers.ts')).href;
/** A generous timeout that only catches hangs. */
const END_WITHIN_MS = 30_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const responds = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );

/** Returns the arguments of a server process. */
const serverArgs = (port: number) =>
  `['-e', 'require("http").createServer((_, response) => response.end()).listen(${port}, "127.0.0.1")']`;
const startProgram = (code: string) =>
  spawn(
    process.execPath,
    ['--input-type=module', '-e', `import { startServers } from ${JSON.stringify(SERVERS)};${code}`],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );

it('reports a port that is taken on the other address of localhost', async ({ skip }) => {
  const other = createServer().listen(0, '::1');
  await once(other, 'listening').catch(() => skip('This machine has no IPv6.'));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(requireFreePort(port, '127.0.0.1', 'another')).rejects.toThrow(`Port ${port} is taken`);
  other.close();
});

it('leaves no process behind when killed, so that its ports are free for the next start', async () => {
  const port = await freePort();
  const parent = startProgram(
    `await startServers([{ name: 'A', url: 'http://127.0.0.1:${port}/', args: ${serverArgs(port)} }]); console.log('up'); setInterval(() => {}, 1000);`,
  );
  await once(parent.stdout, 'data');
  expect(await responds(port)).toBe(true);
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  await expect.poll(() => responds(port), { timeout: END_WITHIN_MS }).toBe(false);
});

it('stops all processes and exits with the reason if one cannot start', async () => {
  const [port, silent] = [await freePort(), await freePort()];
  const failing = `{ name: 'The second', url: 'http://127.0.0.1:${silent}/', args: ['-e', 'console.error("no such folder"); process.exitCode = 1'] }`;
  const parent = startProgram(
    `await startServers([{ name: 'The first', url: 'http://127.0.0.1:${port}/', args: ${serverArgs(port)} }, ${failing}]).catch((error) => console.log(error.message));`,
  );
  let told = '';
  parent.stdout.on('data', (text) => {
    told += text;
  });
  const [code] = await once(parent, 'exit', { signal: AbortSignal.timeout(END_WITHIN_MS) });
  expect(code).toBe(0);
  expect(told).toContain('The second ended (1) before it responded.\nno such folder');
  expect(await responds(port)).toBe(false);
});
