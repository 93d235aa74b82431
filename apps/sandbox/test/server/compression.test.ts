import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { signIn } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const test = await startTestSandbox();
const kim = await signIn(test);
const address = await test.sandbox.listen(0);

/** Reads a response over the network, without decompressing it. */
async function read(path: string, acceptEncoding = 'gzip, deflate, br') {
  const headers = {
    'Accept-Encoding': acceptEncoding,
    Authorization: `Bearer ${kim.access}`,
    Connection: 'close',
  };
  const [response]: [IncomingMessage] = (await once(get(`${address}${path}`, { headers }), 'response')) as [
    IncomingMessage,
  ];
  return { headers: response.headers, bytes: Buffer.concat(await response.toArray()) };
}

it('compresses a list, and sends it as it is to a client that does not accept gzip', async () => {
  const compressed = await read('/v1/rwa/assets/');
  const plain = await read('/v1/rwa/assets/', 'identity');
  expect([compressed, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', undefined]);
  for (const { headers } of [compressed, plain]) expect(headers.vary).toContain('Accept-Encoding');
  expect(compressed.bytes.length).toBeLessThan(plain.bytes.length / 2);
  expect(gunzipSync(compressed.bytes)).toEqual(plain.bytes);
});

it('keeps the tag of a resource strong, so that If-Match accepts it', async () => {
  const { headers } = await read('/user/profile/');
  expect([headers['content-encoding'], headers.etag]).toEqual([undefined, expect.stringMatching(/^"/)]);
});

it('leaves a small response as it is', async () => {
  expect((await read('/nowhere/')).headers['content-encoding']).toBeUndefined();
});
