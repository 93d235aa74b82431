// The sandbox as an integrator gets it: packed, installed in an empty folder, started, and used over HTTP with the SDK
// from its tarball; then every program of the documentation that it
// serves is run, its pages are looked at, and the examples are built.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findOrInstallChromium } from './browsers.ts';
import { runDocumentationPrograms } from './package-check/documentation-programs.ts';
import { checkDocumentationSite } from './package-check/documentation-site.ts';
import { runExamples } from './package-check/examples.ts';
import { type Installed, refusal, startSandbox } from './package-check/installed-sandbox.ts';
import { root } from './root.ts';

const run = promisify(execFile);
const consumer = path.join(root, 'scripts/consumer');

const folder = await mkdtemp(path.join(tmpdir(), 'gli-sandbox-'));
try {
  const tarballs = [await pack('@gli/sdk', 'packages/sdk'), await pack('@gli/sandbox', 'apps/sandbox')];
  const installed = await install(tarballs);
  await journey(installed);
  await refusals(installed);
  await programs(installed);
  await inBrowser(installed, tarballs);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function pack(name: string, place: string): Promise<string> {
  await run('pnpm', ['--filter', name, 'run', 'build'], { cwd: root }).catch(showOutput);
  const target = path.join(folder, 'tarballs', path.basename(place));
  await mkdir(target, { recursive: true });
  await run('pnpm', ['pack', '--pack-destination', target], { cwd: path.join(root, place) }).catch(
    showOutput,
  );
  const [file] = await readdir(target);
  if (!file) throw new Error(`pnpm pack left no tarball of ${name}.`);
  const tarball = path.join(target, file);
  const { stdout } = await run('tar', ['-tzf', tarball]);
  const stray = stdout.split('\n').filter((entry) => /\/src\/|\.test\.|pgdata/.test(entry));
  if (stray.length > 0)
    throw new Error(`The tarball of ${name} holds files that nobody needs:\n${stray.join('\n')}`);
  return tarball;
}

/** By npm, as most integrators do. */
async function install(tarballs: readonly string[]): Promise<Installed> {
  const home = path.join(folder, 'integrator');
  await mkdir(home);
  await writeFile(path.join(home, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  await run('npm', ['install', ...quiet, ...tarballs], { cwd: home }).catch(showOutput);
  await cp(path.join(consumer, 'sandbox-journey.ts'), path.join(home, 'sandbox-journey.ts'));
  return { home, bin: path.join(home, 'node_modules/.bin/gli-sandbox'), port: await freePort() };
}

async function journey(installed: Installed): Promise<void> {
  const first = await startSandbox(installed);
  console.log(`First start, with migration and demo data: ${first.seconds} s.`);
  await expectPicture(first.address);
  await travel(installed, first.address, 'go');
  await first.stop();
  const second = await startSandbox(installed);
  console.log(`Start with data there: ${second.seconds} s (aim: under 3 s).`);
  await travel(installed, second.address, 'again');
  await second.stop();
}

async function expectPicture(address: string): Promise<void> {
  const { status, headers } = await fetch(new URL('/media/assets/aewol-ocean-resort/cover.svg', address));
  expectSentence(`${status} ${headers.get('Content-Type')}`, /^200 image\/svg\+xml$/);
}

async function travel({ home }: Installed, address: string, mode: 'go' | 'again'): Promise<void> {
  const { stdout } = await run(process.execPath, ['sandbox-journey.ts', mode, 'state.json'], {
    cwd: home,
    env: { ...process.env, GLI_BASE_URL: address },
  }).catch(showOutput);
  console.log(stdout.trim());
}

async function refusals(installed: Installed): Promise<void> {
  const running = await startSandbox(installed);
  const sameFolder = await refusal({ ...installed, port: await freePort() }, []);
  expectSentence(sameFolder, /data folder .* is in use by process \d+/);
  const samePort = await refusal(installed, ['--data', './other']);
  expectSentence(samePort, /port is taken by another program.*--port/);
  await running.stop();
  console.log('A second process on the same folder, and a taken port, are refused in a sentence.');
}

async function programs(installed: Installed): Promise<void> {
  const reset = await startSandbox(installed, ['--reset', '--allow-reset']);
  await expectForgotten(installed, reset.address);
  await runDocumentationPrograms(installed.home, reset.address);
  await reset.stop();
}

async function inBrowser(installed: Installed, [sdk = '']: readonly string[]): Promise<void> {
  const running = await startSandbox(installed, ['--reset']);
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await checkDocumentationSite(new URL(running.address).origin, browser);
    const place = { folder: path.join(folder, 'examples'), sdk, address: running.address, freePort };
    await runExamples(place, browser);
  } finally {
    await browser.close();
    await running.stop();
  }
}

/** After `--reset` the traveller's account is gone. */
async function expectForgotten({ home }: Installed, address: string): Promise<void> {
  const env = { ...process.env, GLI_BASE_URL: address };
  const again = run(process.execPath, ['sandbox-journey.ts', 'again', 'state.json'], { cwd: home, env });
  const output = await again.then(() => '').catch((error: { stderr: string }) => error.stderr);
  expectSentence(output, /invalid_credentials/);
  console.log('--reset starts over.');
}

function expectSentence(text: string, sentence: RegExp): void {
  if (!sentence.test(text)) throw new Error(`Expected ${sentence} in:\n${text}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function showOutput(error: { stdout?: string; stderr?: string; message: string }): never {
  throw new Error(`${error.message}\n${error.stdout ?? ''}\n${error.stderr ?? ''}`);
}
