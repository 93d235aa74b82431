import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { type RunningSandbox, startSandbox } from '@gli/testkit';
import { AVATAR_MAX_BYTES } from '@gli/validation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUILD_FILE } from '../hosting/build-files.ts';
import { compareHost } from '../hosting/compare-host.ts';
import { createNginx } from '../hosting/local-nginx.ts';
import { securityHeaders } from '../hosting/security-headers.ts';
import { createNameServer } from './name-server.ts';
import { copyAsNextBuild } from './next-build.ts';
import { launchBrowser, openPage } from './open-page.ts';

const PORT = 4176;
const PLAIN_PORT = 4177;
const address = `https://127.0.0.1:${PORT}`;
const POLICY = 'Content-Security-Policy';
const dist = path.join(import.meta.dirname, '../dist');
const { digest, files }: { digest: string; files: Record<string, string> } = JSON.parse(
  readFileSync(path.join(dist, BUILD_FILE), 'utf8'),
);

const folder = mkdtempSync(path.join(tmpdir(), 'gli-hosting-'));
const site = path.join(folder, 'site');
const nextBuild = path.join(folder, 'next');
const names = createNameServer();
let api: RunningSandbox;
let nginx: Awaited<ReturnType<typeof createNginx>>;

beforeAll(async () => {
  await copyAsNextBuild(dist, nextBuild);
  cpSync(dist, site, { recursive: true });
  api = await startSandbox({ seed: 'empty', trustProxy: ['127.0.0.1'] });
  nginx = await createNginx({
    folder,
    port: PORT,
    plainPort: PLAIN_PORT,
    api: new URL(api.apiUrl).origin,
    resolver: await names.listen(),
  });
  setDefaultCACertificates([nginx.certificate]);
  await nginx.start();
});
afterAll(async () => {
  await nginx?.stop();
  await api?.stop();
  names.close();
  rmSync(folder, { recursive: true });
});

it.each([
  ['/', '/'],
  ['/shopping', '/shopping'],
  ['/shopping/', '/shopping'],
  ['/rwa-assets?page=2', '/rwa-assets'],
  ['/rwa-assets/ast_5gw8n2kd7q', '/rwa-assets/:id'],
  ['/shopping/product/prd_1/', '/shopping/product/:id'],
])('serves %s with its own document and content security policy', async (page, document) => {
  const response = await fetch(address + page);
  const text = await response.text();
  expect(response.status).toBe(200);
  expect(/<html[^>]* data-path="([^"]+)"/.exec(text)?.[1]).toBe(document);
  expect(policyIn(response.headers)).toBe(securityHeaders(text)[POLICY]);
});

it.each(['/no-such-page', '/_headers', '/_policies.nginx.conf', '/assets/none.js'])(
  'responds to %s with 404',
  async (missing) => {
    const response = await fetch(address + missing);
    expect(response.status).toBe(404);
    expect((await response.text()).includes('data-path="/"')).toBe(!missing.startsWith('/assets/'));
    expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
  },
);

it('serves pages over HTTP/2', async () => {
  const session = connect(address);
  try {
    const [headers] = await once(session.request({ ':path': '/shopping' }), 'response');
    expect([session.alpnProtocol, headers[':status']]).toEqual(['h2', 200]);
  } finally {
    session.destroy();
  }
});

it('forwards API requests', async () => {
  const response = await fetch(`${address}/api/v1/rwa/assets/?page_size=1`);
  expect((await response.json()).next).toContain('page_size=1&page=2');
});

it('tells the API the client’s address, not the one that a client claims', async () => {
  const headers = await register('oh.sea@example.com', { 'X-Forwarded-For': '203.0.113.7' });
  const sessions = await (await fetch(`${address}/api/auth/sessions/`, { headers })).json();
  expect(sessions[0].ip).toBe('127.0.*.*');
});

it('leaves rejecting files that are slightly too large to the API, and rejects far larger ones as in the contract', async () => {
  const headers = await register('sea.oh@example.com');
  const picture = readFileSync(path.join(dist, 'img/logo/logo.png'));
  const upload = async (size: number) => {
    const body = new FormData();
    body.append(
      'avatar',
      new File([picture, new Uint8Array(size - picture.length)], 'sea.png', { type: 'image/png' }),
    );
    const response = await fetch(`${address}/api/user/profile/avatar/`, { method: 'POST', headers, body });
    return [response.status, (await response.json()).code];
  };
  expect(await upload(AVATAR_MAX_BYTES)).toEqual([200, undefined]);
  expect(await upload(AVATAR_MAX_BYTES + 1)).toEqual([413, 'file_too_large']);
  expect(await upload(2 * AVATAR_MAX_BYTES)).toEqual([413, 'payload_too_large']);
});

it('limits the logins of an address as in the contract', async () => {
  const body = JSON.stringify({ username: 'nobody@example.com', password: 'wrong-password' });
  const headers = { 'Content-Type': 'application/json' };
  const logIn = () => fetch(`${address}/api/auth/login/`, { method: 'POST', headers, body });
  const responses = await Promise.all(Array.from({ length: 40 }, logIn));
  const bodies = await Promise.all(
    responses.map(async (response) => [response.status, await response.json()]),
  );
  // The API's own 429 has the header `RateLimit`.
  const limited = responses.flatMap((response, index) =>
    response.headers.has('ratelimit') ? [] : [bodies[index]],
  );
  expect(limited).toContainEqual([429, expect.objectContaining({ code: 'rate_limited' })]);
  expect((await fetch(`${address}/api/team-members/`)).status).toBe(200);
});

it('responds as in the contract while the API is down', async () => {
  await nginx.start('', 'http://127.0.0.1:9');
  const response = await fetch(`${address}/api/team-members/`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({ code: 'server_error' });
  await nginx.start();
});

it('finds the API under its name as soon as the name server knows it', async () => {
  const { port } = new URL(api.apiUrl);
  await nginx.start('', `http://sandbox.localhost:${port}`);
  const readStatus = async () => (await fetch(`${address}/api/team-members/`)).status;
  expect(await readStatus()).toBe(503);
  names.addresses.set('sandbox.localhost', '127.0.0.1');
  expect(await readStatus()).toBe(200);
  await nginx.start();
});

it('redirects plain HTTP and tells browsers to use only TLS', async () => {
  const plain = await fetch(`http://127.0.0.1:${PLAIN_PORT}/shopping?page=2`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://127.0.0.1/shopping?page=2']);
  for (const place of [
    '/',
    '/no-such-page',
    '/assets/none.js',
    '/version.json',
    '/api/team-members/',
    '/api/none',
  ]) {
    const { headers } = await fetch(address + place);
    expect([place, headers.get('strict-transport-security')]).toEqual([place, 'max-age=31536000']);
    expect([place, headers.get('server')]).toEqual([place, 'nginx']);
  }
});

it('serves every file of the build unchanged', async () => {
  expect(await compareHost(address, digest)).toEqual([]);
  expect(await (await fetch(`${address}/version.json`)).json()).toMatchObject({ digest });
});

it.each([
  ['/', 'no-cache', true],
  ['/no-such-page', 'no-cache', true],
  ['/sw.js', 'no-cache', true],
  ['/version.json', 'no-cache', false],
  ['/settings.json', 'no-cache', false],
  ['/manifest.webmanifest', 'no-cache', true],
  [
    `/${Object.keys(files).find((file) => file.startsWith('assets/vendor-'))}`,
    'public, max-age=31536000, immutable',
    true,
  ],
])('serves %s with its cache rule and the security headers', async (file, cacheRule, isCompressed) => {
  const { headers } = await fetch(address + file);
  const hasDocument = file === '/' || file === '/no-such-page';
  const document = hasDocument ? readFileSync(path.join(dist, 'index.html'), 'utf8') : '';
  expect(headers.get('cache-control')).toBe(cacheRule);
  expect(policyIn(headers)).toBe(securityHeaders(document)[POLICY]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(/^(br|gzip)$/.test(headers.get('content-encoding') ?? '')).toBe(isCompressed);
});

it('serves the host’s settings and allows its API origin in the content security policy', async () => {
  const settings = path.join(folder, 'gli-settings.json');
  const own = JSON.stringify({ api: 'https://api.example/api' });
  writeFileSync(settings, own);
  await nginx.start('https://api.example');
  expect(await (await fetch(`${address}/settings.json`)).text()).toBe(own);
  expect((await fetch(address)).headers.get(POLICY)).toMatch(
    /img-src [^;]* https:\/\/api\.example;.*connect-src [^;]* https:\/\/api\.example;/,
  );
  expect(await compareHost(address)).toEqual([]);
  rmSync(settings);
  await nginx.start();
});

it('keeps a tab with the old build working and offers it the new build', async () => {
  const browser = await launchBrowser();
  try {
    const { page, problems } = await openPage(browser);
    const heading = page.getByRole('heading', { level: 1, name: 'Help center' });
    await page.goto(`${address}/terms`);
    const first = await page.locator('script[type=module]').getAttribute('src');
    await page.evaluate(() => navigator.serviceWorker.ready);
    cpSync(nextBuild, site, { recursive: true });
    await nginx.start();
    await page.getByRole('link', { name: 'Help center' }).first().click();
    await heading.waitFor();
    expect(await page.locator('script[type=module]').getAttribute('src')).toBe(first);
    expect((await fetch(`${address}${first}`)).status).toBe(200);
    await page.getByText('You’re on an older version').waitFor();
    // The app does this once an hour. The page has had no worker since it was loaded.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.locator(`script[type=module]:not([src="${first}"])`).waitFor({ state: 'attached' });
    await heading.waitFor();
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
  }
});

/** Registers a member. Returns the headers of their requests. */
async function register(email: string, headers = {}): Promise<Record<string, string>> {
  const response = await fetch(`${address}/api/auth/register/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ name: '오세아', email, password: 'gangneung-pine-1118', terms_accepted: true }),
  });
  const { tokens } = await response.json();
  return { Authorization: `Bearer ${tokens.access_token}` };
}

/** Returns the policy without nginx.conf's placeholder for other origins. */
const policyIn = (headers: Headers) => headers.get(POLICY)?.replaceAll(' ;', ';');
