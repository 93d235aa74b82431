import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildIn } from '../hosting/build-files.ts';
import { compareHost } from '../hosting/compare-host.ts';

const dist = path.join(import.meta.dirname, '../dist');
const build = buildIn(dist);
/** File that the host serves with one changed byte. */
let changed: string | undefined;
const host = createServer((request, response) => {
  const name = request.url?.slice(1) ?? '';
  const file = path.join(dist, name);
  if (!existsSync(file)) return void response.writeHead(404).end();
  const bytes = readFileSync(file);
  if (name === changed) bytes[bytes.length - 1] = 32;
  response.end(bytes);
});
let address: string;

beforeAll(async () => {
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(() => {
  host.closeAllConnections();
  host.close();
});

it('accepts a host that serves the build, and rejects another digest', async () => {
  expect(Object.keys(build.files)).toEqual(
    expect.arrayContaining(['index.html', 'sw.js', 'rwa-assets/_id.html']),
  );
  expect(await compareHost(address, build.digest)).toEqual([]);
  expect(await compareHost(address, '0'.repeat(64))).toEqual([`the host has build ${build.digest}`]);
});

it('detects a single changed byte in the files of a host', async () => {
  changed = Object.keys(build.files).find((file) => /^assets\/vendor-/.test(file));
  expect(changed).toBeDefined();
  expect(await compareHost(address, build.digest)).toEqual([`${changed}: other bytes`]);
});
