import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { getFreePort, startServers, stopServers } from '../../../scripts/servers.ts';
import { run } from '../../../scripts/tarball.ts';
import { isNightly } from '../test/nightly.ts';
import { launchBrowser } from './browser.ts';
import { startSandbox } from './installed-sandbox.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const sandbox = await startSandbox(['--data', './examples-data']);
afterAll(() => sandbox.stop());

test('examples/node-script lists the assets and a portfolio', async () => {
  const cwd = await installExample('node-script');
  const env = { ...process.env, GLI_API: sandbox.address };
  expect(await run(process.execPath, ['assets.ts'], { cwd, env })).toMatch(
    /Aewol Ocean Resort[\s\S]*holds 3 of them/,
  );
});

test.runIf(isNightly)('examples/react-assets shows the assets, logs a member in and invests', async () => {
  const cwd = await installExample('react-assets');
  await run('npm', ['run', 'build'], { cwd });
  const port = await getFreePort();
  const url = `http://127.0.0.1:${port}/`;
  const vite = path.join(cwd, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'];
  const servers = await startServers([
    { name: 'The example', url, cwd, args, env: { GLI_ORIGIN: sandbox.origin } },
  ]);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.getByRole('heading', { name: 'Aewol Ocean Resort' }).waitFor();
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Welcome,').waitFor();
    const asset = page.getByRole('listitem').filter({ hasText: 'Aewol Ocean Resort' });
    await asset.getByRole('button', { name: /Invest/ }).click();
    await asset.getByRole('status').filter({ hasText: 'Invested.' }).waitFor();
  } finally {
    await browser.close();
    await stopServers(servers);
  }
});

test.runIf(isNightly)(
  'examples/next-assets renders the assets on the server and keeps a login across a reload',
  async () => {
    const cwd = await installExample('next-assets');
    // The rewrite to the API is fixed at build time, so the build also needs its address.
    const env = { GLI_ORIGIN: sandbox.origin, NEXT_TELEMETRY_DISABLED: '1' };
    await run('npm', ['run', 'build'], { cwd, env: { ...process.env, ...env } });
    const port = await getFreePort();
    const url = `http://127.0.0.1:${port}/`;
    const next = path.join(cwd, 'node_modules/next/dist/bin/next');
    const args = [next, 'start', '-p', String(port), '-H', '127.0.0.1'];
    const servers = await startServers([{ name: 'The example', url, cwd, args, env }]);
    const browser = await launchBrowser();
    try {
      expect(await (await fetch(url)).text()).toContain('<h2>Aewol Ocean Resort</h2>');
      const page = await browser.newPage();
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.goto(url);
      const logIn = page.getByRole('button', { name: 'Log in' });
      await logIn.waitFor();
      expect(requests.filter((address) => address.includes('/api/'))).toEqual([]);
      await logIn.click();
      await page.getByText('Welcome,').waitFor();
      await page.reload();
      await page.getByText('Welcome,').waitFor();
    } finally {
      await browser.close();
      await stopServers(servers);
    }
  },
);

/** Copies an example out of the repository, installs it with the SDK's tarball, and returns its folder. */
async function installExample(name: string): Promise<string> {
  const folder = path.join(path.dirname(inject('home')), name);
  await cp(path.join(root, 'examples', name), folder, {
    recursive: true,
    filter: (source) => !/node_modules|dist$/.test(path.relative(root, source)),
  });
  const file = path.join(folder, 'package.json');
  const manifest = await readFile(file, 'utf8');
  await writeFile(file, manifest.replace(/("@gli\/sdk": )"[^"]*"/, `$1"file:${inject('tarballs').sdk}"`));
  // pnpm's cache has the same versions of all other packages.
  await writeFile(path.join(folder, 'pnpm-workspace.yaml'), 'packages: []\n');
  await run('pnpm', ['install', '--prefer-offline', '--ignore-scripts'], { cwd: folder });
  return folder;
}
