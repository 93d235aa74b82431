import { request as httpRequest } from 'node:http';
import { expect, it } from 'vitest';
import { startTestSandbox } from '../sandbox.ts';

const { sandbox } = await startTestSandbox({ controls: true, allowedHosts: ['sandbox'] });
const address = new URL(await sandbox.listen(0));
const shared = new URL(await sandbox.listen(0, '0.0.0.0'));

/** Returns the status of a request with any `Host`, which `fetch` does not allow. */
function requestStatus(host: string, path: string, { port } = address): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path, headers: { Host: host, Connection: 'close' } },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    request.on('error', reject);
    request.end();
  });
}

it.each([
  'evil.example',
  `evil.example:${address.port}`,
  'localhost.evil.example',
  '127.0.0.1.nip.io',
  '192.168.0.7',
])('rejects every path with 403 for the host %s', async (host) => {
  for (const path of ['/api/team-members/', '/sandbox/requests/', '/sandbox/health/', '/docs/', '/media/x']) {
    expect([path, await requestStatus(host, path)]).toEqual([path, 403]);
  }
});

it.each([
  'localhost',
  'LOCALHOST:1',
  '127.0.0.1:9',
  '[::1]:4000',
  'gli.localhost',
  'sandbox',
  'sandbox:4000',
])('accepts the host %s', async (host) => {
  expect(await requestStatus(host, '/api/team-members/')).toBe(200);
});

it('accepts IP addresses but no other host names if it allows connections from other machines', async () => {
  expect(await requestStatus('192.168.0.7:4000', '/api/team-members/', shared)).toBe(200);
  expect(await requestStatus('[fe80::1]', '/api/team-members/', shared)).toBe(200);
  expect(await requestStatus('evil.example', '/api/team-members/', shared)).toBe(403);
});
