import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildIn } from '../hosting/build-files.ts';
import { compareHost } from '../hosting/compare-host.ts';
import { test as base, expect } from './test.ts';

const dist = path.join(import.meta.dirname, '../dist');
const build = buildIn(dist);

const fileLike = (pattern: RegExp): string =>
  Object.keys(build.files).find((file) => pattern.test(file)) ?? '';
/** Serves the build with one byte changed in the file `changed`. */
const test = base.extend<{ host: { address: string; changed: string | null } }>({
  host: async ({ baseURL }, use) => {
    const host = { address: '', changed: null as string | null };
    const server = createServer(async (request, response) => {
      const served = await fetch(new URL(request.url ?? '', baseURL));
      const bytes = new Uint8Array(await served.arrayBuffer());
      const file = request.url?.slice(1);
      if (file === host.changed) bytes[bytes.length - 1] = 32;
      response.writeHead(served.status).end(bytes);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    host.address = `http://127.0.0.1:${port}`;
    await use(host);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

test('detects a single changed byte in the files of a host', async ({ baseURL, host }) => {
  const address = baseURL ?? '';
  expect(Object.keys(build.files)).toEqual(
    expect.arrayContaining(['index.html', 'sw.js', 'rwa-assets/_id.html']),
  );
  expect(await compareHost(address, build.digest)).toEqual([]);
  expect(await compareHost(address, '0'.repeat(64))).toEqual([`the host has build ${build.digest}`]);

  host.changed = fileLike(/^assets\/vendor-/);
  expect(await compareHost(host.address, build.digest)).toEqual([`${host.changed}: other bytes`]);
});
