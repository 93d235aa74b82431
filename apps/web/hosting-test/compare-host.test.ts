import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildIn } from '../hosting/build-files.ts';
import { compareFolder } from '../hosting/compare-folder.ts';
import { compareHost } from '../hosting/compare-host.ts';
import { securityHeaders } from '../hosting/security-headers.ts';

const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const COMPRESSIONS: Record<string, (bytes: Buffer) => Buffer> = {
  identity: (bytes) => bytes,
  gzip: (bytes) => gzipSync(bytes, { level: 1 }),
  br: (bytes) => brotliCompressSync(bytes, FAST),
  zstd: (bytes) => zstdCompressSync(bytes),
};

const dist = path.join(import.meta.dirname, '../dist');
const build = buildIn(dist);
/** File that the host serves with one changed byte in one encoding. */
let changed = { file: '', encoding: '' };
/** Headers that the host sends for a file instead of the build's. */
let replaced: { file: string; headers: Record<string, string> } = { file: '', headers: {} };
const host = createServer((request, response) => {
  const name = request.url?.slice(1) ?? '';
  const file = path.join(dist, name);
  if (!existsSync(file)) return void response.writeHead(404).end();
  const bytes = readFileSync(file);
  const encoding = request.headers['accept-encoding']?.split(',')[0] ?? 'identity';
  if (name === changed.file && encoding === changed.encoding) bytes[bytes.length - 1] = 32;
  const compress = COMPRESSIONS[encoding] ?? ((same) => same);
  response.setHeaders(new Map(Object.entries(securityHeaders(name.endsWith('.html') ? String(bytes) : ''))));
  if (name === replaced.file) response.setHeaders(new Map(Object.entries(replaced.headers)));
  response.setHeader('Content-Encoding', encoding);
  response.end(compress(bytes));
});
let address: string;
const folder = mkdtempSync(path.join(tmpdir(), 'gli-folder-'));

beforeAll(async () => {
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(() => {
  host.closeAllConnections();
  host.close();
  rmSync(folder, { recursive: true });
});

it('accepts a host that serves the build, and rejects another digest', async () => {
  expect(Object.keys(build.files)).toEqual(
    expect.arrayContaining(['index.html', 'sw.js', 'rwa-assets/_id.html']),
  );
  expect(await compareHost(address, build.digest)).toEqual([]);
  expect(await compareHost(address, '0'.repeat(64))).toEqual([`the host has build ${build.digest}`]);
});

it('detects a single changed byte in one encoding, and changed headers', async () => {
  const file = Object.keys(build.files).find((name) => /^assets\/vendor-/.test(name)) ?? '';
  changed = { file, encoding: 'br' };
  replaced = {
    file: 'index.html',
    headers: { 'X-Frame-Options': 'SAMEORIGIN', 'Content-Security-Policy': "default-src 'self'" },
  };
  const found = await compareHost(address, build.digest);
  expect(found).toEqual(
    expect.arrayContaining([
      `${file} (br): other bytes`,
      'index.html: Content-Security-Policy lacks script-src',
      'index.html: X-Frame-Options is SAMEORIGIN',
    ]),
  );
  expect(found.filter((line) => !line.startsWith('index.html: '))).toHaveLength(1);
});

it('names changed, missing and extra files in a folder, and changed compressed copies', () => {
  cpSync(dist, folder, { recursive: true });
  writeFileSync(path.join(folder, 'sw.js.gz'), gzipSync(readFileSync(path.join(dist, 'sw.js'))));
  expect(compareFolder(folder, build.digest)).toEqual([]);
  writeFileSync(path.join(folder, 'promo.html'), '<script src="/evil.js"></script>');
  writeFileSync(path.join(folder, 'login.html'), '');
  writeFileSync(path.join(folder, 'sw.js.gz'), gzipSync('other'));
  rmSync(path.join(folder, 'favicon.svg'));
  expect(compareFolder(folder, build.digest)).toEqual([
    'favicon.svg: missing',
    'login.html: other bytes',
    'promo.html: not part of the build',
    'sw.js.gz: other bytes',
  ]);
  expect(compareFolder(folder, '0'.repeat(64))).toEqual([`the folder has build ${build.digest}`]);
});
