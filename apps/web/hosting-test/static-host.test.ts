// Tests a static host (sirv) that serves pages by name, one document for all other paths, and the headers in
// `_headers`.
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningSandbox, startSandbox } from '@gli/testkit';
import type { Browser } from '@playwright/test';
import sirv from 'sirv';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SETTINGS_FILE, VERSION_FILE } from '../hosting/build-files.ts';
import { compareHost } from '../hosting/compare-host.ts';
import { launchBrowser, openPage } from './open-page.ts';

const SUPPORT = 'care@host.example';

const site = mkdtempSync(path.join(tmpdir(), 'gli-static-host-'));
const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
// `dev` reads the folder on every request, so that the host's own file can change.
const serve = sirv(site, {
  dev: true,
  single: true,
  setHeaders(response, pathname) {
    for (const [name, value] of headersFor(pathname)) response.setHeader(name, value);
  },
});
const host = createServer((request, response) =>
  serve(request, response, () => void response.writeHead(404).end()),
);
let address: string;
let sandbox: RunningSandbox;
let browser: Browser;

beforeAll(async () => {
  cpSync(path.join(import.meta.dirname, '../dist'), site, { recursive: true });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  [sandbox, browser] = await Promise.all([startSandbox(), launchBrowser()]);
});
afterAll(async () => {
  host.closeAllConnections();
  host.close();
  await Promise.all([sandbox?.stop(), browser?.close()]);
  rmSync(site, { recursive: true });
});

it.each([
  ['/', '/'],
  ['/shopping', '/shopping'],
  ['/rwa-assets?page=2', '/rwa-assets'],
  ['/rwa-assets/ast_5gw8n2kd7q', '/'],
  ['/no-such-page', '/'],
])('serves %s with a document and the content security policy', async (page, document) => {
  const response = await fetch(address + page);
  expect(response.status).toBe(200);
  expect(/<html[^>]* data-path="([^"]+)"/.exec(await response.text())?.[1]).toBe(document);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; /);
});

it('serves files with the build’s cache rules', async () => {
  const readCacheControl = async (file: string) => (await fetch(address + file)).headers.get('cache-control');
  const [chunk] = /\/assets\/index-[^"]+\.js/.exec(read('index.html')) ?? [];
  expect(await readCacheControl(chunk ?? '')).toBe('public, max-age=31536000, immutable');
  for (const file of ['/sw.js', '/version.json', '/settings.json']) {
    expect(await readCacheControl(file), file).toBe('no-cache');
  }
  expect((await fetch(`${address}/assets/none.js`)).status).toBe(404);
});

it('works with an API on another origin, even for a returning visitor', async () => {
  const { page, problems } = await openPage(browser);
  const support = (name: string) => page.getByRole('link', { name }).waitFor();
  // On this visit, the service worker caches the documents.
  await page.goto(`${address}/help-center`);
  await support('help@gli.example');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await support('help@gli.example');

  const api = new URL(sandbox.apiUrl);
  set({ api: api.href, network: 'testnet', support: SUPPORT });
  const allowed = read('_headers').replace(/(connect-src|img-src) [^;]*/g, `$& ${api.origin}`);
  writeFileSync(path.join(site, '_headers'), allowed);
  problems.length = 0;
  await page.reload();
  await support(SUPPORT);
  await page.getByText('The GLI platform runs on a test network (Testnet)').waitFor();
  const { version, digest } = JSON.parse(read(VERSION_FILE));
  await page.getByText('For developers').click();
  await page.getByText(`Version ${version} (${digest.slice(0, 12)})`, { exact: true }).waitFor();
  expect(await compareHost(address, digest)).toEqual([]);

  const misdirected: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${address}/api/`)) misdirected.push(request.url());
  });
  await page.goto(`${address}/login?redirect=%2Fmypage%3Ftab%3Dprofile`);
  await page.getByLabel('Email').fill('seoyeon.kim@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('gli-sandbox-2026');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const picture = page.getByRole('main').locator(`img[src^="${api.origin}/media/avatars/"]`).first();
  await picture.waitFor();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.width)),
  ).toBeGreaterThan(0);
  await page.goto(`${address}/rwa-assets/ast_2vx6p9rm4t`);
  await page.getByRole('heading', { level: 1, name: 'Gangneung Pine Villas' }).waitFor();
  expect(misdirected).toEqual([]);
  expect(problems).toEqual([]);

  set({ api: 'http://api.host.example' });
  await page.reload();
  await page.getByText('This site’s settings aren’t valid (settings.json: api)').waitFor();
  set({});
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('banner').waitFor();
});

it('shows a page in the visitor’s language if the host serves another page’s document', async () => {
  const { page } = await openPage(browser, 'ko-KR');
  await page.goto(`${address}/no-such-page`);
  await page.getByRole('heading', { level: 1, name: '페이지를 찾을 수 없습니다' }).waitFor();
  await page.goto(`${address}/terms`);
  await page.getByRole('heading', { level: 1, name: '이용약관' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('ko');
});

function set(settings: object): void {
  writeFileSync(path.join(site, SETTINGS_FILE), JSON.stringify(settings));
}

/** Parses `_headers`: a line with a path, followed by its headers. `*` matches the rest of a path. */
function headersFor(pathname: string): [string, string][] {
  return read('_headers')
    .trim()
    .split(/\n\n/)
    .flatMap((block) => {
      const [place = '', ...lines] = block.split('\n');
      const matches = place.endsWith('*') ? pathname.startsWith(place.slice(0, -1)) : pathname === place;
      return matches ? lines.map((line): [string, string] => splitHeader(line.trim())) : [];
    });
}

function splitHeader(line: string): [string, string] {
  const at = line.indexOf(': ');
  return [line.slice(0, at), line.slice(at + 2)];
}
