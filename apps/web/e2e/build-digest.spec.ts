import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildIn, differencesAt } from '../build-digest.ts';
import { expect, test } from './test.ts';

const build = buildIn(path.join(import.meta.dirname, '../dist'));

test('a host can be compared with the build, and one changed byte is found', async ({ baseURL }) => {
  const address = baseURL ?? '';
  expect(Object.keys(build.files)).toEqual(
    expect.arrayContaining(['index.html', 'sw.js', 'rwa-assets/_id.html']),
  );
  expect(await differencesAt(address, build.digest)).toEqual([]);
  expect(await differencesAt(address, '0'.repeat(64))).toEqual([`the host has build ${build.digest}`]);

  const chunk = Object.keys(build.files).find((file) => file.startsWith('assets/app-')) ?? '';
  const host = createServer(async (request, response) => {
    const bytes = new Uint8Array(await (await fetch(new URL(request.url ?? '', address))).arrayBuffer());
    if (request.url === `/${chunk}`) bytes[bytes.length - 1] = 32;
    response.end(bytes);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as AddressInfo;
  expect(await differencesAt(`http://127.0.0.1:${port}`, build.digest)).toEqual([`${chunk}: other bytes`]);
  await new Promise((resolve) => host.close(resolve));
});
