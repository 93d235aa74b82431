import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildIn, differencesAt } from '../build-digest.ts';
import { test as base, expect } from './test.ts';
import { browserLocale, translations } from './translations.ts';

const dist = path.join(import.meta.dirname, '../dist');
const build = buildIn(dist);
const w = translations.en;

const fileLike = (pattern: RegExp): string =>
  Object.keys(build.files).find((file) => pattern.test(file)) ?? '';
/** The chunk that a source file is in. */
const chunkOf = (source: string): string =>
  JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'))[source].file;

/** A host of the build, and the file of which it serves one byte differently. */
const test = base.extend<{ host: { address: string; changed: string | null } }>({
  host: async ({ baseURL }, use) => {
    const host = { address: '', changed: null as string | null };
    const server = createServer(async (request, response) => {
      const served = await fetch(new URL(request.url ?? '', baseURL));
      const bytes = new Uint8Array(await served.arrayBuffer());
      const file = request.url?.slice(1);
      if (file === host.changed) bytes[bytes.length - 1] = 32;
      for (const name of ['content-type', 'content-security-policy', 'integrity-policy'])
        response.setHeader(name, served.headers.get(name) ?? '');
      if (file?.startsWith('assets/')) response.setHeader('cache-control', 'max-age=31536000, immutable');
      // Every script has to come with its hash.
      else response.setHeader('integrity-policy', 'blocked-destinations=(script)');
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

test('a host can be compared with the build, and one changed byte is found', async ({ baseURL, host }) => {
  const address = baseURL ?? '';
  expect(Object.keys(build.files)).toEqual(
    expect.arrayContaining(['index.html', 'sw.js', 'rwa-assets/_id.html']),
  );
  expect(await differencesAt(address, build.digest)).toEqual([]);
  expect(await differencesAt(address, '0'.repeat(64))).toEqual([`the host has build ${build.digest}`]);

  host.changed = fileLike(/^assets\/app-/);
  expect(await differencesAt(host.address, build.digest)).toEqual([`${host.changed}: other bytes`]);
});

test.describe('one changed byte', () => {
  test.use({ locale: browserLocale.en });

  const refused = /integrity|Failed to (load|fetch)|ScreenLoadError/i;
  const why = 'The page could not be loaded. Try again';

  for (const [kind, file] of Object.entries({
    'the entry': fileLike(/^assets\/index-/),
    'what it imports': fileLike(/^assets\/app-/),
    'the list of hashes': fileLike(/^assets\/integrity-/),
  })) {
    test(`of ${kind} is refused: the page says so, and loads again when the host is right`, async ({
      page,
      host,
      tolerate,
    }) => {
      tolerate(refused);
      host.changed = file;
      await page.goto(`${host.address}/login`);
      await expect(page.locator('#root')).toHaveText(why);
      // What needs no program stays.
      await page.goto(host.address);
      await expect(page.getByRole('heading', { level: 1, name: w.home.heading })).toBeVisible();
      const retry = page.getByRole('link', { name: why });
      await expect(retry).toBeVisible();
      host.changed = null;
      await retry.click();
      await expect(page.locator('#root:not([data-prerendered])')).toBeAttached();
      await expect(retry).toHaveCount(0);
    });
  }

  test('of a screen is refused when it is imported; the rest of the app stays', async ({
    page,
    host,
    tolerate,
  }) => {
    tolerate(refused);
    host.changed = chunkOf('src/features/help/center/HelpCenterScreen.tsx');
    await page.goto(`${host.address}/terms`);
    await page.getByRole('link', { name: w.places['help-center'] }).first().click();
    await expect(page.getByText(w.common.loadFailedTitle)).toBeVisible();
    await page.goto(`${host.address}/help-center`);
    await expect(page.getByText(w.common.loadFailedTitle)).toBeVisible();
    host.changed = null;
    await page.getByRole('button', { name: w.common.reload }).click();
    await expect(page.getByRole('heading', { level: 1, name: w.places['help-center'] })).toBeVisible();
  });

  test('of a stylesheet is refused', async ({ page, host, tolerate }) => {
    tolerate(refused);
    host.changed = fileLike(/^assets\/pretendard-/);
    const watches = page.waitForResponse(`${host.address}/${chunkOf('src/shared/data/response-check.ts')}`);
    await page.goto(`${host.address}/shopping`);
    await watches;
    const refusal = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
    await page.evaluate(() => document.querySelector('main h1')?.append('뷁'));
    await refusal;
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(
      await page.evaluate(() => document.querySelectorAll('style').length),
    );
  });

  test('of the service worker is refused: the page works without one', async ({ browser, host }) => {
    const page = await browser.newPage({ serviceWorkers: 'allow' });
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    host.changed = 'sw.js';
    const refusal = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
    await page.goto(`${host.address}/login`);
    await refusal;
    await expect(page.getByRole('button', { name: w.login.submit })).toBeEnabled();
    expect(await workers()).toBe(0);
    host.changed = null;
    await page.reload();
    await expect.poll(workers).toBe(1);
    await page.context().close();
  });
});
