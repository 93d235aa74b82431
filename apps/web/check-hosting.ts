// Serves the built app by a real nginx with apps/web/hosting/nginx.conf, and looks at it as a host does: pages, headers, caches,
// compressed files, its own settings, then a second build over the first one while a tab is open.
//   node apps/web/check-hosting.ts
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findOrInstallChromium, findOrInstallNginx } from '../../scripts/browsers.ts';
import { BUILD_FILE, differencesAt } from './build-digest.ts';
import { securityHeaders } from './security-headers.ts';

const builds = [
  path.join(import.meta.dirname, 'dist'),
  path.join(import.meta.dirname, '.cache/with-airdrop'),
] as const;
const POLICY = 'Content-Security-Policy';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const nginx = await findOrInstallNginx();
if (nginx === null) {
  console.log('Skipped: there is no nginx on this machine, and apt cannot install it.');
  process.exit(0);
}

const folder = mkdtempSync(path.join(tmpdir(), 'gli-hosting-'));
const site = path.join(folder, 'site');
const api = createServer((request, response) => response.end(`API ${request.url}`));
api.listen(0, '127.0.0.1');
await once(api, 'listening');
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
deploy(builds[0]);
writeFileSync(path.join(folder, 'nginx.conf'), configuration());
const server = spawn(nginx, ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await answers();
  await checkPages();
  await checkFiles();
  await checkSettings();
  await checkSecondBuild();
  console.log('Pages, headers, caches, compressed files and a second build: as they should be.');
} finally {
  server.kill();
  api.close();
  if (server.exitCode === null) await once(server, 'exit');
  rmSync(folder, { recursive: true });
}

/** As a host puts a build in place: over the last one. */
function deploy(build: string): void {
  cpSync(build, site, { recursive: true });
}

/** The file that hosts copy, with the address, the folder and the API of this run. */
function configuration(): string {
  const file = readFileSync(path.join(import.meta.dirname, 'hosting/nginx.conf'), 'utf8');
  const change = (text: string, from: string | RegExp, to: string) => {
    const changed = text.replaceAll(from, to);
    assert.notEqual(changed, text, `hosting/nginx.conf has no ${from}`);
    return changed;
  };
  const { port: apiPort } = api.address() as AddressInfo;
  const hasBrotli = existsSync(brotli);
  const host = [
    ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
    [/ {2}ssl_.*\n/g, ''],
    ['/srv/gli', site],
    ['set $gli_origins "";', 'set $gli_origins "";\n  location = /worker { return 200 $pid; }'],
    ['root /srv;', `root ${folder};`],
    ['/gli/settings.json', '/site/settings.json'],
    ['https://api.example', `http://127.0.0.1:${apiPort}`],
    ['# brotli_static on;', hasBrotli ? 'brotli_static on;' : ''],
  ] as const;
  const changed = host.reduce((text, [from, to]) => change(text, from, to), file);
  mkdirSync(path.join(folder, 'temporary'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/temporary/${kind};`)
    .join('\n');
  const load = hasBrotli ? `load_module ${brotli};\n` : '';
  // A master as root gives its workers to a user who cannot read a folder of root.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  // A reload ends the connections that are kept, also one on which a request is just being sent.
  return `${load}${user}daemon off;\nworker_processes 1;\npid ${folder}/pid;\nevents {}\nhttp {\nkeepalive_timeout 0;\ninclude /etc/nginx/mime.types;\naccess_log off;\nerror_log stderr crit;\n${temporary}\n${changed}}\n`;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return free;
}

async function answers(): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(address).catch(() => null)) return;
    assert.equal(server.exitCode, null, 'nginx has ended');
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error('nginx does not answer.');
}

/** Deep links have documents of their own, and what is no page has the status that says so. */
async function checkPages(): Promise<void> {
  const pages = {
    '/': '/',
    '/login': '/login',
    '/shopping': '/shopping',
    '/shopping/': '/shopping',
    '/rwa-assets?page=2': '/rwa-assets',
    '/rwa-assets/ast_5gw8n2kd7q': '/rwa-assets/:id',
    '/shopping/product/prd_1/': '/shopping/product/:id',
  };
  for (const [page, document] of Object.entries(pages)) {
    const response = await fetch(address + page);
    assert.equal(response.status, 200, page);
    const text = await response.text();
    assert.equal(/<html[^>]* data-path="([^"]+)"/.exec(text)?.[1], document, page);
    assert.match(response.headers.get('link') ?? '', /^<\/assets\/integrity-.*rel=preload/, page);
    assert.equal(policyIn(response.headers), policyFor(text), page);
  }
  for (const missing of ['/no-such-page', '/_headers', '/_policies.nginx.conf', '/assets/none.js']) {
    const response = await fetch(address + missing);
    assert.equal(response.status, 404, missing);
    const hasApp = (await response.text()).includes('data-path="/"');
    assert.equal(hasApp, !missing.startsWith('/assets/'), missing);
    assert.doesNotMatch(response.headers.get('cache-control') ?? '', /immutable/, missing);
  }
  assert.equal(await (await fetch(`${address}/api/v1/rates/?x=1`)).text(), 'API /api/v1/rates/?x=1');
}

/** With nothing where nginx.conf can name other origins. */
function policyIn(headers: Headers): string | undefined {
  return headers.get(POLICY)?.replaceAll(' ;', ';');
}

function policyFor(page: string): string | undefined {
  return securityHeaders(page)[POLICY];
}

/** Every byte is the build's, compressed or not, with the headers of the build. */
async function checkFiles(): Promise<void> {
  const { digest, files } = JSON.parse(readFileSync(path.join(builds[0], BUILD_FILE), 'utf8'));
  assert.deepEqual(await differencesAt(address, digest), []);
  const version = await (await fetch(`${address}/version.json`)).json();
  assert.equal(version.digest, digest);
  const names = Object.keys(files);
  const chunk = names.find((file) => file.startsWith('assets/app-'));
  const home = readFileSync(path.join(builds[0], 'index.html'), 'utf8');
  const cached = {
    '/': 'no-cache',
    '/no-such-page': 'no-cache',
    '/sw.js': 'no-cache',
    '/version.json': 'no-cache',
    '/settings.json': 'no-cache',
    '/manifest.webmanifest': 'no-cache',
    [`/${chunk}`]: 'public, max-age=31536000, immutable',
  };
  for (const [file, rule] of Object.entries(cached)) {
    const { headers } = await fetch(address + file);
    assert.equal(headers.get('cache-control'), rule, file);
    assert.equal(policyIn(headers), policyFor(['/', '/no-such-page'].includes(file) ? home : ''), file);
    assert.equal(headers.get('x-content-type-options'), 'nosniff', file);
    const isCompressed = /^(br|gzip)$/.test(headers.get('content-encoding') ?? '');
    assert.equal(isCompressed, !['/version.json', '/settings.json'].includes(file), file);
  }
}

/** Its own file, wherever builds come and go, and its one line of the configuration. */
async function checkSettings(): Promise<void> {
  const read = async () => (await fetch(`${address}/settings.json`)).text();
  assert.equal(await read(), readFileSync(path.join(site, 'settings.json'), 'utf8'));
  const own = JSON.stringify({ api: 'https://api.example/api' });
  writeFileSync(path.join(folder, 'gli-settings.json'), own);
  const file = path.join(folder, 'nginx.conf');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('set $gli_origins ""', 'set $gli_origins "https://api.example"'));
  await reload();
  assert.equal(await read(), own);
  assert.match(
    (await policyOf()) ?? '',
    /img-src [^;]* https:\/\/api\.example;.*connect-src [^;]* https:\/\/api\.example;/,
  );
  assert.deepEqual(await differencesAt(address), []);
  rmSync(path.join(folder, 'gli-settings.json'));
}

/** A reload is over when the worker before it has ended: until then either may answer. */
async function reload(): Promise<void> {
  const worker = Number(await (await fetch(`${address}/worker`)).text());
  server.kill('SIGHUP');
  while (isRunning(worker)) await new Promise((later) => setTimeout(later, 50));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function policyOf(): Promise<string | null> {
  return (await fetch(address)).headers.get(POLICY);
}

/** A tab of the first build still finds its files, is offered the second one, and gets it. */
async function checkSecondBuild(): Promise<void> {
  const chromiumPath = process.env.GLI_HEADLESS_SHELL ?? (await findOrInstallChromium());
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ locale: 'en-US' });
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    const entry = () => page.locator('#root').getAttribute('data-entry');
    await page.goto(`${address}/terms`);
    const first = await entry();
    await page.evaluate(() => navigator.serviceWorker.ready);
    deploy(builds[1]);
    await reload();
    await page.getByRole('link', { name: 'Help center' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Help center' }).waitFor();
    assert.equal(await entry(), first);
    await page.getByText('An older one. Reload the page').waitFor();
    assert.equal((await fetch(address + first)).status, 200);
    await page.reload();
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.locator(`#root:not([data-entry="${first}"])`).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Help center' }).waitFor();
    assert.deepEqual(problems, []);
  } finally {
    await browser.close();
  }
}
