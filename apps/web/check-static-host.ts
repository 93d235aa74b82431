// The build on a static host (sirv: pages by their names, one document for the rest, the headers of `_headers`), with an API
// on another origin: what settings.json and one line of `_headers` change, without another build.
//   node apps/web/check-static-host.ts
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSandbox } from '@gli/testkit';
import { type Browser, chromium, type Page } from '@playwright/test';
import sirv from 'sirv';
import { findOrInstallChromium } from '../../scripts/browsers.ts';
import { differencesAt, SETTINGS_FILE, VERSION_FILE } from './build-digest.ts';

const SUPPORT = 'care@host.example';

const build = path.join(import.meta.dirname, 'dist');
const site = mkdtempSync(path.join(tmpdir(), 'gli-static-host-'));
cpSync(build, site, { recursive: true });
const [sandbox, host, browser] = await Promise.all([
  startSandbox(),
  listen(),
  chromium.launch({
    executablePath: process.env.GLI_HEADLESS_SHELL ?? (await findOrInstallChromium()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  }),
]);
const api = new URL(sandbox.apiUrl);
try {
  await checkAnswers(host.address);
  await checkSettings(browser);
  await checkLanguage(browser);
  console.log(
    'A static host, with an API on another origin: pages, headers, settings and languages as they should be.',
  );
} finally {
  await Promise.all([host.close(), sandbox.stop(), browser.close()]);
  rmSync(site, { recursive: true });
}

/** The same bytes, before and after the host has set where the API is, its network and its address of support. */
async function checkSettings(browser: Browser): Promise<void> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  const problems = problemsOf(page);
  // Somebody who was here before the host was set up, with a worker that has kept the documents.
  await page.goto(`${host.address}/help-center`);
  await page.getByRole('link', { name: 'help@gli.example' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.getByRole('link', { name: 'help@gli.example' }).waitFor();

  set({ api: api.href, network: 'testnet', support: SUPPORT });
  allow(api.origin);
  problems.length = 0;
  await page.reload();
  await page.getByRole('link', { name: SUPPORT }).waitFor();
  await page.getByText('The GLI platform runs on a test network (Testnet)').waitFor();
  const { version, digest } = JSON.parse(readFileSync(path.join(build, VERSION_FILE), 'utf8'));
  await page.getByText(`${version} (${digest.slice(0, 12)})`, { exact: true }).waitFor();
  assert.deepEqual(await differencesAt(host.address, digest), []);

  const own: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${host.address}/api/`)) own.push(request.url());
  });
  await page.goto(`${host.address}/login?redirect=%2Fmypage%3Ftab%3Dprofile`);
  await page.getByLabel('Email').fill('seoyeon.kim@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('gli-sandbox-2026');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const picture = page.getByRole('main').locator(`img[src^="${api.origin}/media/avatars/"]`).first();
  await picture.waitFor();
  assert.ok(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.width > 0)));
  await page.goto(`${host.address}/rwa-assets/ast_2vx6p9rm4t`);
  await page.getByRole('heading', { level: 1, name: 'Gangneung Pine Villas' }).waitFor();
  // The document knows where the API is, too.
  assert.deepEqual(own, []);
  assert.deepEqual(problems, []);

  set({ api: 'http://api.host.example' });
  await page.reload();
  await page.getByText('The settings of this site are not valid (settings.json: api)').waitFor();
  set({});
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('banner').waitFor();
  await context.close();
}

/** A host that has one document for what it does not know: the program says what it is, in the visitor's language. */
async function checkLanguage(browser: Browser): Promise<void> {
  const korean = await browser.newPage({ locale: 'ko-KR' });
  await korean.goto(`${host.address}/no-such-page`);
  await korean.getByRole('heading', { level: 1, name: '페이지를 찾을 수 없습니다' }).waitFor();
  await korean.goto(`${host.address}/terms`);
  await korean.getByRole('heading', { level: 1, name: '이용약관' }).waitFor();
  assert.equal(await korean.locator('html').getAttribute('lang'), 'ko');
  await korean.close();
}

async function listen() {
  const serve = sirv(site, {
    // Reads the folder on every request: the host's own file may change.
    dev: true,
    single: true,
    setHeaders(response, pathname) {
      for (const [name, value] of headersFor(pathname)) response.setHeader(name, value);
    },
  });
  const server = createServer((request, response) =>
    serve(request, response, () => response.writeHead(404).end()),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** As hosts read `_headers`: a line of a path, then its headers; `*` is any rest. */
function headersFor(pathname: string): [string, string][] {
  const blocks = readFileSync(path.join(site, '_headers'), 'utf8').trim().split(/\n\n/);
  return blocks.flatMap((block) => {
    const [place = '', ...lines] = block.split('\n');
    const isOfPlace = place.endsWith('*') ? pathname.startsWith(place.slice(0, -1)) : pathname === place;
    return isOfPlace ? lines.map((line): [string, string] => splitHeader(line.trim())) : [];
  });
}

function splitHeader(line: string): [string, string] {
  const at = line.indexOf(': ');
  return [line.slice(0, at), line.slice(at + 2)];
}

async function checkAnswers(address: string): Promise<void> {
  for (const [page, document] of [
    ['/', '/'],
    ['/shopping', '/shopping'],
    ['/rwa-assets?page=2', '/rwa-assets'],
    ['/rwa-assets/ast_5gw8n2kd7q', '/'],
    ['/no-such-page', '/'],
  ] as const) {
    const response = await fetch(address + page);
    assert.equal(response.status, 200, page);
    assert.equal(/<html[^>]* data-path="([^"]+)"/.exec(await response.text())?.[1], document, page);
    assert.match(response.headers.get('content-security-policy') ?? '', /^default-src 'none'; /, page);
  }
  assert.equal((await fetch(`${address}/assets/none.js`)).status, 404);
  const cacheOf = async (file: string) => (await fetch(address + file)).headers.get('cache-control');
  const [chunk] = /\/assets\/index-[^"]+\.js/.exec(await (await fetch(address)).text()) ?? [];
  assert.equal(await cacheOf(chunk ?? ''), 'public, max-age=31536000, immutable');
  for (const file of ['/sw.js', '/version.json', '/settings.json'])
    assert.equal(await cacheOf(file), 'no-cache');
}

/** The host's own file. */
function set(settings: object): void {
  writeFileSync(path.join(site, SETTINGS_FILE), JSON.stringify(settings));
}

/** The one line of `_headers` that an API on another origin changes. */
function allow(origin: string): void {
  const file = path.join(site, '_headers');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(connect-src|img-src) [^;]*/g, `$& ${origin}`));
}

function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error')
      problems.push(`${message.text()} (${page.url()} ${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return problems;
}
