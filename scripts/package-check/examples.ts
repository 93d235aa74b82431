import { type ChildProcess, execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { root } from '../root.ts';
import { startServers } from '../servers.ts';

const run = promisify(execFile);

export type Place = {
  /** An empty folder for the examples. */
  readonly folder: string;
  /** Path of the SDK's tarball. */
  readonly sdk: string;
  /** Address of a running sandbox, `/api` included. */
  readonly address: string;
  readonly freePort: () => Promise<number>;
};

/** Installs the examples from the SDK's tarball as a reader does, builds and runs them against the sandbox. */
export async function runExamples(place: Place, browser: Browser): Promise<void> {
  await runNodeScript(place);
  await openStarter(place, browser);
}

async function runNodeScript(place: Place): Promise<void> {
  const home = await install('node-script', place);
  const { stdout } = await run(process.execPath, ['assets.ts'], {
    cwd: home,
    env: { ...process.env, GLI_API: place.address },
  });
  if (!/Aewol Ocean Resort[\s\S]*holds 3 of them/.test(stdout))
    throw new Error(`examples/node-script prints:\n${stdout}`);
  console.log('examples/node-script lists the assets and a portfolio.');
}

/** The assets are on the screen, and a member invests. */
async function openStarter(place: Place, browser: Browser): Promise<void> {
  const home = await install('react-assets', place);
  await run('npm', ['run', 'build'], { cwd: home });
  const port = await place.freePort();
  const url = `http://127.0.0.1:${port}/`;
  const vite = path.join(home, 'node_modules/vite/bin/vite.js');
  const children: ChildProcess[] = await startServers([
    {
      name: 'The starter',
      url,
      cwd: home,
      args: [vite, 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
      env: { GLI_ORIGIN: new URL(place.address).origin },
    },
  ]);
  const page = await browser.newPage();
  try {
    await page.goto(url);
    await page.getByRole('heading', { name: 'Aewol Ocean Resort' }).waitFor();
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Welcome,').waitFor();
    const asset = page.getByRole('listitem').filter({ hasText: 'Aewol Ocean Resort' });
    await asset.getByRole('button', { name: /Invest/ }).click();
    await asset.getByRole('status').filter({ hasText: 'Invested.' }).waitFor();
    console.log('examples/react-assets shows the assets, logs a member in and invests.');
  } finally {
    await page.close();
    for (const child of children) child.kill('SIGTERM');
  }
}

async function install(name: string, { folder, sdk }: Place): Promise<string> {
  const home = path.join(folder, name);
  await cp(path.join(root, 'examples', name), home, {
    recursive: true,
    filter: (source) => !/node_modules|dist$/.test(path.relative(root, source)),
  });
  const file = path.join(home, 'package.json');
  const manifest = (await readFile(file, 'utf8')).replace(/("@gli\/sdk": )"[^"]*"/, `$1"file:${sdk}"`);
  await writeFile(file, manifest);
  // By pnpm, which has the same versions of everything else at hand.
  await writeFile(path.join(home, 'pnpm-workspace.yaml'), 'packages: []\n');
  await run('pnpm', ['install', '--prefer-offline', '--ignore-scripts'], { cwd: home });
  return home;
}
