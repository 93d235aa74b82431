import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import { root } from '../../../scripts/root.ts';
import { runProgram } from '../../../scripts/run-program.ts';
import { sandboxServer } from '../../../scripts/sandbox.ts';
import { startServers } from '../../../scripts/servers.ts';
import { securityHeaders } from '../hosting/security-headers.ts';

const web = path.join(root, 'apps/web');
/** Folder of the built app. */
export const dist = path.join(web, 'dist');

/** Serves the built app with its own sandbox until `measure` ends, as a host would. Builds the app if needed. */
export async function withSite(measure: (origin: string) => Promise<void>): Promise<void> {
  if (!existsSync(path.join(dist, 'index.html'))) buildApp();
  const data = await mkdtemp(path.join(tmpdir(), 'gli-measure-'));
  const port = await getFreePort();
  const [sandbox] = await startServers([{ ...sandboxServer(port, data), echo: false }]);
  const server = createSiteServer(`http://127.0.0.1:${port}`);
  try {
    await measure(`http://127.0.0.1:${await listen(server)}`);
  } finally {
    server.closeAllConnections();
    server.close();
    // The process must end before its folder is deleted.
    if (sandbox?.kill('SIGTERM')) await once(sandbox, 'exit');
    await rm(data, { recursive: true, force: true });
  }
}

function buildApp(): void {
  const vite = 'node_modules/vite/bin/vite.js';
  const args = [vite, 'build', '--logLevel', 'warn'];
  if (!runProgram(process.execPath, args, { cwd: web })) throw new Error('The app could not be built.');
}

/**
 * Creates a server that serves Brotli files with security headers, lets browsers cache hashed files for a long time,
 * and proxies the API.
 */
function createSiteServer(api: string): Server {
  const serveFile = sirv(dist, {
    brotli: true,
    setHeaders(response, file) {
      const isHashed = file.startsWith('/assets/');
      response.setHeader('Cache-Control', isHashed ? 'max-age=31536000, immutable' : 'no-cache');
      const text = file.endsWith('.html') ? readFileSync(path.join(dist, file), 'utf8') : '';
      for (const [name, value] of Object.entries(securityHeaders(text))) response.setHeader(name, value);
    },
  });
  return createServer((incoming, response) => {
    const url = new URL(incoming.url ?? '/', 'http://site');
    if (/^\/(api|media\/avatars)\//.test(url.pathname)) return passOn(incoming, response, api);
    if (!path.posix.extname(url.pathname)) incoming.url = getDocument(url.pathname);
    serveFile(incoming, response, () => void response.writeHead(404).end());
  });
}

/** Returns the file for a path: `/a/b` maps to `a/b.html`, `a/_id.html` or the fallback document. */
function getDocument(pathname: string): string {
  const files = [`${pathname}.html`, path.posix.join(path.posix.dirname(pathname), '_id.html')];
  return files.find((file) => existsSync(path.join(dist, file))) ?? '/index.html';
}

function passOn(incoming: IncomingMessage, response: ServerResponse, api: string): void {
  const { method, headers, url = '/' } = incoming;
  const passed = request(new URL(url, api), { method, headers }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    upstream.pipe(response);
  });
  passed.once('error', () => response.writeHead(502).end());
  incoming.pipe(passed);
}

async function getFreePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
